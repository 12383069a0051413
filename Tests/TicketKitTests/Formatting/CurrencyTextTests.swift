import Foundation
import Testing

@testable import TicketKit

private func currencyText(_ amount: String, _ code: String, _ locale: String) throws -> String {
  let context = TicketContext(locale: locale, timeZone: "UTC")
  let value = try #require(Decimal(string: amount))
  return context.currencyText(value, try #require(CurrencyCode(code)))
}

@Suite struct CurrencyTextTests {
  private static let texts: [(String, String, String, String)] = [
    ("5", "CNY", "zh_CN", "¥5.00"), ("500", "JPY", "zh_CN", "JP¥500"),
    ("1.5", "KWD", "zh_CN", "KWD\u{A0}1.500"), ("1234.5", "USD", "zh_CN", "US$1,234.50"),
    ("1234.5", "USD", "en_US", "$1,234.50"), ("1234.5", "EUR", "de_DE", "1.234,50\u{A0}€"),
    ("1234.5", "EUR", "fr_FR", "1\u{202F}234,50\u{A0}€"),
    ("123456.7", "INR", "en_IN", "₹1,23,456.70"),
    ("1234.5", "EUR", "es_ES", "1234,50\u{A0}€"), ("-5", "CNY", "zh_CN", "-¥5.00"),
    // Half away from zero, and zero has no sign.
    ("2.665", "CNY", "zh_CN", "¥2.67"), ("2.675", "CNY", "zh_CN", "¥2.68"),
    ("-2.665", "CNY", "zh_CN", "-¥2.67"), ("0.5", "JPY", "zh_CN", "JP¥1"),
    ("-0.001", "CNY", "zh_CN", "¥0.00"), ("0", "CNY", "zh_CN", "¥0.00"),
    ("0.994999999999999999999999", "CNY", "zh_CN", "¥0.99"),
    // All digits, past the 16th.
    (
      "12345678901234567890.12", "CNY", "zh_CN", "¥12,345,678,901,234,567,890.12"
    ),
    (
      "99999999999999999999999999999999999999", "JPY", "zh_CN",
      "JP¥99,999,999,999,999,999,999,999,999,999,999,999,999"
    ),
    ("0.1", "CNY", "zh_CN", "¥0.10"), ("5.02", "CNY", "zh_CN", "¥5.02"),
  ]

  @Test(arguments: texts)
  func theLocalesWay(amount: String, code: String, locale: String, text: String) throws {
    #expect(try currencyText(amount, code, locale) == text)
  }

  private static let symbols: [(String, String, String)] = [
    ("JPY", "zh_CN", "JP¥"), ("CNY", "zh_CN", "¥"), ("KWD", "zh_CN", "KWD"),
    ("USD", "zh_CN", "US$"),
    ("USD", "en_US", "$"), ("CNY", "en_US", "CN¥"), ("EUR", "de_DE", "€"), ("XOF", "fr_FR", "FCFA"),
    ("XAU", "zh_CN", "XAU"),
  ]

  @Test(arguments: symbols)
  func localSymbols(code: String, locale: String, symbol: String) throws {
    let context = TicketContext(locale: locale, timeZone: "UTC")
    #expect(context.currencySymbol(try #require(CurrencyCode(code))) == symbol)
  }

  private static let patterns: [(String, String, String, String)] = [
    ("5", "CNY", "¤0.00", "¥5.00"), ("500", "JPY", "¤#,##0.##", "JP¥500"),
    ("1500", "KWD", "#,##0.## ¤", "1,500 KWD"), ("5", "CNY", "¤¤ 0", "CNY 5"),
    ("-5", "CNY", "¤0;(¤0)", "(¥5)"), ("-5", "CNY", "¤0", "-¥5"), ("5", "CNY", "'¤'0", "¤5"),
    ("5", "CNY", "0.00", "5.00"), ("5", "CNY", "¤'¤'0¤¤", "¥¤5CNY"),
    ("5", "CNY", "0 ¤'x'¤", "5 ¥x¥"),
    // Not a pattern of ours: plain digits.
    ("5", "CNY", "¤¤¤0", "5"),
  ]

  @Test(arguments: patterns)
  func patternsWithCurrencySigns(amount: String, code: String, pattern: String, text: String) throws
  {
    let context = TicketContext(locale: "zh_CN", timeZone: "UTC")
    let value = try #require(Decimal(string: amount))
    let digits = try #require(DecimalDigits(value))
    let currency = try #require(CurrencyCode(code))
    #expect(context.numberText(digits, pattern: pattern, currency: currency) == text)
  }

  @Test func theSignStaysWithoutCurrency() {
    let context = TicketContext(locale: "zh_CN", timeZone: "UTC")
    #expect(context.numberText(5, pattern: "¤0") == "¤5")
    #expect(context.numberText(5, pattern: "0¤¤") == "5¤¤")
  }

  @Test func everyCurrencyHasATextEverywhere() throws {
    var codes: [String] = []
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { UnicodeScalar($0) }
    for (index, entry) in CurrencyTable.entries.enumerated() where entry < 5 {
      let code = [index / 676, index / 26 % 26, index % 26].map { String(letters[$0]) }.joined()
      codes.append(code)
    }
    for locale in ["zh_CN", "de_CH", "ar_EG", "fa_IR", ""] {
      let context = TicketContext(locale: locale, timeZone: "UTC")
      for code in codes {
        let currency = try #require(CurrencyCode(code))
        let symbol = context.currencySymbol(currency)
        #expect(!symbol.isEmpty && !symbol.contains(where: \.isWhitespace))
        #expect(context.currencyText(1, currency).count > symbol.count)
      }
    }
  }
}
