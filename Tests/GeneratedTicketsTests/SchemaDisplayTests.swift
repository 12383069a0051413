import Foundation
import GeneratedTickets
import Testing
import TicketKit

/// The committed output for `schemas/`, on responses as the server sends them.
@Suite struct SchemaDisplayTests {
  private func tickets(_ json: String) throws -> [any TicketModel] {
    let batch = try TicketFactory.decode(Data(json.utf8))
    #expect(batch.issues.isEmpty)
    return batch.tickets
  }

  @Test func aCouponShowsItsAmountInTwoRuns() throws {
    let tickets = try tickets(
      """
      {"modelType": 1, "data": [{
        "ticketId": "A7", "goodName": "新人礼", "overdue": false, "ticketMoney": 20,
        "minLimitMoney": 100, "deadline": "2026-12-31"}]}
      """)
    let coupon = try #require(tickets.first as? CouponTicket)
    #expect(coupon.type == .coupon)
    #expect(coupon.id == "A7")
    #expect(coupon.goodName == "新人礼")
    #expect(coupon.effectCondition == "· 满100元可用")
    #expect(coupon.deadline == "· 兑换截止日期：2026-12-31")
    #expect(coupon.backgroundImageName == "coupon_common")
    #expect(coupon.ticketMoneyValue == 20)
    let runs = try #require(coupon.perferential?.runs)
    #expect(runs.map(\.text) == ["￥", "20"])
    #expect(runs[0].style?.size == 16)
    #expect(runs[0].style?.color == TextColor(light: 0xFD6363, dark: 0xFD6363))
    #expect(runs[1].style?.size == 32)
    #expect(runs[1].style?.weight == .bold)
    #expect(runs[1].style?.color == TextColor(light: 0xFD6363, dark: 0xFD6363))
  }

  @Test func anOverdueCouponHasItsOwnBackground() throws {
    let tickets = try tickets(
      """
      {"modelType": "1", "data": {
        "ticketId": 9007199254740993, "goodName": "x", "overdue": 1, "ticketMoney": "1e6",
        "minLimitMoney": "0.50", "deadline": "2026-11-01"}}
      """)
    #expect(tickets[0].backgroundImageName == "coupon_overdue")
    #expect(tickets[0].id == "9007199254740993")
    #expect(tickets[0].effectCondition == "· 满0.5元可用")
    // `%g` would show 1e+06.
    #expect(tickets[0].perferential?.plainText == "￥1000000")
  }

  @Test func aDiscountShowsTenths() throws {
    let tickets = try tickets(
      """
      {"data": [{
        "discountId": "D1", "productName": "饮品", "isExpired": "no", "discount": 8.5,
        "useRule": "全场可用", "endDate": "2026-12-31 23:59:59"}], "modelType": 2}
      """)
    let discount = try #require(tickets.first as? DiscountTicket)
    #expect(discount.type == .discount)
    #expect(discount.goodName == "饮品")
    #expect(discount.effectCondition == "· 全场可用")
    #expect(discount.deadline == "· 兑换截止日期：2026-12-31")
    #expect(discount.perferential?.plainText == "8.5折")
    // The share of the price that is taken off.
    #expect(discount.discountValue == TicketRecord.decimal("0.15"))
    #expect(discount.backgroundImageName == "discount_common")
    // 2026-12-31 23:59:59 in Shanghai is 15:59:59 UTC.
    #expect(discount.endDateValue == Date(timeIntervalSince1970: 1_798_732_799))
  }

  @Test func aDiscountOfEightyFiveTenthsIsOutOfRange() throws {
    let batch = try TicketFactory.decode(
      Data(
        """
        {"modelType": 2, "data": [
          {"discountId": "D1", "productName": "饮品", "isExpired": 0, "discount": 85,
           "useRule": "x", "endDate": "2026-12-31 23:59:59"},
          {"discountId": "D2", "productName": "茶", "isExpired": 0, "discount": "9.0",
           "useRule": "x", "endDate": "2026-12-31 23:59:59"}]}
        """.utf8))
    #expect(batch.tickets.map(\.id) == ["D2"])
    #expect(batch.tickets.first?.perferential?.plainText == "9折")
    #expect(batch.issues.map(\.code.rawValue) == ["out-of-range"])
    #expect(batch.issues.map(\.path) == ["$['data'][0]['discount']"])
  }

  @Test func aVoucherHasNoWorth() throws {
    let tickets = try tickets(
      """
      {"modelType": 3, "data": [
        {"voucher": {"id": "V1", "title": "豆浆"}, "state": 0, "validUntil": 1798732799},
        {"voucher": {"id": "V2", "name": "油条", "title": "x"}, "state": "9",
         "validUntil": "1798732799", "shopName": "一店"}]}
      """)
    let voucher = try #require(tickets.first as? ConvertTicket)
    #expect(voucher.perferential == nil)
    #expect(voucher.goodName == "豆浆")
    #expect(voucher.backgroundImageName == "convert_common")
    #expect(voucher.effectCondition == "· 全场通用")
    #expect(voucher.deadline == "· 兑换截止日期：2026-12-31")
    #expect(voucher.accessibilityLabel == "豆浆, · 全场通用, · 兑换截止日期：2026-12-31")
    #expect(tickets[1].goodName == "油条")
    #expect(tickets[1].backgroundImageName == "convert_overdue")
    #expect(tickets[1].effectCondition == "· 仅限一店使用")
  }

  @Test func aTicketOutlivesItsResponse() throws {
    let detached = try tickets(
      """
      {"modelType": 2, "data": [{
        "discountId": "D1", "productName": "饮品", "isExpired": "no", "discount": 8.5,
        "useRule": "全场可用", "endDate": "2026-12-31 23:59:59"}]}
      """)[0].detached()
    #expect(detached.goodName == "饮品")
    #expect(detached.perferential?.plainText == "8.5折")
    #expect(detached.id == "D1")
  }

  @Test func aTicketCanBeMadeFromADictionary() throws {
    let ticket = try CouponTicket(dictionary: [
      "ticketId": "A7", "goodName": "新人礼", "overdue": true, "ticketMoney": 20.5,
      "minLimitMoney": 100, "deadline": "2026-12-31",
    ])
    #expect(ticket.perferential?.plainText == "￥20.5")
    #expect(ticket.backgroundImageName == "coupon_overdue")
    #expect(throws: (any Error).self) { try CouponTicket(dictionary: ["goodName": "x"]) }
  }
}
