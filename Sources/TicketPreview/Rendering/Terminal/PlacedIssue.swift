import TicketKit

/// An issue with the file of its response, where there are several.
struct PlacedIssue {
  let issue: TicketIssue
  let file: String?

  /// What is wrong, where, and what would have been right.
  func lines(columns: Int) -> [TerminalLine] {
    let color: UInt8 = issue.dropsRow ? 1 : 3
    var head = [TerminalSpan("row \(issue.row)")]
    if let file { head = [TerminalSpan(untrusted: file), TerminalSpan(" ")] + head }
    head += [
      TerminalSpan(": "),
      TerminalSpan(issue.code.rawValue, TerminalSpan.Look(isBold: true, color: color)),
    ]
    if issue.dropsRow { head.append(TerminalSpan(", the row is left out")) }
    return lines(head, indent: 0, columns)
      + lines([TerminalSpan(untrusted: issue.path)], indent: 2, columns)
      + lines(
        [TerminalSpan(untrusted: "expected \(issue.expected), found \(issue.found)", .dim)],
        indent: 2, columns)
  }

  private func lines(_ spans: [TerminalSpan], indent: Int, _ columns: Int) -> [TerminalLine] {
    let space = TerminalLine(String(repeating: " ", count: indent))
    return LineWrapper(columns: columns - indent).lines(spans).map { space + $0 }
  }
}
