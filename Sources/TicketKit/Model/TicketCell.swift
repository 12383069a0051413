/// A view that shows one ticket of any kind.
@MainActor
public protocol TicketCell: AnyObject {
  /// Shows a ticket.
  func configure(with ticket: any TicketModel)
}
