import Diagnostics

/// Checks the condition of a flag.
struct FlagChecker {
  let document: PropertyDocument
  let fields: FieldTable

  /// The flag; nil when it is wrong, which is reported.
  func check(report: inout SchemaReport) -> DisplayProperty? {
    guard let written = document.plain else {
      report.add(
        .wrongNode,
        "\(quote(document.name)) is a flag, whose value is a condition: write one such as "
          + "`\(document.name): overdue`, or `true` or `false`",
        at: document.valueRange)
      return nil
    }
    guard let condition = condition(written, report: &report),
      let swiftName = GeneratedNames.member(for: document.name)
    else { return nil }
    return DisplayProperty(
      name: document.name, swiftName: swiftName, kind: .flag(condition), isOptional: false,
      ownership: .projectTicket, cases: [])
  }

  private func condition(_ written: WrittenText, report: inout SchemaReport) -> Condition? {
    switch written.text {
    case "true": .constant(true)
    case "false": .constant(false)
    default:
      ConditionChecker(fields: fields, written: written, mustProve: true, isFlag: true)
        .check(known: KnownFields(), report: &report)?.condition
    }
  }
}
