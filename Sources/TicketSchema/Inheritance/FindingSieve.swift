import Diagnostics

/// Lets each finding about a base through once, though every file that inherits from it is checked.
struct FindingSieve {
  private struct Key: Hashable {
    let id: String
    let range: SourceRange
  }

  private var seen: Set<Key> = []

  /// Adds the findings of a file's check.
  ///
  /// - Parameter owner: the file; what is found in it is never the finding of another's check.
  mutating func pass(
    _ report: SchemaReport, of owner: SourceFile, into findings: inout FindingCollector
  ) {
    for finding in report.findings.findings {
      if case .range(let range) = finding.place {
        let isNew = seen.insert(Key(id: finding.id, range: range)).inserted
        guard isNew || range.file === owner else { continue }
      }
      findings.add(finding)
    }
  }
}
