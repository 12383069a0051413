import Foundation
import Testing

@testable import TicketKit

private func text(_ value: String, _ pattern: String, locale: String = "en_US_POSIX") throws
  -> String
{
  let context = TicketContext(locale: locale, timeZone: "UTC")
  let decimal = try #require(Decimal(string: value, locale: Locale(identifier: "en_US_POSIX")))
  let text = context.numberText(decimal, pattern: pattern)
  // The way from bytes says the same.
  #expect(withBytes(value) { context.numberText($0, $1, pattern: pattern) } == text)
  return text
}

@Suite struct NumberPatternTests {
  private static let writtenCases: [(String, String, String)] = [
    ("12.5", "0.00", "12.50"), ("12", "0", "12"), ("0", "0.00", "0.00"), ("0.5", "0", "1"),
    ("1.5", "0", "2"), ("2.5", "0", "3"), ("-2.5", "0", "-3"), ("2.4999999999999999999", "0", "2"),
    ("2.675", "0.00", "2.68"), ("1.005", "0.00", "1.01"), ("0.125", "0.00", "0.13"),
    ("-0.001", "0.00", "0.00"), ("-0.4", "0", "0"), ("-0.5", "0", "-1"),
    ("-0.005", "0.00", "-0.01"),
    ("0.004", "0.00", "0.00"), ("0.005", "0.00", "0.01"), ("0.0004", "0.00", "0.00"),
    ("999.995", "0.00", "1000.00"), ("9.99", "0.0", "10.0"), ("0.05", "0.#", "0.1"),
    ("1234567.891", "#,##0.##", "1,234,567.89"), ("1234.5", "#,##0.00", "1,234.50"),
    ("123", "#,##0", "123"), ("1000", "#,##0", "1,000"), ("999999", "#,##0", "999,999"),
    ("12345678.9", "#,##,##0.0", "1,23,45,678.9"), ("123456", "#,####", "12,3456"),
    ("1234567", "#,##0,000", "1,234,567"), ("1234567", ",##0", "1,234,567"),
    ("5", "000", "005"), ("1234", "0,000,000", "0,001,234"), ("5", "#,##0.0#", "5.0"),
    ("5.125", "0.0#", "5.13"), ("5.1", "0.0##", "5.1"), ("0.5", "#.##", "0.5"), ("0", "#.##", "0"),
    ("0", "#", "0"), ("0.5", "#.00", ".50"), ("0.5", ".##", ".5"), ("0", ".##", ".0"),
    ("12.34", ".0", "12.3"), ("3", "0.", "3"), ("0.85", "0%", "85%"), ("0.855", "0.#%", "85.5%"),
    ("0.005", "0%", "1%"), ("-0.15", "0%", "-15%"), ("0.0125", "0‰", "13‰"), ("1", "%0", "%100"),
    ("5", "¤0.00", "¤5.00"), ("5", "￥0.00元", "￥5.00元"), ("5", "'#'0", "#5"),
    ("5", "0 'o''clock'", "5 o'clock"),
    ("5", "''0''", "'5'"), ("0.5", "0'%'", "1%"), ("-5", "0.0;(0.0)", "(5.0)"),
    ("5", "0.0;(0.0)", "5.0"),
    ("-5", "0;-0 'under'", "-5 under"), ("-0.001", "0.0;(0.0)", "0.0"), ("-5", "+0;-0", "-5"),
    ("5", "+0;-0", "+5"),
    ("-5", "0元", "-5元"), ("-5", "$0", "-$5"), ("-1234.5", "#,##0.00;(#)", "(1,234.50)"),
    (
      "12345678901234567890.123456789012345678", "#,##0.000000000000000000",
      "12,345,678,901,234,567,890.123456789012345678"
    ),
    ("9007199254740993", "0", "9007199254740993"), ("1e20", "0", "100000000000000000000"),
    ("1.5e-10", "0.0", "0.0"), ("1.5e-10", "0.00000000000", "0.00000000015"),
    ("5", "0 kg", "5 kg"), ("5", "€ 0", "€ 5"), ("5", "第0张", "第5张"), ("5", "0E", "5E"),
  ]

  @Test(arguments: writtenCases)
  func written(value: String, pattern: String, expected: String) throws {
    #expect(try text(value, pattern) == expected)
  }

