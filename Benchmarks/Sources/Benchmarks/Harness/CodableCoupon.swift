import BenchmarkTickets
import Foundation
import TicketKit

/// The plain case for Foundation's coders: the five fields of a coupon, and its display texts.
struct CodableCoupon: Codable, Equatable {
  let goodName: String
  let overdue: Bool
  let ticketMoney: Decimal
  let minLimitMoney: Decimal
  let deadline: String

  /// A response with coupons.
  struct Response: Codable {
    let modelType: Int
    let data: [CodableCoupon]
  }

  /// The coupons of a response.
  static func decode(_ json: Data) throws -> [CodableCoupon] {
    try JSONDecoder().decode(Response.self, from: json).data
  }

  /// What a ticket says of the same fields.
  init?(_ ticket: any TicketModel) {
    guard let coupon = ticket as? CouponTicket else { return nil }
    goodName = coupon.goodNameValue
    overdue = coupon.overdueValue
    ticketMoney = coupon.ticketMoneyValue
    minLimitMoney = coupon.minLimitMoneyValue
    deadline = coupon.deadlineValue
  }
}

/// The display texts of a cell.
struct DisplayTexts: Equatable {
  let backgroundImageName: String
  let goodName: String
  let effectCondition: String
  let deadline: String
  let perferential: StyledText?

  /// Those of a ticket.
  init(_ ticket: any TicketModel) {
    backgroundImageName = ticket.backgroundImageName
    goodName = ticket.goodName
    effectCondition = ticket.effectCondition
    deadline = ticket.deadline
    perferential = ticket.perferential
  }

  /// Those of a decoded struct, as an app would make them.
  init(_ coupon: CodableCoupon) {
    backgroundImageName = coupon.overdue ? "coupon_overdue" : "coupon_common"
    goodName = coupon.goodName
    effectCondition = "· 满\(coupon.minLimitMoney)元可用"
    deadline = "· 兑换截止日期：\(coupon.deadline)"
    perferential = StyledText(
      StyledText.Run("￥", style: Self.symbol),
      StyledText.Run("\(coupon.ticketMoney)", style: Self.amount))
  }

  private static let symbol = TextStyle(
    name: "symbol", size: 16, color: TextColor(light: 0xFD6363, dark: 0xFD6363))
  private static let amount = TextStyle(
    name: "amount", size: 32, weight: .bold, color: TextColor(light: 0xFD6363, dark: 0xFD6363))

  /// Something that depends on all texts, so that none can be left out.
  var length: Int {
    backgroundImageName.utf8.count + goodName.utf8.count + effectCondition.utf8.count
      + deadline.utf8.count + (perferential?.runs.last?.text.utf8.count ?? 0)
  }
}
