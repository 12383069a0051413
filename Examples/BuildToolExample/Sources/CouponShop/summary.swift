import TicketKit

/// A ticket in one line: its name and its condition.
func summary(of ticket: any TicketModel) -> String {
  "\(ticket.goodName) \(ticket.effectCondition)"
}
