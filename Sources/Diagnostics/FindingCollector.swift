/// Gathers the findings of a run; passed explicitly to every stage.
package struct FindingCollector: Sendable {
  /// The findings in the order in which they were raised.
  package private(set) var findings: [Finding] = []

  package init() {}

  /// Whether any finding is an error.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Adds one finding.
  package mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Adds one finding at a range.
  package mutating func add(
    _ kind: some FindingKind,
    _ message: String,
    at range: SourceRange,
    notes: [Finding.Note] = [],
    suggestion: String? = nil
  ) {
    add(Finding(kind, message, at: .range(range), notes: notes, suggestion: suggestion))
  }

  /// Adds one finding about a file or folder as a whole.
  package mutating func add(_ kind: some FindingKind, _ message: String, path: String) {
    add(Finding(kind, message, at: .path(path)))
  }
}
