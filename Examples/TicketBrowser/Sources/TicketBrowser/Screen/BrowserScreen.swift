import TicketService

/// Where a board is shown.
@MainActor
protocol BrowserScreen: AnyObject {
  /// Shows the selected tab's tickets from a place on, and the best price for an amount.
  func show(_ board: TicketBoard<Tab>, from first: Int, amount: AmountEntry)
}
