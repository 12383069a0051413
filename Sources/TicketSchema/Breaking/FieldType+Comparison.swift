import YAMLSyntax

extension FieldType {
  /// Whether every value that the other type takes is taken by this one, whatever it means.
  func accepts(allOf other: FieldType) -> Bool {
    switch (other, self) {
    case (.string, .string), (.bool, .bool), (.integer, .integer), (.decimal, .decimal),
      (.rate, .rate), (.date, .date), (.enumeration, .enumeration):
      true
    case (.money(let before), .money(let after)): after.currency.accepts(before.currency)
    case (.list(let before), .list(let after)):
      after.fieldType.accepts(allOf: before.fieldType)
    // One value alone is a list of one.
    case (_, .list(let element)): element.fieldType.accepts(allOf: other)
    case (.integer, .string), (.decimal, .string), (.money, .string), (.rate, .string),
      (.date, .string), (.enumeration, .string), (.integer, .decimal), (.money, .decimal),
      (.rate, .decimal):
      true
    case (.integer, .money(let options)), (.decimal, .money(let options)),
      (.rate, .money(let options)):
      options.currency.accepts(.code(""))
    case (.date(let options), .decimal), (.date(let options), .money(_)):
      options.format == "seconds" || options.format == "milliseconds"
    default: false
    }
  }

  /// Whether what the server sends means something else than under the other type, though it may be
  /// taken: another sign, unit, share or date.
  func changesMeaning(of other: FieldType) -> Bool {
    switch (other, self) {
    case (.rate(let before), .rate(let after)): before != after
    case (.date(let before), .date(let after)): !after.reads(before.format)
    case (.list(let before), .list(let after)):
      after.fieldType.changesMeaning(of: before.fieldType)
    case (.list, _): false
    case (_, .list(let element)): element.fieldType.changesMeaning(of: other)
    default:
      if let before = other.scale, let after = scale { before != after } else { false }
    }
  }

  /// Whether a value is read or shown otherwise, though it means the same in the response.
  func changesReading(of other: FieldType) -> Bool {
    switch (other, self) {
    case (.date(let before), .date(let after)):
      before.timeZone != after.timeZone || before.displayTimeZone != after.displayTimeZone
        || before.endOfDay != after.endOfDay
    case (.money(let before), .money(let after)): before.currency != after.currency
    case (.string(let before), .string(let after)): before != after
    // The name of a case was shown, and its value is.
    case (.enumeration(let type), .string): type.hasRenamedValues
    case (.list(let before), .list(let after)):
      after.fieldType.changesReading(of: before.fieldType)
    case (.list, _): false
    case (_, .list(let element)): element.fieldType.changesReading(of: other)
    default: false
    }
  }

  /// Whether code that uses the value need not change.
  func isSameInSwift(as other: FieldType) -> Bool {
    switch (other, self) {
    case (.string, .string), (.bool, .bool), (.integer, .integer), (.decimal, .decimal),
      (.money, .money), (.rate, .rate), (.date, .date), (.enumeration, .enumeration):
      true
    case (.list(let before), .list(let after)):
      after.fieldType.isSameInSwift(as: before.fieldType)
    // A rate and a decimal are both `Decimal`, and what code does with the one is wrong for the other.
    default: false
    }
  }

  /// The sign and unit of a number; nil for other types.
  private var scale: Scale? {
    switch self {
    case .integer(let isNegated), .decimal(let isNegated):
      Scale(isNegated: isNegated, fractionDigits: 0)
    case .money(let options):
      Scale(isNegated: options.isNegated, fractionDigits: options.fractionDigits)
    case .string, .bool, .rate, .date, .enumeration, .list: nil
    }
  }

  private struct Scale: Equatable {
    let isNegated: Bool

    /// How many of a number's last digits are behind the point of the amount; nil: each row says so.
    let fractionDigits: Int?
  }
}

extension EnumType {
  /// Whether some value selects a case of another name.
  fileprivate var hasRenamedValues: Bool {
    cases.contains { item in item.values.contains { ExactText($0) != ExactText(item.name) } }
  }
}

extension MoneyOptions {
  /// How many of a whole number's last digits are parts of a major unit; nil: the row's currency
  /// says so.
  fileprivate var fractionDigits: Int? {
    guard isMinor else { return 0 }
    return switch currency {
    case .code(let code): CurrencyCodes.minorDigits(of: code)
    case .path: nil
    }
  }
}

extension MoneyOptions.Currency {
  /// Whether rows with the other currency have one here too.
  fileprivate func accepts(_ other: MoneyOptions.Currency) -> Bool {
    switch self {
    case .code: true
    case .path: self == other
    }
  }
}

extension DateFieldOptions {
  /// Whether dates in another format are read, and as the same.
  fileprivate func reads(_ other: String) -> Bool {
    ExactText(format) == ExactText(other)
      || format == "iso8601" && Self.partsOfISO8601.contains(other)
      || Self.takesAll(of: other, pattern: format)
  }

  /// Whether a pattern differs from another one in that its numbers need no leading zeros: `yyyy-M-d` reads
  /// what `yyyy-MM-dd` does.
  private static func takesAll(of other: String, pattern: String) -> Bool {
    guard let pieces = DatePattern(pattern)?.pieces, let others = DatePattern(other)?.pieces,
      pieces.count == others.count
    else { return false }
    return zip(pieces, others).allSatisfy { piece, other in
      switch (piece, other) {
      case (.literal(let text), .literal(let otherText)):
        ExactText(text) == ExactText(otherText)
      case (.field(let letter, let count, _), .field(let otherLetter, let otherCount, _)):
        letter == otherLetter
          && (count == otherCount || count == 1 && otherCount == mostDigits[letter])
      default: false
      }
    }
  }

  /// How many digits a single letter takes at the most.
  private static let mostDigits: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: "yu".utf8.map { ($0, 4) } + "MLdHkhKms".utf8.map { ($0, 2) })

  /// The patterns whose texts are all ISO 8601 as it is read here.
  private static let partsOfISO8601: Set<String> = [
    "yyyy-MM-dd", "yyyy-MM-dd HH:mm", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm",
    "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSS", "yyyy-MM-dd HH:mm:ss.SSS",
  ]
}
