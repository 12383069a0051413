import Foundation
import FullTickets
import Testing
import TicketKit

/// Promotions with every key, of fields that are there and fields that are not.
@Suite struct FullPromotionTests {
  private func cut(_ members: String) throws -> CutTicket {
    try FullLanguageTests.ticket(
      #"{"meta": {"kind": "cut"}, "no": "C1", "title": "x"\#(members)}"#)
  }

  private func milliseconds(_ date: Date?) -> Double? {
    date.map { ($0.timeIntervalSince1970 * 1000).rounded() }
  }

  @Test func anInheritedPromotionReadsEveryField() throws {
    let ticket = try cut(
      """
      , "off": "12.50", "start": 1796011200, "until": "2026-12-31", "on": "no",
      "from-price": 99.9, "together": 1
      """)
    #expect(ticket.id == "C1")
    #expect(ticket.discount == .amount(TicketRecord.decimal("12.5")))
    // The last millisecond of the day in Shanghai, 16:00 UTC less one.
    #expect(ticket.period.start == Date(timeIntervalSince1970: 1_796_011_200))
    #expect(milliseconds(ticket.period.end) == 1_798_732_799_999)
    #expect(!ticket.isActive)
    #expect(ticket.threshold == TicketRecord.decimal("99.9"))
    #expect(ticket.isStackable)
  }

  @Test func absentFieldsAreOpenOnAndNothing() throws {
    let ticket = try cut(#", "on": null, "until": """#)
    #expect(ticket.discount == .amount(0))
    #expect(ticket.period == ValidityPeriod(start: nil, end: nil))
    #expect(ticket.isActive)
    #expect(ticket.threshold == nil)
    #expect(!ticket.isStackable)
    #expect(ticket.discountedAmount(10, at: Date(timeIntervalSince1970: 0)) == 10)
  }

  @Test(arguments: [("0", false), ("-5", false), ("\"\"", false), ("0.01", true)])
  func aThresholdIsAboveZero(sent: String, isThreshold: Bool) throws {
    #expect(try cut(#", "from-price": \#(sent)"#).isThreshold == isThreshold)
  }

  private func share(_ members: String) throws -> ShareTicket {
    try FullLanguageTests.ticket(
      #"{"meta": {"kind": "share"}, "no": 2, "title": "x", \#(members)}"#)
  }

  // The batch is seen on 30 November 2026.
  @Test(
    arguments: [
      (#""level": "gold", "goldShare": 30, "until": "2026-11-30""#, .rate("0.3")),
      (#""level": "gold", "goldShare": 30, "until": "2026-11-29""#, .amount("0")),
      (#""level": "gold", "goldShare": 30"#, .amount("0")),
      (#""level": "gold", "until": "2027-01-01""#, .rate("0")),
      (#""level": "silver", "silverShare": 8.8"#, .rate("0.12")),
      (#""level": "silver""#, .rate("0.05")),
      (#""level": "diamond", "gift": 1234"#, .amount("12.34")),
      (#""level": "diamond""#, .amount("0")),
      (#""level": "plain", "gift": 1234, "goldShare": 30"#, .amount("0")),
    ] as [(String, WrittenDiscount)])
  func theFirstCaseThatHoldsCounts(members: String, discount: WrittenDiscount) throws {
    #expect(try share(members).discount == discount.value)
  }

  @Test func aPromotionIsReplacedWhole() throws {
    let ticket = try share(
      #""level": "plain", "floor": 5000, "over": false, "on": true, "until": "2026-01-01""#)
    #expect(!ticket.isActive)
    #expect(ticket.period == ValidityPeriod())
    #expect(ticket.threshold == 50)
    #expect(ticket.isStackable)
    #expect(try share(#""level": "plain", "over": 1, "floor": 0"#).isActive)
    #expect(try !share(#""level": "plain", "over": 1, "floor": 0"#).isThreshold)
  }

  @Test func conditionsReadTheTicketsInstant() throws {
    let ticket = try share(#""level": "gold", "goldShare": 30, "until": "2026-11-30""#)
    // The end of the day in Shanghai is 16:00 UTC.
    #expect(
      ticket.at(Date(timeIntervalSince1970: 1_796_054_400)).discount == .amount(0))
  }

  @Test func moneyIsItsAmount() throws {
    let ticket: PlainTicket = try FullLanguageTests.ticket(
      """
      {"meta": {"kind": "plain"}, "no": 3, "title": "x", "start": "2026-11-01T00:00:00Z",
       "stop": "2026-12-01", "isUsable": true, "worth": 7.5, "least": "30", "isFree": 0,
       "isShared": false}
      """)
    #expect(ticket.discount == .amount(TicketRecord.decimal("7.5")))
    #expect(ticket.threshold == 30)
    #expect(ticket.isActive)
    #expect(!ticket.isStackable)
    #expect(ticket.period.start == Date(timeIntervalSince1970: 1_793_491_200))
    #expect(milliseconds(ticket.period.end) == 1_796_140_799_999)
    let quote = PromotionCalculator.quote(
      for: 40, promotions: [ticket], at: Date(timeIntervalSince1970: 1_796_011_200))
    #expect(quote.payable == TicketRecord.decimal("32.5"))
  }
}

/// A discount whose number is written as text, because literals pass through binary fractions.
enum WrittenDiscount: Sendable {
  case amount(String)
  case rate(String)

  var value: PromotionDiscount {
    switch self {
    case .amount(let text): .amount(TicketRecord.decimal(text))
    case .rate(let text): .rate(TicketRecord.decimal(text))
    }
  }
}
