import Diagnostics

/// Reads the paths of a schema.
enum WrittenPath {
  /// How many steps a path may have: the runtime reads no longer ones.
  static let mostSteps = 64

  /// The path that a text stands for; nil when it is none, which is reported.
  static func read(_ written: WrittenText, report: inout SchemaReport) -> JSONPath? {
    switch PathParser.parse(written.text) {
    case .success(let path):
      guard path.steps.count > mostSteps else { return path }
      report.add(
        .pathSyntax,
        "the path has more than \(mostSteps) steps, which is deeper than TicketKit reads",
        at: written.range)
      return nil
    case .failure(let problem):
      report.add(.pathSyntax, problem.message, at: problem.part, of: written)
      return nil
    }
  }

  /// The path of something inside a row; nil when it is none, or the row itself, which is reported.
  static func member(_ written: WrittenText, report: inout SchemaReport) -> JSONPath? {
    guard let path = read(written, report: &report) else { return nil }
    guard path.steps.isEmpty else { return path }
    report.add(.pathSyntax, "`$` is the whole row: name a member", at: written.range)
    return nil
  }
}
