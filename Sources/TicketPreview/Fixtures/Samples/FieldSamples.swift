import TicketSchema

/// Values of one field that a server might send and a decoder accepts, in all their spellings.
struct FieldSamples {
  let field: TicketField
  private let topic: SampleTopic

  /// The instant around which dates lie, in seconds since 1970.
  private let now: Int

  /// The values of an enum's cases, made once: there may be many.
  private let cases: [FixtureValue]

  init(_ field: TicketField, isIdentity: Bool, now: Int) {
    self.field = field
    self.now = now
    topic = SampleTopic(field, isIdentity: isIdentity)
    cases = field.type.enumType.map(Self.cases) ?? []
  }

  /// The values for a row, one for each spelling or case; at least one.
  ///
  /// - Parameters:
  ///   - row: A number that no other row of the project has.
  ///   - currency: The code in which an amount is.
  func values(row: Int, currency: String, _ random: inout SplitMix) -> [FixtureValue] {
    switch field.type {
    case .string(let markup): strings(markup, row, &random)
    case .bool: Self.bools
    case .integer(let isNegated): spellings(signed(integer(row, &random), isNegated))
    case .decimal(let isNegated): spellings(signed(amount(&random), isNegated))
    case .money(let options): money(options, currency, &random)
    case .rate(let options): spellings(signed(rate(options.form, &random), options.isNegated))
    case .date(let options): dates(options, &random)
    case .enumeration: cases
    case .list(let element): lists(element, row, &random)
    }
  }

  private static let bools: [FixtureValue] = [
    .bool(false), .bool(true), .number("0"), .number("1"), .string("false"), .string("true"),
    .string("N"), .string("Yes"),
  ]

  private func strings(
    _ markup: FieldType.Markup?, _ row: Int, _ random: inout SplitMix
  ) -> [FixtureValue] {
    if topic == .start || topic == .end {
      let moment = moment(&random)
      return [.string(moment.dayText + " " + moment.timeText)]
    }
    let text = SampleTexts.text(topic, row: row, &random)
    if markup != nil { return [.string("<b>限时</b>&amp;" + text), .string(text)] }
    return JSONNumber(text) == nil ? [.string(text)] : spellings(text).reversed()
  }

  /// A number as a number and as a string.
  private func spellings(_ digits: String) -> [FixtureValue] { [.number(digits), .string(digits)] }

  private func signed(_ digits: String, _ isNegated: Bool) -> String {
    isNegated && digits != "0" ? "-" + digits : digits
  }

  private func integer(_ row: Int, _ random: inout SplitMix) -> String {
    switch topic {
    case .identity: String(1_000_000 + row)
    case .limit: ["100", "200", "300", "500"][random.number(below: 4)]
    case .start, .end: String(moment(&random).epoch)
    default: String(1 + random.number(below: 99))
    }
  }

  private func amount(_ random: inout SplitMix) -> String {
    let amounts = topic == .limit ? SampleTexts.limits : SampleTexts.amounts
    return amounts[random.number(below: amounts.count)]
  }

  private func money(
    _ options: MoneyOptions, _ currency: String, _ random: inout SplitMix
  ) -> [FixtureValue] {
    let digits = FixtureCurrency.digits(currency)
    let parts = amount(&random).split(separator: ".")
    var fraction = parts.count > 1 ? String(parts[1].prefix(digits)) : ""
    if options.isMinor {
      fraction += String(repeating: "0", count: digits - fraction.count)
      return spellings(signed(parts[0] + fraction, options.isNegated))
    }
    let plain = fraction.isEmpty ? String(parts[0]) : parts[0] + "." + fraction
    let padded = parts[0] + (digits > 0 ? "." : "")
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return [
      .number(signed(plain, options.isNegated)),
      .string(signed(padded + fraction + zeros, options.isNegated)),
    ]
  }

  private func rate(_ form: RateForm, _ random: inout SplitMix) -> String {
    // The hundredths of the price that are taken off, no round tenths among them.
    let off = [5, 12, 15, 20, 25, 32, 45, 50][random.number(below: 8)]
    let paid = SampleMoment.padded(100 - off, 2)
    switch form {
    case .percentOff: return String(off)
    case .percentPaid: return paid
    case .fractionOff: return "0." + SampleMoment.padded(off, 2)
    case .fractionPaid: return "0." + paid
    case .basisPointsOff: return String(off * 100)
    case .tenthsPaid:
      return String(paid.prefix(1)) + (paid.hasSuffix("0") ? "" : "." + paid.suffix(1))
    }
  }

  private func moment(_ random: inout SplitMix) -> SampleMoment {
    let days = random.number(below: topic == .start ? 30 : 60)
    let isPast = topic == .start || random.number(below: 4) == 0
    let offset = topic == .end ? 86_399 : random.number(below: 24) * 3_600
    let midnight = now - (now + SampleMoment.offset) % 86_400
    return SampleMoment(epoch: midnight + (isPast ? -days - 1 : days + 1) * 86_400 + offset)
  }

  private func dates(_ options: DateFieldOptions, _ random: inout SplitMix) -> [FixtureValue] {
    let moment = moment(&random)
    switch options.format {
    case "seconds": return spellings(String(moment.epoch))
    case "milliseconds": return spellings(String(moment.epoch * 1_000))
    case "iso8601":
      let day = moment.dayText
      let time = moment.timeText
      let whole = [
        "\(day)T\(time)+08:00", "\(day) \(time)", "\(day)T\(time).120Z", "\(day)T\(time.prefix(5))",
      ]
      return ((options.endOfDay ? [day] : []) + whole + (options.endOfDay ? [] : [day]))
        .map { .string($0) }
    default:
      return [.string(DatePatternSample(options.format).text(moment))]
    }
  }

  /// All values of all cases; those that are whole numbers also as numbers.
  static func cases(_ type: EnumType) -> [FixtureValue] {
    let values = type.cases.flatMap(\.values).flatMap { value -> [FixtureValue] in
      JSONNumber(value)?.isWhole == true ? [.number(value), .string(value)] : [.string(value)]
    }
    return values.isEmpty ? [.string("new")] : values
  }

  private func lists(
    _ element: ListElement, _ row: Int, _ random: inout SplitMix
  ) -> [FixtureValue] {
    let single = TicketField(
      name: field.name, valueName: field.valueName, type: element.fieldType, isOptional: false,
      paths: field.paths, absentTexts: [], defaultJSON: nil, treatsInvalidAsAbsent: false)
    let samples = FieldSamples(single, isIdentity: false, now: now)
    let elements = (0..<3).map { _ in
      samples.values(row: row, currency: "", &random)
    }
    if case .enumeration = element {
      return [
        .array(elements[0]), .array(Array(elements[0].prefix(1))), elements[0][0], .array([]),
      ]
    }
    let first = elements.map { $0[0] }
    return [.array(first), .array(elements.map { $0[$0.count - 1] }), first[0], .array([])]
  }
}
