import Foundation
import TicketKit

/// A ticket as the generator writes it for `schemas/coupon.yaml`, by hand.
struct CouponTicket: TicketModel {
  private var record: TicketRecord

  init?(record: TicketRecord) {
    guard record.isChecked(by: CouponFactory.layout, as: TicketType(rawValue: "coupon")) else {
      return nil
    }
    self.record = record
  }

  init(dictionary: [String: Any]) throws {
    record = try CouponFactory.record(from: dictionary, as: TicketType(rawValue: "coupon"))
  }

  func at(_ date: Date) -> CouponTicket {
    var copy = self
    copy.record = record.at(date)
    return copy
  }

  func detached() -> CouponTicket {
    var copy = self
    copy.record = record.detached()
    return copy
  }

  var type: TicketType { TicketType(rawValue: "coupon") }
  var id: String { record.id }

  var ticketIdValue: String { record.string(0) }
  var goodNameValue: String { record.string(1) }
  var overdueValue: Bool { record.bool(2) }
  var ticketMoneyValue: Decimal { record.decimal(3) }
  var minLimitMoneyValue: Decimal { record.decimal(4) }
  var deadlineValue: String { record.string(5) }

  var backgroundImageName: String {
    if overdueValue { return "coupon_overdue" }
    return "coupon_common"
  }
  var goodName: String { record.text(1) }
  var effectCondition: String { record.text("· 满", 4, "元可用") }
  var deadline: String { record.text("· 兑换截止日期：", 5) }
  var perferential: StyledText? {
    StyledText(record.run("￥"), record.run(3))
  }
}

/// The factory of a project with coupons, and with vouchers that no type was written for.
enum CouponFactory: KindFactory {
  static let context = TicketContext(
    locale: "zh_CN", timeZone: "Asia/Shanghai",
    now: { Date(timeIntervalSince1970: 1_796_000_000) })

  static let layout = TicketLayout(
    """
    layout 1
    envelope response "$['modelType']" items "$['data']"
    zone "Asia/Shanghai"
    kind "coupon" id 0 match "1"
    string "$['ticketId']"
    string "$['goodName']"
    bool "$['overdue']"
    decimal "$['ticketMoney']"
    decimal "$['minLimitMoney']"
    string "$['deadline']"
    kind "voucher" match "3"
    string "$['name']"
    """)

  static func ticket(for record: TicketRecord) -> (any TicketModel)? {
    switch record.kind {
    case 0: CouponTicket(record: record)
    default: nil
    }
  }
}
