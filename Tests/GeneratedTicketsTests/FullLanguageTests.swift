import Foundation
import FullTickets
import Testing
import TicketKit

/// A project whose schemas use the whole language: server rows in, display texts out.
@Suite struct FullLanguageTests {
  /// The batch of some rows, seen at noon of 30 November 2026 in Shanghai.
  static func batch(_ rows: String..., locale: String = "zh_CN") throws -> TicketBatch {
    let json = #"{"page": {"rows": [\#(rows.joined(separator: ","))]}}"#
    let context = TicketContext(
      locale: locale, timeZone: "Asia/Shanghai",
      now: { Date(timeIntervalSince1970: 1_796_011_200) })
    return try TicketFactory.decode(Data(json.utf8), context: context)
  }

  /// The ticket of one good row.
  static func ticket<Ticket>(
    _ row: String, locale: String = "zh_CN", as type: Ticket.Type = Ticket.self
  ) throws -> Ticket {
    let batch = try batch(row, locale: locale)
    #expect(batch.issues.isEmpty)
    return try #require(batch.tickets.first as? Ticket)
  }

  private func amounts(_ members: String, locale: String = "zh_CN") throws -> AmountsTicket {
    try Self.ticket(
      """
      {"meta": {"kind": "amounts"}, "no": "A1", "title": "x", \(members)}
      """, locale: locale)
  }

  private static let price = #""price": {"amount": 500, "currency": "CNY"}"#

  // MARK: Money

