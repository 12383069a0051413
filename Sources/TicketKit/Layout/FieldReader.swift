/// Reads the line of one field in a layout table.
enum FieldReader {
  /// The field whose type and `?` have been read.
  ///
  /// - Parameters:
  ///   - zone: The project's zone.
  ///   - companionCount: How many companions the kind's fields before it have.
  static func field(
    type word: String, zone: String?, companionCount: Int, _ line: inout LayoutLine
  ) throws(LayoutFault) -> FieldLayout {
    let isOptional = word.hasSuffix("?")
    let typeName = isOptional ? String(word.dropLast()) : word
    var queries: [SingularQuery] = []
    while line.hasText { queries.append(try line.query()) }
    guard !queries.isEmpty else { throw line.fault("a path is expected") }

    var options = FieldOptions()
    while try options.read(&line) {}
    try line.end()
    let (type, expected) = try valueType(typeName, options, zone: zone, line)
    func field(absentTexts: [[UInt8]]) -> FieldLayout {
      FieldLayout(
        type: type, isOptional: isOptional, queries: queries,
        companion: companion(type, options, number: companionCount),
        absentTexts: absentTexts, defaultJSON: options.defaultJSON,
        treatsInvalidAsAbsent: options.treatsInvalidAsAbsent,
        displayTimeZone: options.displayTimeZone, expected: expected)
    }
    if let json = options.defaultJSON {
      // What the server sends for no value may well be the default: `absent: [0], default: 0`.
      let verdict = json.withBytes { field(absentTexts: []).verdict($0, at: 0) }
      guard verdict == .usable else { throw line.fault("the default does not fit the type") }
    }
    return field(absentTexts: options.absentTexts)
  }

  private static func valueType(
    _ name: String, _ options: FieldOptions, zone: String?, _ line: LayoutLine
  ) throws(LayoutFault) -> (FieldLayout.ValueType, expected: String) {
    if name.hasPrefix("list-") {
      let element = try element(String(name.dropFirst("list-".count)), options, line)
      return (.list(element), element.expected + ", or a list of them")
    }
    switch name {
    case "string": return (.string(options.markup), "a string or a number")
    case "bool": return (.bool, "true or false, 1 or 0, \"yes\" or \"no\"")
    case "integer": return (.integer(isNegated: options.isNegated), "a whole number")
    case "decimal": return (.decimal(isNegated: options.isNegated), "a number")
    case "money": return (.money(try money(options, line)), "a number")
    case "rate":
      guard let form = options.rateForm else { throw line.fault("the form is missing or unknown") }
      let rule = RateRule(form: form, isNegated: options.isNegated)
      return (.rate(rule), rule.expected)
    case "date":
      guard let format = options.format, let zone = options.zone ?? zone,
        let reader = DateReader(format: format, timeZone: zone, endOfDay: options.isEndOfDay)
      else { throw line.fault("the date's format or zone is missing or unknown") }
      return (.date(reader), "a date (\(format))")
    case "enum": return (.enumeration(options.enumLayout), "a string or a whole number")
    default: throw line.fault("'\(name)' is no type")
    }
  }

  private static func element(
    _ name: String, _ options: FieldOptions, _ line: LayoutLine
  ) throws(LayoutFault) -> ListElement {
    switch name {
    case "string": return .string(options.markup)
    case "integer": return .integer(isNegated: options.isNegated)
    case "decimal": return .decimal(isNegated: options.isNegated)
    case "enum": return .enumeration(options.enumLayout)
    default: throw line.fault("'list-\(name)' is no type")
    }
  }

  private static func money(
    _ options: FieldOptions, _ line: LayoutLine
  ) throws(LayoutFault) -> MoneyRule {
    guard (options.currency == nil) != (options.currencyQuery == nil) else {
      throw line.fault("the currency is missing or unknown")
    }
    if options.isMinor, let currency = options.currency, currency.minorDigits == nil {
      throw line.fault("\(currency.text) has no minor unit")
    }
    return MoneyRule(
      currency: options.currency, isMinor: options.isMinor, isNegated: options.isNegated)
  }

  private static func companion(
    _ type: FieldLayout.ValueType, _ options: FieldOptions, number: Int
  ) -> FieldLayout.Companion? {
    guard case .money = type, let query = options.currencyQuery else { return nil }
    return FieldLayout.Companion(query: query, number: number)
  }
}
