import Foundation
import MixedTickets
import Testing
import TicketKit

/// One response with rows of three kinds and every fault a row can have.
@Suite struct MixedBatchTests {
  static let response = Data(
    """
    {"page": {"total": 11, "rows": [
      {"meta": {"kind": 1}, "ticketId": 9007199254740993, "names": {"zh": "新人券"},
       "amount": "10.50", "limit": 0, "end": "2026-12-31 23:59:59"},
      {"name": "饮品", "rate": 8.5, "count": 1234, "ends": "2026-12-31", "meta": {"kind": "2"}},
      {"meta": {"kind": 99}, "goodName": "new kind from the server"},
      {"meta": {"kind": 1}, "ticketId": "b", "title": "x", "amount": true,
       "end": "2026-12-31 23:59:59"},
      {"meta": {"kind": 3}, "status": 0, "until": 1798732799000},
      null,
      {"meta": {"kind": 3}, "name": "豆浆", "status": 9, "until": 1798732799000},
      {"meta": {"kind": 2}, "name": "茶", "rate": "8折", "count": "0"},
      {"goodName": "no discriminator"},
      {"meta": {"kind": null}},
      {"meta": {"kind": true}}
    ]}}
    """.utf8)

  /// Noon of 30 November 2026 in Shanghai.
  static let context = TicketContext(
    locale: "zh_CN", timeZone: "Asia/Shanghai", now: { Date(timeIntervalSince1970: 1_796_011_200) })

  @Test func everyGoodRowIsATicketInOrder() throws {
    let batch = try TicketFactory.decode(Self.response, context: Self.context)
    #expect(batch.tickets.map(\.type) == [.coupon, .discount, .convert, .discount])
    #expect(batch.tickets.map(\.goodName) == ["新人券", "饮品", "豆浆", "茶"])
    #expect(batch.tickets.map(\.id) == ["9007199254740993", "1", "6", "7"])
    #expect(
      batch.tickets.map(\.effectCondition) == ["无门槛", "剩1,234张", "used", "剩0张"])
    #expect(
      batch.tickets.map(\.deadline) == [
        "2026-12-31 23:59", "2026-12-31 23:59:59", "2026-12-31", "长期有效",
      ])
    #expect(
      batch.tickets.map(\.backgroundImageName) == [
        "coupon_common", "discount_common", "convert_used", "sold_out",
      ])
    #expect(
      batch.tickets.map { $0.perferential?.plainText } == ["10.5元", "8.5折", nil, "10折"])
    #expect((batch.tickets[0] as? CouponTicket)?.badge == nil)
    #expect(batch.value(at: "page.total")?.integer == 11)
  }

  @Test func everyFaultIsOneIssueWithItsPlace() throws {
    let issues = try TicketFactory.decode(Self.response, context: Self.context).issues
    #expect(issues.map(\.row) == [2, 3, 4, 5, 7, 8, 9, 10])
    #expect(
      issues.map(\.code.rawValue) == [
        "unknown-type", "wrong-type", "missing", "not-an-object", "wrong-type", "missing-type",
        "null-type", "wrong-type",
      ])
    #expect(
      issues.map(\.path) == [
        "$['page']['rows'][2]['meta']['kind']", "$['page']['rows'][3]['amount']",
        "$['page']['rows'][4]['name']", "$['page']['rows'][5]", "$['page']['rows'][7]['rate']",
        "$['page']['rows'][8]['meta']['kind']", "$['page']['rows'][9]['meta']['kind']",
        "$['page']['rows'][10]['meta']['kind']",
      ])
    #expect(issues.map(\.dropsRow) == [true, true, true, true, false, true, true, true])
    for issue in issues {
      #expect(!issue.expected.isEmpty && !issue.found.isEmpty)
    }
    #expect(issues[0].found.contains("99"))
    #expect(issues[1].found.contains("true"))
    #expect(issues[4].found.contains("8折"))
    #expect(
      String(decoding: issues[0].rawRow, as: UTF8.self)
        == #"{"meta": {"kind": 99}, "goodName": "new kind from the server"}"#)
    #expect(!issues[0].description.contains("new kind from the server"))
  }

  @Test func everyEntryPointGivesTheSame() async throws {
    let direct = try TicketFactory.decode(Self.response, context: Self.context)
    let awaited = try await TicketFactory.tickets(from: Self.response, context: Self.context)
    let called = try await withCheckedThrowingContinuation { continuation in
      TicketFactory.analyse(Self.response) { continuation.resume(with: $0) }
    }
    for other in [awaited, called] {
      #expect(other.issues == direct.issues)
      #expect(other.tickets.map(\.id) == direct.tickets.map(\.id))
      #expect(other.tickets.map(\.type) == direct.tickets.map(\.type))
      #expect(other.tickets.map(\.goodName) == direct.tickets.map(\.goodName))
      #expect(other.tickets.map(\.perferential) == direct.tickets.map(\.perferential))
    }
  }

  @Test func theSameTicketSeenLaterIsOverdue() throws {
    let batch = try TicketFactory.decode(Self.response, context: Self.context)
    // 29 December 2026, noon, and 1 January 2027 in Shanghai.
    let soon = batch.at(Date(timeIntervalSince1970: 1_798_516_800))
    let over = batch.at(Date(timeIntervalSince1970: 1_798_732_800))
    #expect(soon.tickets[0].backgroundImageName == "coupon_soon")
    #expect(over.tickets[0].backgroundImageName == "coupon_overdue")
    #expect(batch.tickets[0].backgroundImageName == "coupon_common")
    #expect(over.tickets.count == 4)
  }
}
