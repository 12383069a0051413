import Foundation
import Testing

@testable import TicketKit

/// `markup: html` and `negate`.
@Suite struct ConvertedFieldTests {
  @Test func htmlIsDroppedWhenRead() throws {
    let fields = """
      string "$['a']" html
      string "$['a']"
      string? "$['b']" default "<i>x</i>" html
      """
    let json = #"{"a":"<b>\u5927促</b>\u0026amp;礼 \"x\""}"#
    let record = try #require(try decodeRows(json, fields: fields).records.first)
    #expect(record.string(0) == "大促&礼 \"x\"")
    #expect(record.text(0) == "大促&礼 \"x\"")
    #expect(record.text("「", 0, "」") == "「大促&礼 \"x\"」")
    #expect(record.string(1) == "<b>大促</b>&amp;礼 \"x\"")
    #expect(record.text("", 1) == "<b>大促</b>&amp;礼 \"x\"")
    #expect(record.string(2) == "x")
    #expect(record.detached().string(0) == "大促&礼 \"x\"")
  }

  @Test func absentTextsAreComparedAsSent() throws {
    let fields = #"string? "$['a']" absent "<br>" html"#
    let batch = try decodeRows(#"{"a":"<br>"},{"a":"<br/>"},{"a":12}"#, fields: fields)
    #expect(batch.records.map { $0.optionalString(0) } == [nil, "", "12"])
  }

  @Test func theIdentityIsPlainText() throws {
    let batch = try decode(
      #"{"t":1,"d":[{"a":"<b>7</b>"}]}"#,
      """
      envelope response "$['t']" items "$['d']"
      kind "row" id 0 match "1"
      string "$['a']" html
      """)
    #expect(batch.tickets.map(\.id) == ["7"])
  }

  private static let integers: [(String, Int?, String)] = [
    ("5", -5, "-5"), ("-10", 10, "10"), ("0", 0, "0"), ("-0", 0, "0"), (#""20.0""#, -20, "-20"),
    ("9223372036854775808", Int.min, "-9223372036854775808"), ("-9223372036854775808", nil, ""),
    ("-9223372036854775807", Int.max, "9223372036854775807"),
  ]

  @Test(arguments: integers)
  func negatedIntegers(json: String, value: Int?, text: String) throws {
    let batch = try decodeRows("{\"a\":\(json)}", fields: #"integer "$['a']" negate"#)
    #expect(batch.records.first?.optionalInteger(0) == value)
    #expect(batch.records.first?.text(0) ?? "" == text)
    #expect(batch.issues.map(\.code) == (value == nil ? [.outOfRange] : []))
  }

  private static let decimals: [(String, String)] = [
    (#""-500.0""#, "500"), ("5.02", "-5.02"), ("-0.0", "0"), ("0", "0"), ("-1e2", "100"),
    ("12345678901234567890123456789012345678", "-12345678901234567890123456789012345678"),
  ]

  @Test(arguments: decimals)
  func negatedDecimals(json: String, text: String) throws {
    let batch = try decodeRows("{\"a\":\(json)}", fields: #"decimal "$['a']" negate"#)
    let record = try #require(batch.records.first)
    #expect(record.decimal(0) == Decimal(string: text))
    #expect(record.text(0) == text)
    #expect(record.text(.number(0, "#,##0.00")).hasPrefix("-") == text.hasPrefix("-"))
    #expect(!record.decimal(0).isZero || !record.decimal(0).isSignMinus)
  }

  @Test func aNegatedDefault() throws {
    let fields = #"decimal "$['a']" default -5 negate"#
    #expect(try decodeRows("{}", fields: fields).records.first?.decimal(0) == 5)
  }

  @Test func languages() throws {
    let record = try #require(try decodeRows("{}", fields: #"string? "$['a']""#).records.first)
    #expect(record.language("en", "zh") == 1)
    #expect(record.language("zh", "zh-CN", "en") == 1)
    #expect(record.language("en", "ja") == 0)
  }
}
