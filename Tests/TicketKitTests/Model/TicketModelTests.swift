import Foundation
import Testing

@testable import TicketKit

private struct PlainTicket: TicketModel {
  var type: TicketType { TicketType(rawValue: "plain") }
  var id = "1"
  var backgroundImageName = "plain"
  var goodName = "拿铁"
  var effectCondition = "· 满30元可用"
  var deadline = "· 2026-11-30"

  init() {}
  init?(record: TicketRecord) { nil }
  init(dictionary: [String: Any]) throws {}
  func at(_ date: Date) -> PlainTicket { self }
  func detached() -> PlainTicket { self }
}

private struct PricedTicket: TicketModel {
  var plain = PlainTicket()
  var type: TicketType { plain.type }
  var id: String { plain.id }
  var backgroundImageName: String { plain.backgroundImageName }
  var goodName: String { plain.goodName }
  var effectCondition: String { plain.effectCondition }
  var deadline: String { plain.deadline }
  var perferential: StyledText? = StyledText(.init("￥"), .init("20"))

  init() {}
  init?(record: TicketRecord) { nil }
  init(dictionary: [String: Any]) throws {}
  func at(_ date: Date) -> PricedTicket { self }
  func detached() -> PricedTicket { self }
}

@MainActor
private final class Cell: TicketCell {
  var shown: [String] = []

  func configure(with ticket: any TicketModel) {
    shown.append(ticket.perferential?.plainText ?? ticket.goodName)
  }
}

@Suite struct TicketModelTests {
  @Test func worthIsNilUnlessTheKindSaysMore() {
    let tickets: [any TicketModel] = [PlainTicket(), PricedTicket()]
    #expect(tickets.map { $0.perferential?.plainText } == [nil, "￥20"])
  }

  @Test func accessibilityLabelReadsWorthNameConditionDeadline() {
    #expect(PricedTicket().accessibilityLabel == "￥20, 拿铁, · 满30元可用, · 2026-11-30")
  }

  @Test func accessibilityLabelLeavesEmptyTextsOut() {
    #expect(PlainTicket().accessibilityLabel == "拿铁, · 满30元可用, · 2026-11-30")
    var ticket = PricedTicket()
    ticket.perferential = StyledText(.init(""))
    ticket.plain.effectCondition = ""
    #expect(ticket.accessibilityLabel == "拿铁, · 2026-11-30")
    ticket.plain.goodName = ""
    ticket.plain.deadline = ""
    #expect(ticket.accessibilityLabel == "")
  }

  @MainActor
  @Test func cellsShowTicketsOfAnyKind() {
    let cell = Cell()
    for ticket in [PlainTicket(), PricedTicket()] as [any TicketModel] {
      cell.configure(with: ticket)
    }
    #expect(cell.shown == ["拿铁", "￥20"])
  }
}
