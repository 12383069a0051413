import Diagnostics
import YAMLSyntax

/// Converts `default:` by the rule by which the server's values are converted.
struct DefaultValue {
  private let type: FieldType

  /// The cases of an enum by their names.
  private let cases: [ExactText: EnumType.Case]

  /// Prepares for defaults of a type.
  init(of type: FieldType) {
    self.type = type
    guard case .enumeration(let enumType) = type else {
      cases = [:]
      return
    }
    cases = Dictionary(
      enumType.cases.map { (ExactText($0.name), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The default as one JSON scalar; nil when it does not fit the type, which is reported.
  func json(_ written: WrittenText, report: inout SchemaReport) -> String? {
    let text = written.text
    switch type {
    case .string:
      return JSONText.quoted(text)
    case .bool:
      if let value = BoolWord.value(of: text) { return value ? "true" : "false" }
      return refuse(written, "is no bool: write `true` or `false`", report: &report)
    case .integer(let isNegated):
      guard let number = JSONNumber(text) else { return refuseNumber(written, report: &report) }
      if number.integer(isNegated: isNegated) != nil { return text }
      let reason =
        number.isWhole
        ? "does not fit `Int`: write a smaller number, or make the field a decimal"
        : "is not whole: write a whole number, or make the field a decimal"
      return refuse(written, reason, report: &report)
    case .decimal:
      guard let number = JSONNumber(text) else { return refuseNumber(written, report: &report) }
      if number.fitsDecimal { return text }
      return refuse(written, Self.tooManyDigits, report: &report)
    case .money(let options):
      guard let number = JSONNumber(text) else { return refuseNumber(written, report: &report) }
      if number.isAmount(of: options, in: options.fixedCurrency) { return text }
      return refuse(
        written,
        number.fitsDecimal
          ? "has more digits than `Decimal` holds in major units: write fewer behind the point"
          : Self.tooManyDigits,
        report: &report)
    case .rate(let options):
      guard let number = JSONNumber(text) else { return refuseNumber(written, report: &report) }
      if number.isShare(as: options) { return text }
      return refuse(
        written,
        number.isInRange(of: options)
          ? "has more digits than `Decimal` holds as a share: write fewer"
          : "is no share from 0 to 1 as `\(options.form.rawValue)`",
        report: &report)
    case .date(let options):
      return json(written, for: options, report: &report)
    case .list(let element):
      // As the server's empty string would, an empty text stands for no value at all.
      if text.isEmpty {
        return refuse(written, "is no list: write `[]` for the empty one", report: &report)
      }
      return DefaultValue(of: element.fieldType).json(written, report: &report)
    case .enumeration(let type):
      if let match = cases[ExactText(text)] {
        return json(written, for: match, report: &report)
      }
      let nearest = report.nearest(to: text, among: type.cases.lazy.map(\.name))
      let wayOut = nearest.map { "did you mean \(quote($0))?" } ?? "write the name of a case"
      return refuse(written, "is no case: \(wayOut)", suggestion: nearest, report: &report)
    }
  }

  /// The default of a list as a JSON array without white space between its elements; nil when one does
  /// not fit, which is reported.
  static func json(
    _ items: [YAMLNode], for element: ListElement, report: inout SchemaReport
  ) -> String? {
    let converter = DefaultValue(of: element.fieldType)
    var elements: [String] = []
    for item in items {
      guard let written = WrittenText(item, "each item of `default`", report: &report),
        let json = converter.json(written, report: &report)
      else { continue }
      elements.append(json)
    }
    return elements.count == items.count ? "[" + elements.joined(separator: ",") + "]" : nil
  }

  private static let tooManyDigits = "has more digits than `Decimal` holds: write 38"

  private func json(
    _ written: WrittenText, for options: DateFieldOptions, report: inout SchemaReport
  ) -> String? {
    let isNumber = options.unitsPerSecond != nil
    if options.takes(written.text) {
      return isNumber ? written.text : JSONText.quoted(written.text)
    }
    if isNumber, JSONNumber(written.text) == nil { return refuseNumber(written, report: &report) }
    return refuse(
      written,
      isNumber
        ? "is outside of the years 1 to 9999 as \(quote(options.format)): write a smaller number"
        : "is no date in the format \(quote(options.format)): write it as the server would",
      report: &report)
  }

  /// The first text that selects a case; the empty one counts as absent, and selects none.
  private func json(
    _ written: WrittenText, for match: EnumType.Case, report: inout SchemaReport
  ) -> String? {
    if let value = match.values.first(where: { !$0.isEmpty }) { return JSONText.quoted(value) }
    return refuse(
      written,
      "is selected by the empty text alone, which counts as absent: add a value that the server "
        + "would send to the case",
      report: &report)
  }

  private func refuseNumber(
    _ written: WrittenText, report: inout SchemaReport
  ) -> String? {
    let wayOut =
      JSONNumber.correction(of: written.text).map { "write `\($0)`" }
      ?? "write digits, as in `-12.5`"
    return refuse(written, "is no JSON number: \(wayOut)", report: &report)
  }

  private func refuse(
    _ written: WrittenText, _ reason: String, suggestion: String? = nil,
    report: inout SchemaReport
  ) -> String? {
    report.add(
      .wrongDefault, "the default \(quote(written.text)) \(reason)", at: written.range,
      suggestion: suggestion)
    return nil
  }
}
