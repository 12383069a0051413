import TicketSchema

/// The line above the tickets of one kind: its name, how many there are, and its summary.
struct KindHeading {
  let kind: TicketKind
  let count: Int

  func lines(columns: Int) -> [TerminalLine] {
    var spans = [
      TerminalSpan(untrusted: kind.name, .bold), TerminalSpan(" (\(count))"),
    ]
    if let summary = kind.summary, !summary.isEmpty {
      let firstLine = summary.prefix { !$0.isNewline }
      spans.append(TerminalSpan("  "))
      spans.append(TerminalSpan(untrusted: String(firstLine), .dim))
    }
    return LineWrapper(columns: columns, lineLimit: 2).lines(spans)
  }
}
