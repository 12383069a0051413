/// Writes findings for machines, one JSON object a line.
///
///     {"id":"unknown-key","severity":"error","message":"…","file":"schemas/coupon.yaml",
///      "range":{"start":{"line":2,"utf8Column":3,"scalarColumn":3},"end":{…}},
///      "notes":[{"message":"…","file":"…","range":{…}}],"suggestion":"deadline"}
///
/// Lines and columns count from 1, and the end stands behind the last character. A finding about a file
/// or folder as a whole has no `range`; `suggestion` is there only where one is made.
package struct FindingLines {
  private var tables = LineTables()

  package init() {}

  /// The findings sorted by place without exact duplicates, each line ended; empty for none.
  package mutating func text(_ findings: some Sequence<Finding>) -> String {
    var text = ""
    for finding in findings.sortedByPlace() { text += object(finding).text + "\n" }
    return text
  }

  private mutating func object(_ finding: Finding) -> JSONValue {
    var notes: [JSONValue] = []
    for note in finding.notes {
      notes.append(
        .members([
          "message": .string(note.message), "file": note.place.map { .string($0.path) },
          "range": range(note.place),
        ]))
    }
    return .members([
      "id": .string(finding.id), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message), "file": .string(finding.place.path),
      "range": range(finding.place), "notes": .array(notes),
      "suggestion": finding.suggestion.map { .string($0) },
    ])
  }

  private mutating func range(_ place: Finding.Place?) -> JSONValue? {
    guard let span = place.flatMap({ tables.span(of: $0) }) else { return nil }
    return .members(["start": position(span.start), "end": position(span.end)])
  }

  private func position(_ position: SourcePosition) -> JSONValue {
    .members([
      "line": .integer(position.line), "utf8Column": .integer(position.utf8Column),
      "scalarColumn": .integer(position.scalarColumn),
    ])
  }
}
