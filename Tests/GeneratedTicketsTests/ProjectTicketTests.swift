import Foundation
import FullTickets
import MixedTickets
import Testing
import TicketKit

/// The settings' `properties` on tickets of any kind, as a cell reads them.
@Suite struct ProjectTicketTests {
  @Test func everyTicketHasThemAsOptionals() throws {
    let ticket: any TicketModel = try FullLanguageTests.ticket(
      #"""
      {"meta": {"kind": 1}, "no": 1, "title": "x", "debit": -2, "fen": 1,
       "price": {"amount": 0, "currency": "CNY"}}
      """#, as: AmountsTicket.self)
    #expect(ticket.caption == "x")
    #expect(ticket.badge == "2.00")
    #expect(ticket.headline?.plainText == "x")
    #expect(ticket.isMuted == true)
    #expect(ticket.salePrice == "¥0.00")
    // What the kind leaves out.
    #expect(ticket.ribbon == nil)
    #expect(ticket.default == nil)
  }

  @Test func theProjectsOwnProtocolHasThemAsTheyAre() throws {
    let tickets = try FullLanguageTests.batch(
      #"{"meta": {"kind": "rates"}, "title": "a", "over": true, "zhe": 5, "negative": -20}"#,
      #"{"meta": {"kind": "lists"}, "title": "b", "tags": [], "states": [], "days": "mon"}"#
    ).tickets.compactMap { $0 as? any ProjectTicket }
    let captions: [String] = tickets.map(\.caption)
    let flags: [Bool] = tickets.map(\.isMuted)
    #expect(captions == ["a", "b"])
    #expect(flags == [false, true])
    #expect(tickets.map(\.badge) == [nil, "mon"])
    #expect(tickets.map(\.ribbon) == [nil, nil])
  }

  @Test func ticketsOfOtherProjectsHaveNone() throws {
    let batch = try MixedTickets.TicketFactory.decode(
      MixedBatchTests.response, context: MixedBatchTests.context)
    #expect(batch.tickets.count == 4)
    for ticket in batch.tickets {
      #expect(ticket.caption == nil)
      // The coupon of that project has a member of this name, which is its own affair.
      #expect(ticket.badge == nil)
      #expect(ticket.isMuted == nil)
      #expect(ticket.headline == nil)
    }
  }

  @Test func namesThatAreSwiftsOwnWords() throws {
    let ticket = try FullLanguageTests.ticket(
      #"""
      {"meta": {"kind": "@cash"}, "title": "饮品", "class": ["case", "default", "x"], "@in": 5,
       "c \"u\" r": "eur", "ca.se": 0}
      """#, as: CashVoucherTicket.self)
    #expect(ticket.classValue == [.case, .default, .unrecognized("x")])
    #expect(ticket.caption == "case、default、x")
    #expect(ticket.caseValue == .default)
    #expect(ticket.default == "饮品")
    #expect((ticket as any TicketModel).default == "饮品")
    #expect(ticket.inValue == Money(amount: 5, currency: "EUR"))
    #expect(ticket.switch == "5")
    #expect(ticket.满 == "€5")
    #expect(ticket.zip == "邮编")
    #expect(ticket.run1.plainText == "一二")
    let other = try FullLanguageTests.ticket(
      #"{"meta": {"kind": "\"); fatalError(\""}, "title": "x", "ca.se": "?"}"#, locale: "en",
      as: CashVoucherTicket.self)
    #expect(other.classValue == [])
    #expect(other.caption == "")
    #expect(other.caseValue == .unrecognized("?"))
    #expect(other.default == "??")
    #expect(other.switch == nil)
    #expect(other.run1.plainText == "onetwo")
    let plain = try FullLanguageTests.ticket(
      #"{"meta": {"kind": "@cash"}, "title": "x", "ca.se": 1}"#, as: CashVoucherTicket.self)
    #expect(plain.default == nil)
  }
}
