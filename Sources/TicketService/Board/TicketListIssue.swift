import TicketKit

/// What is wrong with a row of a list that may have come in several pages.
public struct TicketListIssue: Sendable, Equatable {
  /// The number of the page, counted from 0.
  public let page: Int

  /// The number of the row in the whole list, counted from 0.
  public let row: Int

  /// The issue as the page's response has it: its row and path count from that page's first row.
  public let issue: TicketIssue
}

extension TicketListIssue: CustomStringConvertible {
  /// One line for a log.
  public var description: String {
    page == 0 ? "\(issue)" : "row \(row) of the list; page \(page), \(issue)"
  }
}
