/// Lays out findings as text, the way compilers do, so that Xcode and editors can parse it.
///
///     schemas/coupon.yaml:3:5: error: the key `id` stands here a second time [duplicate-key]
///       id: 1
///       ^~
///     schemas/coupon.yaml:2:5: note: the first one is here
///       id: 0
///       ^~
///
/// Columns count UTF-8 bytes from 1. Characters that a terminal would obey are written as `\u{…}`,
/// whether they come from a path, a message or the source.
package struct FindingFormatter {
  private var tables = LineTables()

  /// Whether the severities are coloured, for a terminal.
  private let usesColor: Bool

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// The findings sorted by place without exact duplicates, each with a line end behind every line; empty
  /// for none.
  package mutating func text(_ findings: some Sequence<Finding>) -> String {
    var text = ""
    for finding in findings.sortedByPlace() { text += self.text(finding) }
    return text
  }

  /// One finding with its notes.
  package mutating func text(_ finding: Finding) -> String {
    var text = paragraph(
      "\(label(finding.severity)) \(visibleText(finding.message)) [\(finding.id)]",
      at: finding.place)
    for note in finding.notes {
      // A note without a place of its own stands at its finding's, so that editors show both together.
      let place = note.place ?? finding.place
      text += paragraph(
        "note: \(visibleText(note.message))", at: place, isExcerpted: place != finding.place)
    }
    return text
  }

  private func label(_ severity: Finding.Severity) -> String {
    guard usesColor else { return severity.rawValue + ":" }
    let color =
      switch severity {
      case .error: 31
      case .warning: 33
      }
    return "\u{1B}[1;\(color)m\(severity.rawValue):\u{1B}[0m"
  }

  private mutating func paragraph(
    _ message: String, at place: Finding.Place, isExcerpted: Bool = true
  ) -> String {
    switch place {
    case .path(let path):
      return "\(visibleText(path)): \(message)\n"
    case .point(let position, let path):
      return "\(head(path, position)) \(message)\n"
    case .range(let range):
      let table = tables.table(of: range.file)
      let position = table.position(of: range.bytes.lowerBound)
      let head = "\(self.head(range.file.path, position)) \(message)\n"
      guard isExcerpted else { return head }
      let line = table.bytes(ofLine: position.line)
      return head + SourceExcerpt(of: range.file.bytes, line: line, range: range.bytes).text
    }
  }

  private func head(_ path: String, _ position: SourcePosition) -> String {
    "\(visibleText(path)):\(position.line):\(position.utf8Column):"
  }
}
