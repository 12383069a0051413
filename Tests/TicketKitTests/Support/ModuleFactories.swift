import Foundation
import TicketKit

/// A factory as another module of an app has it, with two kinds and a type for both.
enum ShopFactory: KindFactory {
  static let context = TicketContext(
    locale: "zh_CN", timeZone: "Asia/Shanghai",
    now: { Date(timeIntervalSince1970: 1_796_000_000) })

  static let layout = TicketLayout(
    """
    layout 1
    envelope row "$['type']" items "$['data']"
    kind "gift" id 0 match "gift" "shared"
    string "$['id']"
    string? "$['name']"
    kind "coupon" match "9"
    string "$['title']"
    string? "$['e']['x']"
    """)

  static func ticket(for record: TicketRecord) -> (any TicketModel)? {
    switch record.kind {
    case 0: ModuleTicket(record: record, module: "shop", type: "gift", layout: layout)
    case 1: ModuleTicket(record: record, module: "shop", type: "coupon", layout: layout)
    default: nil
    }
  }
}

/// A second one, whose rows stand elsewhere in its own responses.
enum TravelFactory: KindFactory {
  static let context = TicketContext(locale: "en_US", timeZone: "UTC")

  static let layout = TicketLayout(
    """
    layout 1
    envelope response "$['modelType']" items "$['rows']"
    kind "flight" match "flight" "shared"
    money "$['price']" currencyAt "$['currency']"
    kind "coupon" match "10"
    embedded "$['e']"
    integer "$['e']['x']"
    kind "keyed" has "$['key']"
    string "$['key']"
    kind "other" unknown
    """)

  static func ticket(for record: TicketRecord) -> (any TicketModel)? {
    let types = ["flight", "coupon", "keyed", "other"]
    guard types.indices.contains(record.kind) else { return nil }
    return ModuleTicket(
      record: record, module: "travel", type: types[record.kind], layout: layout)
  }
}

/// A third one, which wants rows that others want too.
enum RivalFactory: KindFactory {
  static let context = ShopFactory.context

  static let layout = TicketLayout(
    """
    layout 1
    envelope items "$['data']"
    kind "rival" has "$['key']" "$['rival']"
    string "$['key']"
    kind "rest" unknown
    """)

  static func ticket(for record: TicketRecord) -> (any TicketModel)? {
    ModuleTicket(
      record: record, module: "rival", type: ["rival", "rest"][record.kind], layout: layout)
  }
}

/// A ticket that says which factory made it.
struct ModuleTicket: TicketModel {
  let record: TicketRecord
  let module: String
  let type: TicketType

  init?(record: TicketRecord, module: String, type: String, layout: TicketLayout) {
    guard record.isChecked(by: layout, as: TicketType(rawValue: type)) else { return nil }
    self.record = record
    self.module = module
    self.type = TicketType(rawValue: type)
  }

  init?(record: TicketRecord) { nil }

  init(dictionary: [String: Any]) throws {
    throw TicketDecodingError.layout(reason: "no layout in this test")
  }

  func at(_ date: Date) -> ModuleTicket { self }
  func detached() -> ModuleTicket { self }

  var id: String { record.id }
  var backgroundImageName: String { module }
  var goodName: String { record.string(0) }
  var effectCondition: String { record.text(.symbol(0), 0) }
  var deadline: String { "" }
}
