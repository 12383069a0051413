import Foundation

/// The rows of a response read by a layout that is known at run time only, without generated types.
package struct ResponseRecords: Sendable {
  /// The rows that give tickets, in their order.
  package let records: [TicketRecord]

  /// What is wrong with rows, as a factory's batch has it.
  package let issues: [TicketIssue]

  /// Reads a response as `KindFactory.decode` does.
  ///
  /// - Throws: `TicketDecodingError` when the bytes are no JSON text, or hold no rows.
  package init(of json: Data, layout: TicketLayout, context: TicketContext) throws {
    let batch = try ResponseDecoder(layout: layout, context: context, isCancellable: false)
      .batch(of: json) { BareTicket(record: $0) }
    records = batch.tickets.compactMap { ($0 as? BareTicket)?.record }
    issues = batch.issues
  }
}

/// A ticket that shows nothing, so that rows pass through what makes tickets.
private struct BareTicket: TicketModel {
  let record: TicketRecord

  init(record: TicketRecord) { self.record = record }

  init(dictionary: [String: Any]) throws {
    throw TicketDecodingError.layout(reason: "a bare ticket has no kind")
  }

  var type: TicketType { TicketType(rawValue: "") }
  var id: String { record.id }
  var backgroundImageName: String { "" }
  var goodName: String { "" }
  var effectCondition: String { "" }
  var deadline: String { "" }

  func at(_ date: Date) -> BareTicket { BareTicket(record: record.at(date)) }
  func detached() -> BareTicket { BareTicket(record: record.detached()) }
}