  @Test func theSameNumberIsAnotherAmountInEachCurrency() throws {
    let tickets = try Self.batch(
      #"{"meta": {"kind": 1}, "no": 1, "title": "x", "price": {"amount": 500, "currency": "JPY"}}"#,
      #"{"meta": {"kind": 1}, "no": 2, "title": "x", "price": {"amount": 500, "currency": "CNY"}}"#,
      #"{"meta": {"kind": 1}, "no": 3, "title": "x", "price": {"currency": "kwd", "amount": "1500"}}"#
    ).tickets.compactMap { $0 as? AmountsTicket }
    #expect(tickets.map { $0.perferential?.plainText } == ["JP¥500", "¥5", "KWD1.5"])
    #expect(
      tickets.map(\.priceValue) == [
        Money(amount: 500, currency: "JPY"), Money(amount: 5, currency: "CNY"),
        Money(amount: TicketRecord.decimal("1.5"), currency: "KWD"),
      ])
    #expect(tickets.map(\.salePrice) == ["JP¥500", "¥5.00", "KWD\u{A0}1.500"])
    #expect(tickets.map(\.id) == ["1", "2", "3"])
  }

  @Test(arguments: [
    ("\"1050\"", "10.5", "10.50", "¥10.5"), ("123456", "1234.56", "1,234.56", "¥1234.56"),
    ("-5", "-0.05", "-0.05", "¥-0.05"), ("0", "0", "0.00", "¥0"),
    ("0.5", "0.005", "0.01", "¥0.005"),
  ])
  func fenAreYuan(sent: String, plain: String, pattern: String, symbol: String) throws {
    let ticket = try amounts(#""fen": \#(sent), \#(Self.price)"#)
    #expect(ticket.fenValue == Money(amount: TicketRecord.decimal(plain), currency: "CNY"))
    #expect(ticket.fenText == plain)
    #expect(ticket.fenPattern == pattern)
    #expect(ticket.fenSymbol == symbol)
  }

  @Test func absentMoneyHasNoText() throws {
    let ticket = try amounts(Self.price)
    #expect(ticket.fenValue == nil)
    #expect(ticket.fenText == nil)
    #expect(ticket.fenSymbol == nil)
    #expect(ticket.limitValue == nil)
  }

  @Test func negatedNumbersHaveTheOtherSign() throws {
    let ticket = try amounts(
      #""debit": 12.5, "points": "7", "balance": "-5.02", \#(Self.price)"#)
    #expect(ticket.debitValue == Money(amount: TicketRecord.decimal("-12.5"), currency: "CNY"))
    #expect(ticket.badge == "-12.50")
    #expect(ticket.debitText == "-¥12.50")
    #expect(ticket.pointsValue == -7)
    #expect(ticket.pointText == "-7")
    #expect(ticket.balanceValue == TicketRecord.decimal("5.02"))
    #expect(ticket.balanceText == "5.02")
  }

  @Test func zeroHasNoSign() throws {
    let ticket = try amounts(#""debit": 0.0, "points": -0, "balance": 0.001, \#(Self.price)"#)
    #expect(ticket.badge == nil)
    #expect(ticket.debitText == "¥0.00")
    #expect(ticket.pointText == "0")
    #expect(ticket.balanceText == "0.0")
  }

  @Test(arguments: [
    ("200", "满US$200.00可用", "over $200.00"), ("\"1234.5\"", "满US$1,234.50可用", "over $1,234.50"),
    ("100.5", "满US$100.50可用", "满$100.50可用"), ("0", "无门槛", "无门槛"), ("\"-\"", "无门槛", "无门槛"),
    ("null", "无门槛", "无门槛"), ("\"\"", "无门槛", "无门槛"),
  ])
  func conditionsReadAmounts(limit: String, chinese: String, english: String) throws {
    let members = #""limit": \#(limit), \#(Self.price)"#
    #expect(try amounts(members).effectCondition == chinese)
    #expect(try amounts(members, locale: "en_US").effectCondition == english)
  }

  @Test(arguments: [
    (#""price": {"amount": 0, "currency": "CNY"}"#, false),
    (#""fen": 1, "price": {"amount": 0, "currency": "CNY"}"#, true),
    (#""fen": 1, "price": {"amount": 1, "currency": "CNY"}"#, false),
    (#""fen": 500, "debit": -5, \#(price)"#, true),
    (#""fen": 501, "debit": -5, \#(price)"#, false),
    (#""fen": 500, "debit": -5, "flags": {"over": "yes"}, \#(price)"#, false),
  ])
  func aFlagComparesAmounts(members: String, isMuted: Bool) throws {
    #expect(try amounts(members).isMuted == isMuted)
  }

  @Test func anUnknownCurrencyIsWrong() throws {
    let issues = try Self.batch(
      #"{"meta": {"kind": 1}, "no": 1, "title": "x", "price": {"amount": 1, "currency": "ZZZ"}}"#,
      #"{"meta": {"kind": 1}, "no": 1, "title": "x", "price": {"amount": "1,5", "currency": "CNY"}}"#
    ).issues
    #expect(issues.count == 2)
    #expect(issues.map(\.row) == [0, 1])
    #expect(issues.last?.path == "$['page']['rows'][1]['price']['amount']")
    #expect(issues.map(\.dropsRow) == [true, true])
  }

  // MARK: Rates

  private func rates(_ members: String, locale: String = "zh_CN") throws -> RatesTicket {
    try Self.ticket(
      #"{"meta": {"kind": "rates"}, "title": "x"\#(members)}"#, locale: locale)
  }

  @Test func sixFormsSayTheSame() throws {
    let ticket = try rates(
      """
      , "percentOff": 15, "percentPaid": "85", "fractionOff": 0.15, "fractionPaid": 0.85,
      "basisPointsOff": 1500, "tenthsPaid": 8.5, "zhe": 8.50
      """)
    let values = [
      ticket.percentOffValue, ticket.percentPaidValue, ticket.fractionOffValue,
      ticket.fractionPaidValue, ticket.basisPointsOffValue, ticket.tenthsPaidValue,
      ticket.rateValue,
    ]
    #expect(values.allSatisfy { $0 == TicketRecord.decimal("0.15") })
    let texts = [ticket.a, ticket.b, ticket.c, ticket.d, ticket.e, ticket.f]
    #expect(texts.allSatisfy { $0 == "15 85 8.5 15.0%" })
  }

  @Test func zheInAndOut() throws {
    #expect(try rates(#", "zhe": 8.5"#).perferential?.plainText == "8.5折")
    #expect(try rates(#", "zhe": "8.50""#).perferential?.plainText == "8.5折")
    #expect(
      try rates(#", "zhe": 8.5"#, locale: "en_US").perferential?.plainText == "15% off")
    let large = try rates(#", "zhe": 2.7"#)
    #expect(large.perferential?.plainText == "2.7折!")
    #expect(large.perferential?.runs.map { $0.style?.name } == ["amount", "symbol"])
    #expect(try rates(#", "zhe": 2.7"#, locale: "en").perferential?.plainText == "73% off!")
    #expect(try rates("").perferential?.plainText == "原价")
    #expect(try rates("", locale: "en").perferential?.plainText == "full price")
  }

  @Test func aNegatedRate() throws {
    let ticket = try rates(#", "negative": "-10.0""#)
    #expect(ticket.negativeValue == TicketRecord.decimal("0.1"))
    #expect(ticket.g == "10%")
    #expect(ticket.isMuted)
    #expect(try !rates(#", "negative": -12.5"#).isMuted)
    #expect(try !rates("").isMuted)
  }

  @Test func sharesOutsideOfTheWholeAreOutOfRange() throws {
    let batch = try Self.batch(
      #"{"meta": {"kind": "rates"}, "title": "x", "percentOff": 101}"#,
      #"{"meta": {"kind": "rates"}, "title": "x", "negative": 10}"#,
      #"{"meta": {"kind": "rates"}, "title": "x", "zhe": "8折"}"#)
    // `invalid: absent` keeps the second row.
    #expect(batch.tickets.map { ($0 as? RatesTicket)?.g } == [nil])
    #expect(
      batch.issues.map(\.code.rawValue) == ["out-of-range", "out-of-range", "wrong-type"])
    #expect(batch.issues.map(\.row) == [0, 1, 2])
    #expect(batch.issues.map(\.dropsRow) == [true, false, true])
  }

  // MARK: Lists and markup

  private func lists(_ members: String, locale: String = "zh_CN") throws -> ListsTicket {
    try Self.ticket(#"{"meta": {"kind": "lists"}, \#(members)}"#, locale: locale)
  }

  @Test func listsOfEveryType() throws {
    let ticket = try lists(
      #"""
      "title": "<b>大促</b>&amp;礼 &lt;3", "tags": ["<i>新</i>", null, "a&lt;b", 7],
      "ids": [1, "2", 3.0, 9007199254740993], "debts": [1.50, "-2"],
      "states": [0, "9", "x", 7], "days": ["mon", "default", "some", "new"]
      """#)
    #expect(ticket.goodName == "大促&礼 <3")
    #expect(ticket.titleValue == "大促&礼 <3")
    #expect(ticket.tagsValue == ["新", "a<b", "7"])
    #expect(ticket.effectCondition == "新、a<b和7")
    #expect(ticket.idsValue == [1, 2, 3, 9_007_199_254_740_993])
    #expect(ticket.idText == "1·2·3·9007199254740993")
    #expect(ticket.debtsValue == [TicketRecord.decimal("-1.5"), 2])
    #expect(ticket.debtText == "-1.5(a) 2")
    #expect(ticket.statesValue == [.unused, .used, .none, .unrecognized("7")])
    #expect(ticket.stateText == "unusedusednone7")
    #expect(ticket.stateList == "unused、used、none和7")
    #expect(ticket.daysValue == [.mon, .default, .some, .unrecognized("new")])
    #expect(ticket.badge == "mon + default + some + new")
    #expect(ticket.restValue == [3, 4])
    #expect(ticket.restText == #"3")\4"#)
    #expect(ticket.isMuted)
  }

  @Test func shortAndAbsentLists() throws {
    let ticket = try lists(
      #""title": "x", "tags": "一", "states": [], "rest": [], "days": null, "over": 1"#)
    #expect(ticket.tagsValue == ["一"])
    #expect(ticket.effectCondition == "一")
    #expect(ticket.statesValue == [])
    #expect(ticket.stateList == "")
    #expect(ticket.restValue == [])
    #expect(ticket.idsValue == nil)
    #expect(ticket.idText == nil)
    #expect(ticket.daysValue == nil)
    #expect(ticket.badge == nil)
    #expect(ticket.isMuted)
    #expect(try !lists(#""title": "x", "tags": "一", "states": [], "ids": [], "over": 1"#).isMuted)
  }

  @Test func theLocaleListsItsOwnWay() throws {
    let members = #""title": "x", "tags": ["a", "b", "c"], "states": []"#
    #expect(try lists(members).effectCondition == "a、b和c")
    #expect(try lists(members, locale: "en_US").effectCondition == "a, b, and c")
  }

  @Test func aWrongElementHasItsPlace() throws {
    let issue = try #require(
      try Self.batch(
        #"{"meta": {"kind": "lists"}, "title": "x", "tags": [], "states": [], "ids": [1, "x"]}"#
      ).issues.first)
    #expect(issue.code.rawValue == "wrong-type")
    #expect(issue.path == "$['page']['rows'][0]['ids'][1]")
  }

  // MARK: Bases and dates

  @Test func inheritedPropertiesReadTheKindsOwnFields() throws {
    let row = #"""
      {"meta": {"kind": "rates"}, "good": {"name": "茶"},
       "dates": [{"end": "2026-01-01"}, {"end": "2026-12-31"}]}
      """#
    let ticket = try Self.ticket(row, as: RatesTicket.self)
    #expect(ticket.goodName == "茶")
    #expect(ticket.caption == "茶")
    #expect(ticket.effectCondition == "全场可用")
    #expect(ticket.deadline == "2026年12月31日")
    #expect(
      try Self.ticket(row, locale: "en_US", as: RatesTicket.self).deadline == "until 31 Dec 2026")
    #expect(ticket.backgroundImageName == "common")
    // The last moment of the day, and the one behind it, in Shanghai.
    #expect(
      ticket.at(Date(timeIntervalSince1970: 1_798_732_799)).backgroundImageName == "soon")
    #expect(
      ticket.at(Date(timeIntervalSince1970: 1_798_732_800)).backgroundImageName == "overdue")
    #expect(try rates("").deadline == "长期有效")
    #expect(try rates(#", "over": true"#).backgroundImageName == "overdue")
    // `amounts` has the flag elsewhere.
    #expect(try amounts(#""over": true, \#(Self.price)"#).backgroundImageName == "common")
    #expect(
      try amounts(#""flags": {"over": 1}, \#(Self.price)"#).backgroundImageName == "overdue")
  }
}
