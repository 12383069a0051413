import Foundation
import Testing

@testable import TicketKit

/// Money whose currency stands in its row.
@Suite struct RowCurrencyTests {
  private static let minor =
    #"money "$['p']['amount']" minor currencyAt "$['p']['currency']""#

  private func row(_ price: String, _ field: String = minor) throws -> ResolvedRow {
    try ResolvedRow("{\"p\":\(price)}", fields: field)
  }

  private static let texts: [(String, String)] = [
    (#"{"amount":500,"currency":"JPY"}"#, "JP¥500"), (#"{"amount":500,"currency":"CNY"}"#, "¥5"),
    (#"{"amount":1500,"currency":"KWD"}"#, "KWD1.5"),
    (#"{"amount":3000,"currency":"jpy"}"#, "JP¥3000"),
    (#"{"currency":"\u0043NY","amount":"250"}"#, "¥2.5"),
  ]

  @Test(arguments: texts)
  func eachRowHasItsOwn(price: String, text: String) throws {
    let row = try row(price)
    #expect(row.issueLines.isEmpty)
    #expect(row.record.text(.symbol(0), 0) == text)
    #expect(row.record.detached().text(.symbol(0), 0) == text)
  }

  @Test func severalFieldsHaveTheirOwn() throws {
    let fields = """
      money "$['a']" currencyAt "$['c']"
      string "$['t']"
      money? "$['b']" minor negate currencyAt "$['d']"
      money "$['e']" currency "EUR"
      """
    let json = #"{"t":"x","a":1.5,"b":-7,"c":"USD","d":"KWD","e":2}"#
    let row = try ResolvedRow(json, fields: fields)
    #expect(row.issueLines.isEmpty)
    #expect(row.record.money(0) == Money(amount: Decimal(15) / 10, currency: "USD"))
    #expect(row.record.string(1) == "x")
    #expect(row.record.money(2) == Money(amount: Decimal(7) / 1000, currency: "KWD"))
    #expect(row.record.money(3) == Money(amount: 2, currency: "EUR"))
    #expect(row.record.text(.currency(2)) == "KWD\u{A0}0.007")
  }

  private static let wrong: [(String, String)] = [
    (#"{"amount":5,"currency":"RMB"}"#, "wrong-type $['p']['currency']"),
    (#"{"amount":5,"currency":156}"#, "wrong-type $['p']['currency']"),
    (#"{"amount":5,"currency":{}}"#, "wrong-type $['p']['currency']"),
    (#"{"amount":5,"currency":"XAU"}"#, "wrong-type $['p']['currency']"),
    (#"{"amount":5,"currency":null}"#, "missing $['p']['currency']"),
    (#"{"amount":5,"currency":""}"#, "missing $['p']['currency']"),
    (#"{"amount":5}"#, "missing $['p']['currency']"),
    (#"{"amount":"x","currency":"RMB"}"#, "wrong-type $['p']['amount']"),
    (#"{"currency":"CNY"}"#, "missing $['p']['amount']"),
    (#"{}"#, "missing $['p']['amount']"),
    (#"{"amount":1e-127,"currency":"CNY"}"#, "out-of-range $['p']['amount']"),
  ]

  @Test(arguments: wrong)
  func oneIssueAtWhatIsWrong(price: String, line: String) throws {
    let row = try row(price)
    #expect(row.issueLines == [line])
    #expect(row.dropsRow)
    #expect(row.record.optionalMoney(0) == nil)
  }

  @Test func theIssueSaysWhatACurrencyIs() throws {
    let issue = try #require(try row(#"{"amount":5,"currency":"RMB"}"#).issues.first)
    #expect(issue.expected == "a currency code of ISO 4217")
    #expect(issue.found == "the string \"RMB\"")
    let missing = try #require(try row(#"{"amount":5}"#).issues.first)
    #expect(missing.found == "nothing")
  }

  @Test func anAbsentAmountNeedsNoCurrency() throws {
    let field = #"money? "$['p']['amount']" minor currencyAt "$['p']['currency']""#
    for price in [#"{"amount":null,"currency":null}"#, "{}", #"{"currency":"RMB"}"#, "null"] {
      let row = try row(price, field)
      #expect(row.issueLines.isEmpty)
      #expect(row.record.optionalMoney(0) == nil)
      #expect(row.record.text(.symbol(0)).isEmpty)
    }
  }

  @Test func invalidCountsAsAbsent() throws {
    let wrong = #"{"amount":5,"currency":"RMB"}"#
    let optional = try row(
      wrong, #"money? "$['p']['amount']" invalid currencyAt "$['p']['currency']""#)
    #expect(optional.issueLines == ["wrong-type $['p']['currency']"])
    #expect(!optional.dropsRow)
    #expect(optional.record.optionalMoney(0) == nil)
    // A default is an amount in the row's currency, and there is none.
    let defaulted = try row(
      wrong, #"money "$['p']['amount']" default 1 invalid currencyAt "$['p']['currency']""#)
    #expect(defaulted.issueLines == ["wrong-type $['p']['currency']"])
    #expect(defaulted.dropsRow)
  }

  @Test func aDefaultTakesTheRowsCurrency() throws {
    let field = #"money "$['p']['amount']" default 500 minor currencyAt "$['p']['currency']""#
    let row = try row(#"{"currency":"CNY"}"#, field)
    #expect(row.issueLines.isEmpty)
    #expect(row.record.money(0) == Money(amount: 5, currency: "CNY"))
    #expect(row.record.detached().money(0) == Money(amount: 5, currency: "CNY"))
    let missing = try self.row("{}", field)
    #expect(missing.issueLines == ["missing $['p']['currency']"])
    #expect(missing.dropsRow)
    let wrongAmount = try self.row(
      #"{"amount":"x","currency":"JPY"}"#, field.replacing("minor", with: "invalid minor"))
    #expect(wrongAmount.issueLines == ["wrong-type $['p']['amount']"])
    #expect(!wrongAmount.dropsRow)
    #expect(wrongAmount.record.money(0) == Money(amount: 500, currency: "JPY"))
  }

  @Test func alternatesOfTheAmount() throws {
    let field = #"money "$['p']['a']" "$['p']['b']" currencyAt "$['p']['c']""#
    let second = try row(#"{"a":"x","b":2,"c":"CNY"}"#, field)
    #expect(second.issueLines.isEmpty)
    #expect(second.record.money(0) == Money(amount: 2, currency: "CNY"))
    #expect(try row(#"{"b":2,"c":"?"}"#, field).issueLines == ["wrong-type $['p']['c']"])
    #expect(try row(#"{"a":"x","b":"y","c":"?"}"#, field).issueLines == ["wrong-type $['p']['a']"])
  }
}
