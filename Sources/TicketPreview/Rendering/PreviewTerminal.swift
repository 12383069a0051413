import TicketKit
import TicketSchema

/// Draws previewed responses for a terminal: a cell for each ticket, kind by kind, then the issues.
package enum PreviewTerminal {
  /// How few and how many columns a drawing takes.
  private static let leastColumns = 24
  private static let mostColumns = 64

  /// The drawing; every line is ended.
  ///
  /// No character of a schema or a response reaches the terminal that it would obey: those are
  /// written as `\u{…}`.
  ///
  /// - Parameters:
  ///   - columns: How wide the terminal is; below 24 lines are longer than that.
  ///   - isColored: Whether styles and colours are shown.
  package static func text(
    for responses: [PreviewResponse], catalog: TicketCatalog, columns: Int, isColored: Bool
  ) -> String {
    let columns = min(max(columns, leastColumns), mostColumns)
    var text = ""
    func add(_ lines: [TerminalLine]) {
      for line in lines { text += line.rendered(isColored: isColored) }
    }
    var tickets: [[PlacedTicket]] = Array(repeating: [], count: catalog.kinds.count)
    for response in responses {
      for ticket in response.tickets {
        tickets[ticket.kind].append(
          PlacedTicket(ticket: ticket, file: response.file))
      }
    }
    for (kind, tickets) in zip(catalog.kinds, tickets) where !tickets.isEmpty {
      if !text.isEmpty { text += "\n" }
      add(KindHeading(kind: kind, count: tickets.count).lines(columns: columns))
      for ticket in tickets { add(TicketBox(ticket, of: kind).lines(columns: columns)) }
    }
    if tickets.allSatisfy(\.isEmpty) { add([TerminalLine("No tickets")]) }
    let issues = responses.flatMap { response in
      response.issues.map { PlacedIssue(issue: $0, file: response.file) }
    }
    if !issues.isEmpty {
      text += "\n"
      add([TerminalLine("Issues (\(issues.count))", .bold)])
      for issue in issues { add(issue.lines(columns: columns)) }
    }
    return text
  }
}

/// A ticket with the file that it came from, where there are several.
struct PlacedTicket {
  let ticket: PreviewTicket
  let file: String?
}
