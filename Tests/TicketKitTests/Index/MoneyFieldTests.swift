import Foundation
import Testing

@testable import TicketKit

@Suite struct MoneyFieldTests {
  private func batch(_ json: String, _ options: String) throws -> TicketBatch {
    try decodeRows("{\"a\":\(json)}", fields: #"money "$['a']" "# + options)
  }

  private static let amounts: [(String, String, String, String)] = [
    ("800", #"minor currency "CNY""#, "8", "CNY"), ("500", #"minor currency "JPY""#, "500", "JPY"),
    ("1500", #"minor currency "KWD""#, "1.5", "KWD"),
    (#""5.02""#, #"currency "cny""#, "5.02", "CNY"),
    ("5.02", #"currency "USD""#, "5.02", "USD"),
    (#""-10.0""#, #"negate currency "USD""#, "10", "USD"),
    ("-500", #"minor negate currency "USD""#, "5", "USD"), ("-0.0", #"currency "CNY""#, "0", "CNY"),
    ("0", #"minor negate currency "CNY""#, "0", "CNY"),
    (
      "1e21", #"currency "IDR""#,
      "1000000000000000000000", "IDR"
    ), ("2990", #"minor currency "CNY""#, "29.9", "CNY"),
    ("18.18", #"currency "CNY""#, "18.18", "CNY"), ("0.01", #"currency "JPY""#, "0.01", "JPY"),
    (
      #""1234567890123456789012345678.12""#, #"currency "CNY""#, "1234567890123456789012345678.12",
      "CNY"
    ),
    ("5", #"currency "XAU""#, "5", "XAU"),
  ]

  @Test(arguments: amounts)
  func amountsAreExact(json: String, options: String, amount: String, code: String) throws {
    let record = try #require(try batch(json, options).records.first)
    #expect(record.money(0) == Money(amount: Decimal(string: amount) ?? -1, currency: code))
    #expect(record.optionalMoney(0) == record.money(0))
    #expect(record.decimal(0) == record.money(0).amount)
    #expect(record.text(0) == amount)
    #expect(record.text("满", 0, "元") == "满\(amount)元")
  }

  private static let refused: [(String, TicketIssue.Code)] = [
    (#""8折""#, .wrongType), (#""1,234.5""#, .wrongType), (#""¥5""#, .wrongType),
    ("true", .wrongType),
    ("[5]", .wrongType), (#"{"amount":5}"#, .wrongType), ("1e300", .outOfRange),
    ("1e-127", .outOfRange), ("123456789012345678901234567890123456789", .outOfRange),
    ("null", .missing), (#""""#, .missing),
  ]

  @Test(arguments: refused)
  func whatIsNoAmount(json: String, code: TicketIssue.Code) throws {
    let batch = try batch(json, #"minor currency "CNY""#)
    #expect(batch.issueLines == ["\(code.rawValue) $['data'][0]['a']"])
    #expect(batch.tickets.isEmpty)
  }

  @Test func otherRowsStay() throws {
    let rows = #"{"a":"10.50"},{"a":10.5},{"a":null},{"a":""},{"a":"x"}"#
    let batch = try decodeRows(rows, fields: #"money? "$['a']" currency "CNY""#)
    let tenFifty = Money(amount: Decimal(105) / 10, currency: "CNY")
    #expect(batch.records.map { $0.optionalMoney(0) } == [tenFifty, tenFifty, nil, nil])
    #expect(batch.issueLines == ["wrong-type $['data'][4]['a']"])
    #expect(batch.records[2].money(0) == Money(amount: 0, currency: "XXX"))
    #expect(batch.records[2].text("a", .symbol(0), .currency(0), .number(0, "0"), 0) == "a")
  }

  @Test func aDefaultIsConvertedToo() throws {
    let fields = #"money "$['a']" default 500 minor currency "CNY""#
    let batch = try decodeRows("{},{\"a\":700}", fields: fields)
    #expect(batch.records.map { $0.money(0).amount } == [5, 7])
  }

  @Test func formats() throws {
    let record = try #require(try batch("123450", #"minor currency "CNY""#).records.first)
    #expect(record.text(.currency(0)) == "¥1,234.50")
    #expect(record.text(.symbol(0)) == "¥")
    #expect(record.text(.symbol(0), 0) == "¥1234.5")
    #expect(record.text(.number(0, "#,##0.00")) == "1,234.50")
    #expect(record.text(.number(0, "¤#,##0.00")) == "¥1,234.50")
    #expect(record.text(.number(0, "0.# ¤¤")) == "1234.5 CNY")
    let negative = try #require(try batch("-1", #"minor currency "CNY""#).records.first)
    #expect(negative.text(.number(0, "¤0.00")) == "-¥0.01")
    #expect(negative.text(.number(0, "¤0.0")) == "¥0.0")
    #expect(negative.text(.currency(0)) == "-¥0.01")
  }

  @Test func detachedMoneyStays() throws {
    let record = try #require(try batch("800", #"minor currency "CNY""#).records.first)
    #expect(record.detached().money(0) == Money(amount: 8, currency: "CNY"))
  }
}
