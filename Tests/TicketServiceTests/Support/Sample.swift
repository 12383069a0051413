import Foundation
import GeneratedTickets
import TicketKit

/// Responses as the repository's schemas describe them.
enum Sample {
  /// Three tabs, as the article's screen has.
  enum Tab: String, CaseIterable, Sendable {
    case coupon, discount, convert
  }

  /// A response with one coupon for each id.
  static func coupons(_ ids: [String]) -> String {
    #"{"modelType":1,"data":["# + ids.map(coupon).joined(separator: ",") + "]}"
  }

  /// A coupon's row.
  static func coupon(_ id: String) -> String {
    #"{"ticketId":"\#(id)","goodName":"优惠券 \#(id)","overdue":0,"ticketMoney":"10.50","#
      + #""minLimitMoney":30,"deadline":"2026-12-31"}"#
  }

  /// A coupon's row that gives no ticket: its name is missing.
  static let badCoupon =
    #"{"ticketId":"x","overdue":0,"ticketMoney":1,"minLimitMoney":0,"deadline":"d"}"#

  /// A response with rows as given.
  static func response(_ rows: [String]) -> String {
    #"{"modelType":1,"data":["# + rows.joined(separator: ",") + "]}"
  }

  /// A response with a voucher that is valid until an instant.
  static func convert(until seconds: Int) -> String {
    #"{"modelType":3,"data":[{"voucher":{"id":"v","name":"咖啡"},"state":0,"#
      + #""validUntil":\#(seconds)}]}"#
  }

  /// The batch of a response.
  static func batch(_ json: String) throws -> TicketBatch {
    try TicketFactory.decode(Data(json.utf8))
  }
}

extension Sequence where Element == any TicketModel {
  /// The tickets' ids, in order.
  var ids: [String] { map(\.id) }
}
