import Diagnostics
import YAMLSyntax

/// Converts `default:` by the rule by which the server's values are converted.
enum DefaultValue {
  /// The default as one JSON scalar; nil when it does not fit the type, which is reported.
  static func json(
    _ written: WrittenText, for type: FieldType, report: inout SchemaReport
  ) -> String? {
    let text = written.text
    switch type {
    case .string:
      return JSONText.quoted(text)
    case .bool:
      if let value = BoolWord.value(of: text) { return value ? "true" : "false" }
      return refuse(written, "is no bool: write `true` or `false`", report: &report)
    case .integer:
      guard let number = JSONNumber(text) else { return refuseNumber(written, report: &report) }
      if number.integer != nil { return text }
      let reason =
        number.isWhole
        ? "does not fit `Int`: write a smaller number, or make the field a decimal"
        : "is not whole: write a whole number, or make the field a decimal"
      return refuse(written, reason, report: &report)
    case .decimal, .money:
      guard let number = JSONNumber(text) else { return refuseNumber(written, report: &report) }
      if number.fitsDecimal { return text }
      return refuse(written, "has more digits than `Decimal` holds: write 38", report: &report)
    case .rate(let options):
      guard let number = JSONNumber(text) else { return refuseNumber(written, report: &report) }
      if number.isShare(as: options) { return text }
      return refuse(
        written, "is no share from 0 to 1 as `\(options.form.rawValue)`", report: &report)
    case .date(let options):
      return json(written, for: options, report: &report)
    case .list(let element):
      // As the server's empty string would, an empty text stands for no value at all.
      if text.isEmpty {
        return refuse(written, "is no list: write `[]` for the empty one", report: &report)
      }
      return json(written, for: element.fieldType, report: &report)
    case .enumeration(let type):
      if let match = type.cases.first(where: { ExactText($0.name) == ExactText(text) }) {
        return match.values.first.map(JSONText.quoted)
      }
      let nearest = report.nearest(to: text, among: type.cases.map(\.name))
      let wayOut = nearest.map { "did you mean \(quote($0))?" } ?? "write the name of a case"
      return refuse(written, "is no case: \(wayOut)", suggestion: nearest, report: &report)
    }
  }

  /// The default of a list as a JSON array without white space between its elements; nil when one does
  /// not fit, which is reported.
  static func json(
    _ items: [YAMLNode], for element: ListElement, report: inout SchemaReport
  ) -> String? {
    var elements: [String] = []
    for item in items {
      guard let written = WrittenText(item, "each item of `default`", report: &report),
        let json = json(written, for: element.fieldType, report: &report)
      else { continue }
      elements.append(json)
    }
    return elements.count == items.count ? "[" + elements.joined(separator: ",") + "]" : nil
  }

  private static func json(
    _ written: WrittenText, for options: DateFieldOptions, report: inout SchemaReport
  ) -> String? {
    switch options.format {
    case "seconds", "milliseconds":
      if JSONNumber(written.text) != nil { return written.text }
      return refuseNumber(written, report: &report)
    case "iso8601":
      if DateText.isISO8601(written.text) { return JSONText.quoted(written.text) }
    default:
      if DateText.matches(written.text, pattern: options.format) {
        return JSONText.quoted(written.text)
      }
    }
    return refuse(
      written, "is no date in the format \(quote(options.format)): write it as the server would",
      report: &report)
  }

  private static func refuseNumber(
    _ written: WrittenText, report: inout SchemaReport
  ) -> String? {
    let wayOut =
      JSONNumber.correction(of: written.text).map { "write `\($0)`" }
      ?? "write digits, as in `-12.5`"
    return refuse(written, "is no JSON number: \(wayOut)", report: &report)
  }

  private static func refuse(
    _ written: WrittenText, _ reason: String, suggestion: String? = nil,
    report: inout SchemaReport
  ) -> String? {
    report.add(
      .wrongDefault, "the default \(quote(written.text)) \(reason)", at: written.range,
      suggestion: suggestion)
    return nil
  }
}
