import TicketSchema

/// Makes values that a field may be sent as: good ones, odd ones that are accepted, and wrong ones.
struct ValueMaker {
  let dice: Dice

  /// A value for a field.
  func value(for field: TicketField) -> JSONTree {
    switch dice.below(20) {
    case 0: return .raw("null")
    case 1: return dice.pick([.raw("true"), .raw("{}"), .raw("[[]]"), .text(""), .raw("1e400")])
    case 2: return number(dice.pick(Self.numbers))
    case 3: return .text(dice.pick(Pool.texts))
    case 4 where !field.absentTexts.isEmpty: return number(dice.pick(field.absentTexts))
    default: return good(field.type)
    }
  }

  private static let numbers = [
    "0", "1", "-1", "20", "20.0", "2e1", "10.50", "-0.0", "0.001", "9007199254740993", "1.5",
    "9223372036854775808", "12345678901234567890123456789012345678", "1E-7", "99.995",
    "123456789012345678901234567890123456789.5", "8折", "01", "+1", " 1", "0x1", "-",
  ]

  /// A number, or where the text is none a string; numbers are strings at times.
  private func number(_ text: String) -> JSONTree {
    !JSONTree.isNumber(text) || dice.chance(40) ? .text(text) : .raw(text)
  }

  private func good(_ type: FieldType) -> JSONTree {
    switch type {
    case .string: return dice.chance(80) ? .text(dice.pick(Pool.texts)) : number("28.50")
    case .bool:
      return dice.pick([
        .raw("true"), .raw("false"), .raw("0"), .raw("1"), .text("yes"), .text("N"), .text("FALSE"),
      ])
    case .integer: return number(dice.pick(["0", "1", "20", "-3", "20.0", "2e1", "1234567"]))
    case .decimal, .money:
      return number(dice.pick(["0", "20", "10.50", "1234.565", "-3", "150", "1e3", "0.005"]))
    case .rate(let options): return number(rate(options))
    case .date(let options):
      let text = DateTexts(format: options.format).text(dice)
      return options.format.hasSuffix("seconds") ? number(text) : .text(text)
    case .enumeration(let type): return enumValue(type)
    case .list(let element): return list(element)
    }
  }

  private func rate(_ options: RateOptions) -> String {
    let sign = options.isNegated ? "-" : ""
    let number =
      switch options.form {
      case .percentOff, .percentPaid: dice.pick(["15", "85", "0", "100", "12.5"])
      case .fractionOff, .fractionPaid: dice.pick(["0.15", "1", "0", "0.333333333333"])
      case .basisPointsOff: dice.pick(["1500", "10000", "1"])
      case .tenthsPaid: dice.pick(["8.5", "10", "0", "9.75"])
      }
    return sign + number
  }

  private func enumValue(_ type: EnumType) -> JSONTree {
    let values = type.cases.flatMap(\.values)
    return number(values.isEmpty || dice.chance(20) ? "new" : dice.pick(values))
  }

  private func list(_ element: ListElement) -> JSONTree {
    let type = element.fieldType
    if dice.chance(15) { return good(type) }
    return .array(
      (0..<dice.below(5)).map { _ in
        switch dice.below(20) {
        case 0: .raw("null")
        case 1: .raw("{}")
        default: good(type)
        }
      })
  }
}
