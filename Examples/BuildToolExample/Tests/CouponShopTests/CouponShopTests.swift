import Foundation
import Testing
import TicketKit
import VoucherKit

@testable import CouponShop

@Suite("Tickets that the plugin made")
struct CouponShopTests {
  @Test func showWhatTheSchemasSay() throws {
    let response = """
      {"modelType": 1, "data": [{"goodName": "咖啡", "ticketMoney": 10.5, "minLimitMoney": 30}]}
      """
    let batch = try TicketFactory.decode(Data(response.utf8))
    let ticket = try #require(batch.tickets.first as? CouponTicket)
    #expect(summary(of: ticket) == "咖啡 · 满30元可用")
    #expect(ticket.perferential?.runs.map(\.text).joined() == "￥10.5")
  }

  @Test func areToldApart() throws {
    let response = #"{"modelType": 2, "data": [{"goodName": "杯子"}]}"#
    let batch = try TicketFactory.decode(Data(response.utf8))
    #expect(batch.tickets.map(\.type) == [.gift])
    #expect(batch.tickets.first is GiftTicket)
  }

  @Test func ofTwoTargetsMayHaveOneName() throws {
    let tickets = try Vouchers.decode(#"{"data": [{"name": "Tea", "off": 20}]}"#)
    #expect(tickets.map(summary) == ["Tea 20 % off"])
  }
}
