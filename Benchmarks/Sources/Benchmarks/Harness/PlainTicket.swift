import BenchmarkTickets
import Foundation
import TicketKit

/// A ticket of any kind that hands its record out, to compare what was found with other parsers.
struct PlainTicket: TicketModel {
  let record: TicketRecord

  init?(record: TicketRecord) {
    self.record = record
  }

  init(dictionary: [String: Any]) throws {
    throw TicketDecodingError.layout(reason: "plain tickets are made from responses")
  }

  func at(_ date: Date) -> PlainTicket { self }
  func detached() -> PlainTicket { self }

  var type: TicketType { TicketType(rawValue: "plain") }
  var id: String { record.id }
  var backgroundImageName: String { "" }
  var goodName: String { record.text(0) }
  var effectCondition: String { "" }
  var deadline: String { "" }
}

/// The kinds of the benchmarks with plain tickets.
enum PlainFactory: KindFactory {
  static let context = TicketFactory.context
  static let layout = TicketFactory.layout

  static func ticket(for record: TicketRecord) -> (any TicketModel)? { PlainTicket(record: record) }
}

extension TicketBatch {
  /// A checksum of the texts of the first fields of all tickets.
  func checksum(fieldCount: Int) throws -> UInt64 {
    var checksum = Checksum()
    for ticket in tickets {
      guard let record = (ticket as? PlainTicket)?.record else {
        throw Disagreement(description: "a ticket is not plain")
      }
      for field in 0..<fieldCount {
        // A field that has no text is a bool.
        let text = record.optionalString(field)
        checksum.add(text ?? (record.bool(field) ? "true" : "false"))
      }
    }
    return checksum.value
  }
}
