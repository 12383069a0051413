import Foundation
import Testing

@testable import TicketKit

/// The "accepts" column of the schema language, both sides.
@Suite struct AcceptanceTests {
  /// The code of a value's issue in a required field, or nil when it is usable.
  private func code(_ json: String, _ field: String) throws -> TicketIssue.Code? {
    let batch = try decodeRows("{\"a\":\(json)}", fields: field)
    #expect(batch.issues.count + batch.tickets.count == 1)
    return batch.issues.first?.code
  }

  @Test(arguments: [
    (#""text""#, "text"), (#""""#, ""), ("1", "1"), ("1.50", "1.50"), ("-0.0", "-0.0"),
    ("1e400", "1e400"), ("9007199254740993", "9007199254740993"),
    ("2026113000073002900000000001", "2026113000073002900000000001"),
  ])
  func stringTakesStringsAndNumbersAsSent(json: String, value: String) throws {
    let batch = try decodeRows("{\"a\":\(json)}", fields: #"string "$['a']""#)
    #expect(batch.records.first?.string(0) == value)
    #expect(batch.records.first?.text(0) == value)
  }

  @Test(arguments: ["true", "false", "[]", "{}", #"["x"]"#, #"{"a":"x"}"#])
  func stringRefusesWordsAndContainers(json: String) throws {
    #expect(try code(json, #"string "$['a']""#) == .wrongType)
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("1", true), ("0", false), (#""true""#, true),
    (#""TRUE""#, true), (#""False""#, false), (#""1""#, true), (#""0""#, false), (#""yes""#, true),
    (#""No""#, false), (#""Y""#, true), (#""n""#, false), (#""\u0079es""#, true),
  ])
  func boolTakesWordsDigitsAndTexts(json: String, value: Bool) throws {
    let batch = try decodeRows("{\"a\":\(json)}", fields: #"bool "$['a']""#)
    #expect(batch.records.first?.optionalBool(0) == value)
  }

  @Test(
    arguments: [
      "2", "-1", "1.0", "10", "01e0", #""on""#, #""t""#, #""2""#, #"" true""#, #""truee""#, "[]",
      "{}",
      #""ｙ""#, #""\u0011""#, #""y\u0000""#, "1e0", "0.0", "-0", #""P""#,
    ].filter { $0 != "01e0" })
  func boolRefusesTheRest(json: String) throws {
    #expect(try code(json, #"bool "$['a']""#) == .wrongType)
  }

  @Test(arguments: [
    ("20", 20), ("20.0", 20), ("2e1", 20), (#""20""#, 20), (#""2.0e1""#, 20), ("-0", 0), ("-7", -7),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min), ("100e-2", 1),
    (#""\u0031\u0032""#, 12), ("12345678", 12_345_678), ("0.0", 0),
  ])
  func integerTakesWholeNumbers(json: String, value: Int) throws {
    let batch = try decodeRows("{\"a\":\(json)}", fields: #"integer "$['a']""#)
    #expect(batch.records.first?.optionalInteger(0) == value)
  }

  @Test(arguments: [
    ("1.5", TicketIssue.Code.wrongType), ("true", .wrongType), ("[]", .wrongType),
    ("{}", .wrongType),
    (#""x""#, .wrongType), (#""+1""#, .wrongType), (#"" 1""#, .wrongType), (#""01""#, .wrongType),
    (#""1,000""#, .wrongType), (#""0x10""#, .wrongType), (#""nan""#, .wrongType),
    (#""１""#, .wrongType), (#""٣""#, .wrongType), ("1e-1", .wrongType), (#""1_0""#, .wrongType),
    ("9223372036854775808", .outOfRange), ("-9223372036854775809", .outOfRange),
    ("1e300", .outOfRange), ("1e999999999999", .outOfRange),
    (#""99999999999999999999""#, .outOfRange),
    (#""""#, .missing), ("null", .missing),
  ])
  func integerRefusesTheRest(json: String, expected: TicketIssue.Code) throws {
    #expect(try code(json, #"integer "$['a']""#) == expected)
  }

  @Test(arguments: [
    ("18.18", "18.18"), ("5.02", "5.02"), (#""5.02""#, "5.02"), ("1e2", "100"), ("-0.0", "0"),
    ("0.10", "0.1"),
    ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
    ("1234567.1234567", "1234567.1234567"), ("12345678.12345678", "12345678.12345678"),
    ("1234567.12345678", "1234567.12345678"), ("1.5E+3", "1500"),
  ])
  func decimalIsExact(json: String, text: String) throws {
    let batch = try decodeRows("{\"a\":\(json)}", fields: #"decimal "$['a']""#)
    #expect(batch.records.first?.optionalDecimal(0) == Decimal(string: text))
    #expect(batch.records.first?.text(0) == text)
  }

  @Test(arguments: [
    (#""8折""#, TicketIssue.Code.wrongType), (#""1,234.5""#, .wrongType), (#""1 ""#, .wrongType),
    ("true", .wrongType), ("[]", .wrongType), (#""Infinity""#, .wrongType), (#""1.""#, .wrongType),
    ("1e300", .outOfRange), ("1234567890123456789012345678901234567.89", .outOfRange),
    (#""1e-400""#, .outOfRange), ("null", .missing), (#""""#, .missing),
  ])
  func decimalRefusesTheRest(json: String, expected: TicketIssue.Code) throws {
    #expect(try code(json, #"decimal "$['a']""#) == expected)
  }

  @Test func dateTakesWhatItsFormatSays() throws {
    let seconds = #"date "$['a']" format "seconds""#
    let pattern = #"date "$['a']" format "yyyy-MM-dd""#
    func date(_ json: String, _ field: String) throws -> TimeInterval? {
      try decodeRows("{\"a\":\(json)}", fields: field).records.first?.optionalDate(0)?
        .timeIntervalSince1970
    }
    #expect(try date("1798732799", seconds) == 1_798_732_799)
    #expect(try date(#""1798732799""#, seconds) == 1_798_732_799)
    // Midnight of 30 November 2026 in Shanghai, UTC+8.
    #expect(try date(#""2026-11-30""#, pattern) == 1_795_968_000)
    #expect(try date(#""2026\u002d11-30""#, pattern) == 1_795_968_000)
    #expect(try code(#""2026-02-30""#, pattern) != nil)
    #expect(try code("20261130", pattern) == .wrongType)
    #expect(try code(#""x""#, seconds) == .wrongType)
    #expect(try code("[]", seconds) == .wrongType)
    #expect(try code("true", seconds) == .wrongType)
    #expect(try code(#""""#, seconds) == .missing)
  }

  @Test func enumComparesStringsAndWholeNumbersAsText() throws {
    let field = #"enum "$['a']" case "unused" "0" case "used" "1" "9" case "lost" "verloren""#
    let rows = [
      #""0""#, "0", "9", #""verloren""#, #""Verloren""#, "1.0", "1e0", "77", #""\u0031""#,
    ]
    .map { "{\"a\":\($0)}" }.joined(separator: ",")
    let batch = try decodeRows(rows, fields: field)
    #expect(batch.records.map { $0.enumCase(0) } == [0, 0, 1, 2, nil, nil, nil, nil, 1])
    #expect(
      batch.records.map { $0.text(0) } == [
        "unused", "unused", "used", "lost", "Verloren", "1.0", "1e0", "77", "used",
      ])
    for json in ["1.5", "true", "[]", "{}"] { #expect(try code(json, field) == .wrongType) }
    #expect(try code("123456789012345678901234567890", field) == nil)
    #expect(try code(#""""#, field) == .missing)
  }

  /// The quick look at usual values and the rules themselves must judge alike.
  @Test func theQuickLookAgreesWithTheRules() throws {
    let values = [
      "0", "1", "-1", "12", "1234567", "12345678", "-12345678", "1.5", "-1.5", "1.0", "1e1", "1E1",
      "1.5e1", "1234567.1234567", "1.12345678", "123456789012", "99999999999999999999", "1e999",
      #""""#, #""a""#, #""1""#, #""1.5""#, "true", "false", "null", "[]", "{}", "[1]", #"{"b":1}"#,
    ]
    let types = [
      "string", "bool", "integer", "decimal", #"enum"#, "string?", "bool?", "integer?", "decimal?",
      "money", "money?", "rate", "list-string",
    ]
    for type in types {
      for value in values {
        // The absent text occurs nowhere, but takes the quick look away.
        let options =
          switch type {
          case "enum": " case \"x\" \"1\""
          case "money", "money?": " minor negate currency \"KWD\""
          case "rate": " as percentOff"
          default: ""
          }
        let quick = try decodeRows("{\"a\":\(value)}", fields: "\(type) \"$['a']\"\(options)")
        let slow = try decodeRows(
          "{\"a\":\(value)}", fields: "\(type) \"$['a']\" absent \"~\"\(options)")
        #expect(quick.issues == slow.issues, "\(type) \(value)")
        #expect(
          quick.records.map { $0.isPresent(0) } == slow.records.map { $0.isPresent(0) },
          "\(type) \(value)")
      }
    }
  }
}
