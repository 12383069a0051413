import Foundation
import TicketKit

/// A factory whose tickets know their rows.
public enum Numbering<Factory: KindFactory>: KindFactory {
  public static var context: TicketContext { Factory.context }
  public static var layout: TicketLayout { Factory.layout }

  public static func ticket(for record: TicketRecord) -> (any TicketModel)? {
    Factory.ticket(for: record).map { Numbered(row: record.row, ticket: $0) }
  }
}

/// A ticket with the number of its row.
struct Numbered: TicketModel {
  let row: Int
  let ticket: any TicketModel

  init(row: Int, ticket: any TicketModel) {
    self.row = row
    self.ticket = ticket
  }

  init?(record: TicketRecord) { nil }
  init(dictionary: [String: Any]) throws { throw CancellationError() }

  var type: TicketType { ticket.type }
  var id: String { ticket.id }
  var backgroundImageName: String { ticket.backgroundImageName }
  var goodName: String { ticket.goodName }
  var effectCondition: String { ticket.effectCondition }
  var deadline: String { ticket.deadline }

  func at(_ date: Date) -> Numbered { Numbered(row: row, ticket: ticket.at(date)) }
  func detached() -> Numbered { Numbered(row: row, ticket: ticket.detached()) }
}
