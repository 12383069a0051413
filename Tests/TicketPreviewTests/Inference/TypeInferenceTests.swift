import Foundation
import Testing
import TicketKit
import TicketSchema

@testable import TicketPreview

/// Which types fields get, from the values of several rows and from their keys.
@Suite struct TypeInferenceTests {
  /// The line of a field whose values are given as JSON, one a row; rows without the key are
  /// written as nothing.
  private func line(_ key: String, _ values: [String], chinese: Bool = false) throws -> String {
    let label = chinese ? "券" : "x"
    let rows = values.map { value in
      value.isEmpty ? "{\"label\":\"\(label)\"}" : "{\"label\":\"\(label)\",\"\(key)\":\(value)}"
    }
    let run = try Inferring(
      [("s.json", Data("[\(rows.joined(separator: ","))]".utf8))], kind: "k")
    #expect(try run.brokenPromises() == [])
    #expect(run.drafts.repairs == 0)
    let lines = run.text(of: "k.yaml").split(separator: "\n")
    let line = lines.first { $0.hasPrefix("  \(key):") }
    return line.map { String($0.dropFirst("  \(key): ".count)) } ?? ""
  }

  @Test(arguments: [
    (["\"2026-11-30\""], "{type: date, format: iso8601, endOfDay: true}"),
    (["\"2026-11-30T10:00:00Z\"", "\"2026-11-30 10:00\""], "{type: date, format: iso8601}"),
    (["1798732799", "\"1795795200\"", "1795795200.5"], "{type: date, format: seconds}"),
    (["1798732799000", "0", ""], "{type: \"date?\", absent: [0], format: milliseconds}"),
    (["\"2026/11/30\""], "{type: date, format: \"yyyy/MM/dd\", endOfDay: true}"),
    (["\"2026/11/30 08:00\""], "{type: date, format: \"yyyy/MM/dd HH:mm\"}"),
    (["\"2026年11月30日\""], "{type: date, format: \"yyyy年MM月dd日\", endOfDay: true}"),
    (["\"2026.11.30\""], "{type: date, format: yyyy.MM.dd, endOfDay: true}"),
    (["\"20261130\""], "{type: date, format: yyyyMMdd, endOfDay: true}"),
    (["\"20261130235959\"", "\"\""], "{type: \"date?\", format: yyyyMMddHHmmss}"),
    (["\"30/11/2026\""], "{type: date, format: \"dd/MM/yyyy\", endOfDay: true}"),
    (["\"11/30/2026\""], "{type: date, format: \"MM/dd/yyyy\", endOfDay: true}"),
    (["\"2026-1-5\"", "\"2026-11-30\""], "{type: date, format: yyyy-M-d, endOfDay: true}"),
    (
      ["\"Mon, 30 Nov 2026 10:00:00 GMT\""],
      "{type: date, format: \"EEE, dd MMM yyyy HH:mm:ss zzz\"}"
    ),
    (["\"Nov 30, 2026\""], "{type: date, format: \"MMM d, yyyy\", endOfDay: true}"),
    (
      ["\"2026-11-30\"", "\"0000-00-00\""],
      "{type: \"date?\", absent: [0000-00-00], format: iso8601, endOfDay: true}"
    ),
    (["86399"], "integer"), (["\"soon\""], "string"), (["\"2026-02-30\""], "string"),
    (["\"2026-11-30\"", "1798732799"], "string"),
  ])
  func findsDates(_ values: [String], _ expected: String) throws {
    // `0000-00-00` begins with a digit, which plain YAML words of ours do not.
    let quoted = expected.replacingOccurrences(of: "[0000-00-00]", with: "[\"0000-00-00\"]")
    #expect(try line("endTime", values) == quoted)
  }

