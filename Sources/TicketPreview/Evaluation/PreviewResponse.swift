import TicketKit

/// The tickets and issues of one response, as the compiled output would give them.
package struct PreviewResponse: Sendable {
  /// The file that the response came from, as printed; nil: there is only one response.
  package let file: String?

  /// The tickets in the order of their rows.
  package let tickets: [PreviewTicket]
  package let issues: [TicketIssue]

  package init(file: String?, tickets: [PreviewTicket], issues: [TicketIssue]) {
    self.file = file
    self.tickets = tickets
    self.issues = issues
  }
}
