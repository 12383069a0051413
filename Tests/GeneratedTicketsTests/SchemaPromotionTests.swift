import Foundation
import GeneratedTickets
import Testing
import TicketKit

/// The promotions of the committed output for `schemas/`.
@Suite struct SchemaPromotionTests {
  private func promotions(_ json: String) throws -> [any Promotion] {
    let batch = try TicketFactory.decode(Data(json.utf8))
    #expect(batch.issues.isEmpty)
    return batch.tickets.compactMap { $0 as? any Promotion }
  }

  private func coupon(
    overdue: Bool = false, money: String = "20", limit: String = "100"
  ) throws -> any Promotion {
    try #require(
      try promotions(
        """
        {"modelType": 1, "data": [{
          "ticketId": "A7", "goodName": "x", "overdue": \(overdue), "ticketMoney": \(money),
          "minLimitMoney": \(limit), "deadline": "2026-12-31"}]}
        """
      ).first)
  }

  @Test func aCouponTakesItsAmountOffFromItsLimitOn() throws {
    let coupon = try coupon()
    #expect(coupon.id == "A7")
    #expect(coupon.discount == .amount(20))
    #expect(coupon.threshold == 100)
    #expect(coupon.period == ValidityPeriod())
    #expect(coupon.isActive)
    #expect(!coupon.isStackable)
    let now = Date(timeIntervalSince1970: 1_796_011_200)
    #expect(coupon.discountedAmount(120, at: now) == 100)
    #expect(coupon.discountedAmount(100, at: now) == 80)
    let below = TicketRecord.decimal("99.99")
    #expect(coupon.discountedAmount(below, at: now) == below)
  }

  @Test func anOverdueCouponTakesNothingOff() throws {
    let coupon = try coupon(overdue: true)
    #expect(coupon.discount == .amount(0))
    #expect(coupon.discountedAmount(120, at: Date(timeIntervalSince1970: 0)) == 120)
  }

  @Test(arguments: ["0", "-1", "\"0.00\""])
  func aLimitOfNothingIsNone(limit: String) throws {
    #expect(try !coupon(limit: limit).isThreshold)
  }

  @Test func amountsAreExact() throws {
    #expect(
      try coupon(money: "5.02", limit: "\"0.1\"").discount
        == .amount(TicketRecord.decimal("5.02")))
  }

  @Test func aDiscountLastsUpToItsEnd() throws {
    let discount = try #require(
      try promotions(
        """
        {"modelType": 2, "data": [{
          "discountId": "D1", "productName": "x", "isExpired": 0, "discount": 8.5,
          "useRule": "x", "endDate": "2026-12-31 23:59:59"}]}
        """
      ).first)
    #expect(discount.id == "D1")
    #expect(discount.discount == .rate(TicketRecord.decimal("0.15")))
    #expect(discount.threshold == nil)
    #expect(discount.isActive)
    #expect(!discount.isStackable)
    // 23:59:59 in Shanghai.
    let end = Date(timeIntervalSince1970: 1_798_732_799)
    #expect(discount.period == ValidityPeriod(end: end))
    #expect(discount.isWorking(at: end))
    #expect(!discount.isWorking(at: end + 1))
    #expect(discount.discountedAmount(100, at: end) == 85)
    #expect(discount.discountedAmount(100, at: end + 1) == 100)
  }

  @Test func aVoucherIsNoPromotion() throws {
    let promotions = try promotions(
      """
      {"modelType": 3, "data": [
        {"voucher": {"id": "V1", "title": "x"}, "state": 0, "validUntil": 1798732799}]}
      """)
    #expect(promotions.isEmpty)
  }
}