  @Test func isUnsureWhichIsTheDay() throws {
    let run = try Inferring(#"[{"endTime":"01/02/2026"},{"endTime":"03/04/2026"}]"#)
    #expect(run.drafts.files[1].text.contains("the day and the month may be the other way round"))
  }

  @Test func takesNumbersOfAnotherKeyForNoDates() throws {
    #expect(try line("sku_id", ["1798732799"]) == "string")
    #expect(try line("score", ["1798732799"]) == "integer")
  }

  @Test(arguments: [
    // Fractions, or the cents of `5.00`, say that amounts are in major units.
    ("amount", ["5", "12.5"], "money"), ("amount", ["\"5.00\"", "100"], "money"),
    ("amount", ["5", "20", ""], "\"money?\""),
    // Without any, hundreds and thousands are in minor units.
    ("amount", ["500", "1250", "9900"], "{type: money, unit: minor}"),
    ("amount", ["5", "10", "20"], "money"),
    ("amountFen", ["5", "10"], "{type: money, unit: minor}"),
    ("price_cents", ["5", "10"], "{type: money, unit: minor}"),
    ("amountYuan", ["500", "1250", "9900"], "money"),
    ("amount", ["-500", "0", "-1999"], "{type: money, unit: minor, negate: true}"),
    ("amount", ["5", "\"ten\""], "string"),
    ("minLimit", ["5"], "money"), ("minOrder", ["5"], "money"),
    ("zk_final_price", ["9.9", "99"], "money"), ("min_age", ["18", "21"], "integer"),
    ("stock_count", ["500", "1250"], "integer"), ("weight", ["1.5"], "decimal"),
    ("size", ["1", "99999999999999999999"], "decimal"),
    ("size", ["1", "123456789012345678901234567890123456789012"], "string"),
  ])
  func findsNumbers(_ key: String, _ values: [String], _ expected: String) throws {
    #expect(try line(key, values) == expected)
  }

  @Test(arguments: [
    ("percent_off", ["15", "100"], false, "{type: rate, as: percentOff}"),
    ("percent_off", ["0.15"], false, "{type: rate, as: fractionOff}"),
    ("percentage", ["-10.0", "-100"], false, "{type: rate, as: percentOff, negate: true}"),
    ("discount", ["0.8", "0.85"], false, "{type: rate, as: fractionOff}"),
    ("discount", ["0.8", "0.85"], true, "{type: rate, as: fractionPaid}"),
    ("discount", ["8.5", "9"], true, "{type: rate, as: tenthsPaid}"),
    ("discount", ["8.5", "10", "99.9"], true, "money"),
    ("zhekou", ["8", "9"], true, "{type: rate, as: tenthsPaid}"),
    ("discount_percent", ["88", "70"], true, "{type: rate, as: percentPaid}"),
    ("percent_off", ["15", "150"], false, "integer"),
  ])
  func findsRates(_ key: String, _ values: [String], _ chinese: Bool, _ expected: String) throws {
    #expect(try line(key, values, chinese: chinese) == expected)
  }

  @Test(arguments: [
    ("isUsed", ["0", "1"], "bool"), ("hot", ["0", "1"], "bool"),
    ("active", ["true", "null"], "\"bool?\""),
    ("agree", ["\"yes\"", "\"No\""], "bool"), ("level_no", ["0", "1"], "string"),
    ("isGet", ["2", "1"], "integer"), ("amount", ["true", "5"], ""),
  ])
  func findsBools(_ key: String, _ values: [String], _ expected: String) throws {
    #expect(try line(key, values) == expected)
  }

  @Test(arguments: [
    ("status", ["\"USED\"", "\"UNUSED\"", "\"USED\""], "{type: enum, cases: [USED, UNUSED]}"),
    (
      "status", ["0", "1", "0", "-1"],
      "{type: enum, cases: {status0: 0, status1: 1, statusMinus1: \"-1\"}}"
    ),
    ("status", ["\"on sale\"", "\"x\"", "\"on sale\""], "string"),
    (
      "status", ["\"on-sale\"", "\"init\"", "\"on-sale\""],
      "{type: enum, cases: {onSale: on-sale, initValue: init}}"
    ),
    // Too few rows say nothing; neither do names.
    ("status", ["\"USED\"", "\"UNUSED\""], "string"),
    (
      "color", ["\"red\"", "\"blue\"", "\"red\"", "\"red\"", "\"blue\"", "\"blue\""],
      "{type: enum, cases: [red, blue]}"
    ),
    ("name", ["\"red\"", "\"blue\"", "\"red\"", "\"red\"", "\"blue\"", "\"blue\""], "string"),
  ])
  func findsEnums(_ key: String, _ values: [String], _ expected: String) throws {
    #expect(try line(key, values) == expected)
  }

  @Test(arguments: [
    ("week_day", ["[0,6]", "1", "[]"], "list(integer)"),
    ("tags", ["[\"a\",1]", "null"], "\"list(string)?\""),
    ("product_ids", ["[1,2]"], "list(string)"), ("sizes", ["[1.5,null]"], "list(decimal)"),
    ("tags", ["[true]", "[false]"], ""), ("tags", ["[]"], ""),
  ])
  func findsLists(_ key: String, _ values: [String], _ expected: String) throws {
    // A plain word has no parentheses.
    let quoted = expected.hasPrefix("list") ? "\"\(expected)\"" : expected
    #expect(try line(key, values) == quoted)
  }

  @Test func keepsTheDigitsOfIdentifiers() throws {
    #expect(try line("orderNo", ["2026113000073002900000000001"]) == "string")
    #expect(try line("phone", ["13800000000"]) == "string")
    #expect(try line("zip", ["\"01234\"", "99999"]) == "string")
  }

  @Test func isOptionalWhereARowLacksIt() throws {
    #expect(try line("remark", ["\"a\"", "\"b\""]) == "string")
    #expect(try line("remark", ["\"a\"", ""]) == "\"string?\"")
    #expect(try line("remark", ["\"a\"", "null"]) == "\"string?\"")
    #expect(try line("remark", ["\"a\"", "\"\""]) == "{type: \"string?\", absent: [\"\"]}")
  }

  @Test func takesTheCurrencyFromTheKeyBesideTheAmount() throws {
    let run = try Inferring(
      #"[{"price":{"amount":500,"currency":"jpy"}},{"price":{"amount":1250,"currency":"USD"}}]"#)
    #expect(
      run.drafts.files[1].text.contains(
        "\n  amount: {type: money, from: price.amount, currency: {from: price.currency}, unit: minor}\n"
      ))
    let nested = try Inferring(
      #"[{"minimumSubtotal":{"amount":"50.00","currencyCode":"EUR"},"discount":{"amount":"5.00"}}]"#
    )
    #expect(
      nested.drafts.files[1].text.contains(
        "from: minimumSubtotal.amount, currency: {from: minimumSubtotal.currencyCode}}\n"))
    let kind = try #require(try nested.kind(ofRow: 0))
    #expect(kind.shownPaths("effectCondition") == ["minimumSubtotal.amount"])
    #expect(kind.shownPaths("perferential").contains("discount.amount"))
    let other = try Inferring(#"[{"price":500,"currency":"usd"},{"price":12.5,"currency":null}]"#)
    #expect(other.drafts.files[1].text.contains("not every amount has a currency beside it"))
    #expect(try other.brokenPromises() == [])
  }

  @Test("A currency that ISO 4217 does not know is named, and RMB is taken for the yuan")
  func namesCurrenciesThatDoNotExist() throws {
    let yuan = try Inferring(#"[{"amount":12.5,"currency":"RMB"},{"amount":9,"currency":"RMB"}]"#)
    #expect(
      yuan.drafts.files[1].text.contains(
        "\n  # CHECK: \"RMB\" is no currency code of ISO 4217: CNY is taken\n  amount: money\n"))
    #expect(yuan.text(of: "ticketgen.yaml").hasSuffix("\ntimeZone: Etc/UTC\ncurrency: CNY\n"))
    #expect(try yuan.brokenPromises() == [])
    let euro = try Inferring(#"[{"amount":12.5,"currency":"Euro"},{"amount":9,"currency":"Euro"}]"#)
    #expect(euro.text(of: "ticketgen.yaml").hasSuffix("\ncurrency: EUR\n"))
    let empty = try Inferring(#"[{"amount":12.5,"currency":"EUR"},{"amount":9,"currency":""}]"#)
    #expect(empty.drafts.files[1].text.contains("not every amount has a currency beside it"))
  }

  @Test func readsAnObjectOrItsID() throws {
    let run = try Inferring(#"[{"coupon":{"id":"c1","name":"a"}},{"coupon":"c2"},{"coupon":null}]"#)
    #expect(
      run.drafts.files[1].text.contains("\n  id: {type: \"string?\", from: [coupon.id, coupon]}\n"))
    #expect(try run.brokenPromises() == [])
  }

  @Test func readsJSONInTexts() throws {
    let run = try Inferring(
      #"[{"name":"a","rule":"{\"text\":\"x\",\"max\":3}"},{"name":"b","rule":""}]"#)
    let text = run.drafts.files[1].text
    #expect(text.contains("\nembedded: [rule]\n"))
    #expect(text.contains("\n  max: {type: \"integer?\", from: rule.max}\n"))
    #expect(try run.brokenPromises() == [])
  }

  @Test func saysWhatKeptAFieldFromBeingMore() throws {
    let run = try Inferring(#"[{"amount":12.5},{"amount":3},{"amount":"5元"}]"#)
    #expect(
      run.drafts.files[1].text.contains(
        "\n  # CHECK: it would be money, but a row sends \"5元\"\n  amount: string\n"))
  }
}
