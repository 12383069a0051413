import Foundation
import Testing

@testable import TicketKit

@Suite struct KindFactoryTests {
  private let response = Data(
    """
    {"modelType":1,"data":[
     {"ticketId":"c1","goodName":"拉面","overdue":false,"ticketMoney":10.50,
      "minLimitMoney":"100","deadline":"2026-11-30"},
     {"ticketId":9007199254740993,"goodName":"\\u8c46\\ud83c\\udfab","overdue":1,
      "ticketMoney":-0.0,"minLimitMoney":5e1,"deadline":"2026\\/12\\/01"},
     {"ticketId":"c3","goodName":null,"overdue":"maybe","ticketMoney":"8折",
      "minLimitMoney":1,"deadline":""}
    ],"page":{"total":3}}
    """.utf8)

  @Test func aCouponShowsItsTexts() throws {
    let batch = try CouponFactory.decode(response)
    try #require(batch.tickets.count == 2)
    let first = batch.tickets[0]
    #expect(first.id == "c1")
    #expect(first.goodName == "拉面")
    #expect(first.effectCondition == "· 满100元可用")
    #expect(first.deadline == "· 兑换截止日期：2026-11-30")
    #expect(first.backgroundImageName == "coupon_common")
    #expect(first.perferential?.plainText == "￥10.5")
    let second = batch.tickets[1]
    #expect(second.id == "9007199254740993")
    #expect(second.goodName == "豆🎫")
    #expect(second.effectCondition == "· 满50元可用")
    #expect(second.deadline == "· 兑换截止日期：2026/12/01")
    #expect(second.backgroundImageName == "coupon_overdue")
    #expect(second.perferential?.plainText == "￥0")
  }

  @Test func aBadRowGivesItsIssuesInSchemaOrder() throws {
    let batch = try CouponFactory.decode(response)
    #expect(batch.issues.map(\.code) == [.missing, .wrongType, .wrongType])
    #expect(
      batch.issues.map(\.path) == [
        "$['data'][2]['goodName']", "$['data'][2]['overdue']", "$['data'][2]['ticketMoney']",
      ])
    #expect(batch.issues.map(\.found) == ["null", "the string \"maybe\"", "the string \"8折\""])
    #expect(batch.issues.allSatisfy { $0.row == 2 && $0.dropsRow })
  }

  @Test func valuesOutsideTheRowsAreThere() throws {
    let batch = try CouponFactory.decode(response)
    #expect(batch.value(at: "$.page.total")?.integer == 3)
    #expect(batch.value(at: "modelType")?.string == "1")
    #expect(batch.value(at: "$['page']") == nil)
  }
}
