/// The options behind the paths of a field in a layout table.
struct FieldOptions {
  private(set) var absentTexts: [[UInt8]] = []
  private(set) var defaultJSON: [UInt8]?
  private(set) var treatsInvalidAsAbsent = false
  private(set) var markup: Markup?
  private(set) var isNegated = false
  private(set) var isMinor = false
  private(set) var currency: CurrencyCode?
  private(set) var currencyQuery: SingularQuery?
  private(set) var rateForm: RateForm?
  private(set) var format: String?
  private(set) var zone: String?
  private(set) var displayTimeZone: String?
  private(set) var isEndOfDay = false
  private var cases: [(name: String, values: [[UInt8]])] = []

  /// The cases of an enum.
  var enumLayout: EnumLayout {
    var values = ByteKeyTable()
    for (index, enumCase) in cases.enumerated() {
      for value in enumCase.values { values.insert(value, value: index) }
    }
    return EnumLayout(names: cases.map(\.name), values: values)
  }

  /// Reads one option; false at the line's end.
  mutating func read(_ line: inout LayoutLine) throws(LayoutFault) -> Bool {
    guard let word = try? line.word() else { return false }
    switch word {
    case "absent":
      repeat { absentTexts.append(Array(try line.text().utf8)) } while line.hasText
    case "default":
      defaultJSON = Array(try line.value())
    case "invalid":
      treatsInvalidAsAbsent = true
    case "html":
      markup = .html
    case "negate":
      isNegated = true
    case "minor":
      isMinor = true
    case "currency":
      currency = CurrencyCode(try line.text())
    case "currencyAt":
      currencyQuery = try line.query()
    case "as":
      rateForm = RateForm(rawValue: try line.word())
    case "format":
      format = try line.text()
    case "zone":
      zone = try line.text()
    case "shown":
      displayTimeZone = try line.text()
    case "endOfDay":
      isEndOfDay = true
    case "case":
      let name = try line.text()
      var values: [[UInt8]] = []
      while line.hasText { values.append(Array(try line.text().utf8)) }
      cases.append((name, values))
    default:
      throw line.fault("'\(word)' is no option")
    }
    return true
  }
}
