import TicketKit

/// Which page of a list is wanted.
public struct TicketPage: Sendable {
  /// The number of the page, counted from 0.
  public let index: Int

  /// How many rows the pages before it had; those that gave no ticket count too.
  public let rowOffset: Int

  /// The page before it, whose response may say how to ask for the next; nil for the first page.
  public let previous: TicketBatch?

  /// The page that begins a list.
  public static let first = TicketPage(index: 0, rowOffset: 0, previous: nil)
}
