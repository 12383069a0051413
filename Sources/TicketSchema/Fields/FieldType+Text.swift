extension FieldType {
  /// Whether a value is read whose text, a string's content or a number's digits, is this one and does
  /// not count as absent; of money in the currency of its row the amount alone is judged.
  func takes(_ text: String) -> Bool {
    switch self {
    case .string, .enumeration: true
    case .bool: BoolWord.value(of: text) != nil
    case .integer(let isNegated): JSONNumber(text)?.integer(isNegated: isNegated) != nil
    case .decimal: JSONNumber(text)?.fitsDecimal ?? false
    case .money(let options):
      JSONNumber(text)?.isAmount(of: options, in: options.fixedCurrency) ?? false
    case .rate(let options): JSONNumber(text)?.isShare(as: options) ?? false
    case .date(let options): options.takes(text)
    case .list(let element): element.fieldType.takes(text)
    }
  }
}

extension FieldType {
  /// Whether every text is read that does not count as absent.
  var takesAnyText: Bool {
    switch self {
    case .string, .enumeration: true
    case .bool, .integer, .decimal, .money, .rate, .date: false
    case .list(let element): element.fieldType.takesAnyText
    }
  }
}

extension DateFieldOptions {
  /// How many units a second has, where the format is a number; nil for formats of text.
  package var unitsPerSecond: Int? {
    switch format {
    case "seconds": 1
    case "milliseconds": 1_000
    default: nil
    }
  }

  /// Whether a text is a date in the format.
  package func takes(_ text: String) -> Bool {
    if let units = unitsPerSecond {
      return JSONNumber(text)?.isInstant(unitsPerSecond: units) ?? false
    }
    if format == "iso8601" { return DateText.isISO8601(text) }
    return DateText.matches(text, pattern: format)
  }
}