  @Test(arguments: [
    "", "abc", "0.0.0", "0#", "0.#0", "#,", "#,,##0", "0,.0", "0.0,0", "'0", "0'x", "0E0",
    "0.00E+0", "@@",
    "*x0", "0 0", "0%%", "%0‰", "5", "0.05", "#;", "0;;0", ";0", ".", "0;x", "0.0 . 0", "0x1", "0,",
  ])
  func unreadablePatternsGivePlainDigits(pattern: String) throws {
    #expect(NumberPattern(pattern) == nil)
    #expect(try text("-1234.50", pattern) == "-1234.5")
    #expect(try text("0.0", pattern) == "0")
  }

  private static let separatorsOfTheLocaleAndASCIIDigitsCases: [(String, String)] = [
    ("de_DE", "1.234.567,89"), ("zh_CN", "1,234,567.89"), ("de_CH", "1’234’567.89"),
    ("ar_EG", "1٬234٬567٫89"), ("hi_IN", "1,234,567.89"), ("en_US", "1,234,567.89"),
    ("pt_BR", "1.234.567,89"), ("fr_FR", "1\u{202F}234\u{202F}567,89"),
  ]

  @Test(arguments: separatorsOfTheLocaleAndASCIIDigitsCases)
  func separatorsOfTheLocaleAndASCIIDigits(locale: String, expected: String) throws {
    #expect(try text("1234567.885", "#,##0.00", locale: locale) == expected)
  }

  @Test func theLargestDecimals() throws {
    let context = TicketContext(locale: "en_US_POSIX", timeZone: "UTC")
    let largest = Decimal.greatestFiniteMagnitude
    let digits = "340282366920938463463374607431768211455" + String(repeating: "0", count: 127)
    #expect(context.numberText(largest, pattern: "0") == digits)
    #expect(context.numberText(-largest, pattern: "0.0") == "-" + digits + ".0")
    #expect(context.numberText(largest, pattern: "?") == digits)
    #expect(context.numberText(Decimal.nan, pattern: "0") == "NaN")
    let smallest = Decimal(sign: .plus, exponent: -128, significand: 1)
    #expect(context.numberText(smallest, pattern: "0.00") == "0.00")
    #expect(
      context.numberText(smallest, pattern: "?") == "0." + String(repeating: "0", count: 127) + "1")
    #expect(withBytes("1e400") { context.numberText($0, $1, pattern: "0") } == nil)
    #expect(withBytes("x") { context.numberText($0, $1, pattern: "0") } == nil)
  }

  @Test func roundingEqualsFoundationsDecimal() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<3_000 {
      let digits = Int64.random(in: -10_000_000_000_000...10_000_000_000_000, using: &random)
      let places = Int.random(in: 0...14, using: &random)
      var value = Decimal(digits) * Decimal(sign: .plus, exponent: -places, significand: 1)
      if Int.random(in: 0..<8, using: &random) == 0 { value = Decimal(digits % 1_000) / 8 }
      let kept = Int.random(in: 0...5, using: &random)
      // Foundation's `.plain` is half away from zero.
      var exact = value
      var rounded = Decimal()
      NSDecimalRound(&rounded, &exact, kept, .plain)
      let pattern = "0." + String(repeating: "#", count: kept)
      #expect(try text(value.description, pattern) == rounded.description, "\(value) \(kept)")
    }
  }

  @Test func anyPatternIsSafe() throws {
    var random = SeededRandom(seed: 5)
    let pieces = [
      "#", "0", ",", ".", ";", "%", "‰", "¤", "'", "-", "x", "元", "E", "9", " ", "\u{0}",
    ]
    let context = TicketContext(locale: "de_DE", timeZone: "UTC")
    var readable = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...8, using: &random)
      let pattern = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      if NumberPattern(pattern) != nil { readable += 1 }
      for value in ["-1234.565", "0", "1e-128", "99999999999999999999999999999999999999"] {
        #expect(withBytes(value) { context.numberText($0, $1, pattern: pattern) } != nil)
      }
    }
    #expect(readable > 500)
  }

  @Test func hugePatternsTakeLinearTime() throws {
    let zeros = String(repeating: "0", count: 200_000)
    #expect(try text("1.5", "0." + zeros) == "1.5" + zeros.dropFirst())
    #expect(try text("1", zeros) == zeros.dropLast() + "1")
    let quotes = String(repeating: "'", count: 200_000)
    #expect(try text("1", quotes + "0") == String(repeating: "'", count: 100_000) + "1")
    #expect(NumberPattern(String(repeating: "#,", count: 100_000) + "0") != nil)
  }
}
