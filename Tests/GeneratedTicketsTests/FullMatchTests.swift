import Foundation
import FullTickets
import Testing
import TicketKit

/// Rows known by their keys, rows of no kind, and JSON texts inside of rows.
@Suite struct FullMatchTests {
  private static let description = #"""
    "voucher_description":
      "{\"name\": \"豆\\u6d46\", \"worth\": 1050, \"end\": 1798668000,
        \"more\": {\"a b\": \"{\\\"list\\\": [1, \\\"深\\\"]}\"}}"
    """#.replacing("\n", with: " ")

  private static let gift = #""gift": {"code": "G1", "name": "杯"}"#

  private func types(_ rows: String...) throws -> [String?] {
    try rows.map { row in
      let batch = try FullLanguageTests.batch(row)
      return batch.tickets.first?.type.rawValue ?? batch.issues.first.map { $0.code.rawValue }
    }
  }

  @Test func pathsGoOnThroughEmbeddedJSON() throws {
    let ticket = try FullLanguageTests.ticket("{\(Self.description)}", as: VoucherTicket.self)
    #expect(ticket.goodName == "豆浆")
    #expect(ticket.worthValue == Money(amount: TicketRecord.decimal("10.5"), currency: "CNY"))
    #expect(ticket.perferential?.plainText == "¥10.50")
    #expect(ticket.badge == "深")
    // 22:00 UTC on the 30th is 06:00 on the 31st in Shanghai.
    #expect(ticket.deadline == "2026年12月30日")
    #expect(ticket.endValue == Date(timeIntervalSince1970: 1_798_668_000))
    let detached = ticket.detached()
    #expect(detached.goodName == "豆浆")
    #expect(detached.badge == "深")
  }

  @Test func keysTellKindsApart() throws {
    #expect(
      try types(
        "{\(Self.description)}",
        #"{\#(Self.description), "revoked": null, "info": {"void": null}}"#,
        #"{\#(Self.description), "meta": {"kind": null}}"#,
        "{\(Self.gift)}"
      ) == ["voucher", "voucher", "voucher", "gift"])
    #expect(
      try types(
        #"{\#(Self.description), "revoked": false}"#,
        #"{"info": {"void": 1}, \#(Self.description)}"#,
        #"{"gift": {"code": "G1"}}"#,
        #"{"gift": {"code": null, "name": "杯"}}"#
      ) == ["missing-type", "missing-type", "missing-type", "missing-type"])
  }

  @Test func twoKindsByKeysAreAmbiguous() throws {
    #expect(try types("{\(Self.description), \(Self.gift)}") == ["ambiguous-type"])
  }

  @Test func theDiscriminatorComesFirstAndTheUnknownKindLast() throws {
    #expect(
      try types(
        #"{\#(Self.gift), "meta": {"kind": "rates"}, "title": "x"}"#,
        #"{"meta": {"kind": "brand-new"}, \#(Self.gift)}"#,
        #"{"meta": {"kind": "brand-new"}, "title": "x"}"#,
        #"{"title": "x", "meta": {"kind": 99}}"#
      ) == ["rates", "gift", "other", "other"])
    let ticket = try FullLanguageTests.ticket(
      #"{"meta": {"kind": 1.0}, "name": "新"}"#, as: OtherTicket.self)
    #expect(ticket.goodName == "新")
    #expect(ticket.badge == "1.0")
    #expect(
      try FullLanguageTests.ticket(#"{"meta": {"kind": "?"}}"#, as: OtherTicket.self).goodName
        == "新品")
  }

  @Test func onlyATextOrNumberIsAnUnknownKind() throws {
    #expect(
      try types(
        #"{"title": "x"}"#, #"{"title": "x", "meta": {}}"#,
        #"{"title": "x", "meta": {"kind": null}}"#,
        #"{"title": "x", "meta": {"kind": true}}"#, #"{"title": "x", "meta": {"kind": []}}"#
      ) == ["missing-type", "missing-type", "null-type", "wrong-type", "wrong-type"])
  }

  @Test func badRowsOfEveryMatchLeaveTheOthers() throws {
    let batch = try FullLanguageTests.batch(
      "{\(Self.gift)}", "{\(Self.gift), \(Self.description)}", "null",
      #"{"voucher_description": "{", "title": "x"}"#, #"{"voucher_description": {"name": "x"}}"#,
      "{\(Self.description)}", #"{"meta": {"kind": "new"}}"#)
    #expect(batch.tickets.map(\.type) == [.gift, .voucher, .other])
    #expect(batch.tickets.map(\.goodName) == ["杯", "豆浆", "新品"])
    #expect(batch.tickets.map(\.id) == ["0", "5", "6"])
    #expect(Set(batch.issues.map(\.row)) == [1, 2, 3, 4])
  }
}
