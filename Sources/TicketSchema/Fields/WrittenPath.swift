import Diagnostics

/// Reads the paths of a schema.
enum WrittenPath {
  /// The path that a text stands for; nil when it is none, which is reported.
  static func read(_ written: WrittenText, report: inout SchemaReport) -> JSONPath? {
    switch PathParser.parse(written.text) {
    case .success(let path):
      return path
    case .failure(let problem):
      report.add(.pathSyntax, problem.message, at: problem.part, of: written)
      return nil
    }
  }
}
