import Airline
import Clover
import Currencies
import Foundation
import InHouse
import JdUnion
import MultiLanguage
import Pinduoduo
import Shopify
import Stress
import Stripe
import TaobaoUnion
import TicketKit
import TicketmasterClasses
import TicketmasterEvents
import Toast
import WechatBusifavor
import WechatFavor
import Woocommerce

/// One folder of payloads with the factory that was generated for it.
struct Shape: Sendable, CustomStringConvertible {
  let name: String
  let factory: any KindFactory.Type

  static let all = [
    Shape(name: "airline", factory: Airline.TicketFactory.self),
    Shape(name: "clover", factory: Clover.TicketFactory.self),
    Shape(name: "currencies", factory: Currencies.TicketFactory.self),
    Shape(name: "in-house", factory: InHouse.TicketFactory.self),
    Shape(name: "jd-union", factory: JdUnion.TicketFactory.self),
    Shape(name: "multi-language", factory: MultiLanguage.TicketFactory.self),
    Shape(name: "pinduoduo", factory: Pinduoduo.TicketFactory.self),
    Shape(name: "shopify", factory: Shopify.TicketFactory.self),
    Shape(name: "stress", factory: Stress.TicketFactory.self),
    Shape(name: "stripe", factory: Stripe.TicketFactory.self),
    Shape(name: "taobao-union", factory: TaobaoUnion.TicketFactory.self),
    Shape(name: "ticketmaster-classes", factory: TicketmasterClasses.TicketFactory.self),
    Shape(name: "ticketmaster-events", factory: TicketmasterEvents.TicketFactory.self),
    Shape(name: "toast", factory: Toast.TicketFactory.self),
    Shape(name: "wechat-busifavor", factory: WechatBusifavor.TicketFactory.self),
    Shape(name: "wechat-favor", factory: WechatFavor.TicketFactory.self),
    Shape(name: "woocommerce", factory: Woocommerce.TicketFactory.self),
  ]

  var description: String { name }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folders that have schemas.
  static func folders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).filter {
      FileManager.default.fileExists(atPath: root.appending(path: "\($0)/schemas").path)
    }.sorted()
  }

  /// The payload's tickets, in the settings' locale and zone, at noon of 30 November 2026 in China.
  func batch() throws -> TicketBatch {
    let settings = factory.context
    let context = TicketContext(
      locale: settings.locale.identifier, timeZone: settings.timeZone.identifier,
      now: { Date(timeIntervalSince1970: 1_796_011_200) })
    return try factory.decode(try data("payload.json"), context: context)
  }

  /// The list of objects that `expected.json` holds under a name.
  func expected(_ name: String) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: data("expected.json"))
    return (object as? [String: Any])?[name] as? [[String: Any]] ?? []
  }

  private func data(_ file: String) throws -> Data {
    try Data(contentsOf: Self.root.appending(path: "\(name)/\(file)"))
  }
}
