import Foundation
import Testing

@testable import TicketKit

/// What shows of a value at a glance, in rows that are read in one loop, against its field's rules.
@Suite struct QuickCheckTests {
  private static let numbers = [
    "0", "1", "2", "-0", "-1", "00", "12", "1234567", "12345678", "123456789012345",
    "1234567890123456", "-123456789012", "1.5", "0.5", "-1.5", "1.0", "1.", ".5", "01.5", "1.5.5",
    "1e1", "1E1", "1.5e1", "1234567.1234567", "123456.7", "12345.678", "99999999999",
    "999999999999",
    "253402300799", "253402300800", "99999999999999", "253402300799999", "253402300800000",
    "-62135596800", "-62135596801", "-99999999999", "-62135596800000", "-62135596801000",
    "99999999999999999999", "1e999", "1-1", "1 1",
  ]
  private static let texts = [
    "", "a", "true", "yes", " 1", "1 ", "+1", "2026-11-30", "2026-02-28", "2026-02-29",
    "2026-13-01",
    "2026-00-10", "2026-01-00", "0000-01-01", "0001-01-01", "9999-12-28", "2026-11-30 23:59:59",
    "2026-11-28 23:59:59", "2026-11-28 24:00:00", "2026-11-28 23:60:00", "2026-11-28 23:59:60",
    "2026-11-28T23:59:59", "2026-11-28 23:59:5", "2026-11-28 23:59:599", "2026/11/28", "2026-11-2",
    "2026-11-288", "２026-11-28", "2026-11-28x23:59:59", "2026-1a-28", "20261128",
  ]
  private static let values =
    numbers.filter { text in
      jsonFault(Array(text.utf8)) == nil
    } + numbers.map { "\"\($0)\"" } + texts.map { "\"\($0)\"" } + [
      "true", "false", "null", "[]", "{}", "[1]", "{\"b\":1}", "\"\\u0031\"",
      "\"2026\\u002d11-28\"",
    ]

  @Test(arguments: [
    "string", "bool", "integer", "decimal", "enum", "date-yyyy-MM-dd", "date-yyyy-MM-dd HH:mm:ss",
    "date-iso8601", "date-seconds", "date-milliseconds", "money-", "money-minor negate", "rate",
    "list-string",
  ])
  func theQuickLookAgreesWithTheRules(type: String) throws {
    let parts = type.split(separator: "-", maxSplits: 1).map(String.init)
    let (name, options) =
      switch parts[0] {
      case "enum": ("enum", " case \"x\" \"1\"")
      case "date": ("date", " format \"\(parts[1])\" zone \"Asia/Shanghai\"")
      case "money": ("money", " \(parts.count > 1 ? parts[1] : "") currency \"CNY\"")
      case "rate": ("rate", " as percentOff")
      default: (type, "")
      }
    let options2 = options.replacingOccurrences(of: "  ", with: " ")
    for suffix in ["", "?"] {
      for value in Self.values {
        let pad = String(repeating: "x", count: 70)
        let row = "{\"a\":\(value),\"pad\":\"\(pad)\"}"
        let rows = Array(repeating: row, count: 4).joined(separator: ",")
        // Alone, beside an alternate, and with an absent text, which occurs nowhere but takes the
        // quick look away.
        let quick = try decodeRows(rows, fields: "\(name)\(suffix) \"$['a']\"\(options2)")
        let beside = try decodeRows(
          rows, fields: "\(name)\(suffix) \"$['a']\" \"$['z']\"\(options2)")
        let slow = try decodeRows(
          rows, fields: "\(name)\(suffix) \"$['a']\" absent \"~\"\(options2)")
        for batch in [quick, beside] {
          #expect(batch.issues == slow.issues, "\(type) \(value)")
          #expect(
            batch.records.map { $0.isPresent(0) } == slow.records.map { $0.isPresent(0) },
            "\(type) \(value)")
          #expect(
            batch.records.map { $0.optionalString(0) } == slow.records.map { $0.optionalString(0) },
            "\(type) \(value)")
        }
      }
    }
  }
}
