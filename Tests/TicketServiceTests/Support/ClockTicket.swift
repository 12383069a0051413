import Foundation
import TicketKit

/// A ticket that looks at the clock, as the generator writes one with `overdue` conditions.
struct ClockTicket: TicketModel {
  private var record: TicketRecord

  init?(record: TicketRecord) {
    guard record.isChecked(by: ClockFactory.layout, as: Self.kind) else { return nil }
    self.record = record
  }

  init(dictionary: [String: Any]) throws {
    record = try ClockFactory.record(from: dictionary, as: Self.kind)
  }

  func at(_ date: Date) -> ClockTicket {
    var copy = self
    copy.record = record.at(date)
    return copy
  }

  func detached() -> ClockTicket {
    var copy = self
    copy.record = record.detached()
    return copy
  }

  static let kind = TicketType(rawValue: "clock")

  var type: TicketType { Self.kind }
  var id: String { record.id }
  var backgroundImageName: String { record.date(0) < record.now ? "overdue" : "common" }
  var goodName: String { "" }
  var effectCondition: String { "" }
  var deadline: String { "" }

  /// A batch of one ticket that ends at an instant.
  static func batch(until seconds: Int) throws -> TicketBatch {
    try ClockFactory.decode(Data(#"[{"until":\#(seconds)}]"#.utf8))
  }
}

/// The factory of tickets that look at the clock.
enum ClockFactory: KindFactory {
  static let context = TicketContext(
    locale: "zh_CN", timeZone: "Asia/Shanghai", now: { Date(timeIntervalSince1970: 0) })

  static let layout = TicketLayout(
    """
    layout 1
    envelope items "$"
    zone "Asia/Shanghai"
    kind "clock" has "$['until']"
    date "$['until']" format "seconds"
    """)

  static func ticket(for record: TicketRecord) -> (any TicketModel)? {
    ClockTicket(record: record)
  }
}
