import Foundation
import Testing

@testable import TicketKit

private func integer(_ text: String) -> Result<Int, ValueFault> {
  withBytes(text) { NumberReader.integer($0, $1) }
}

private func decimal(_ text: String) -> Result<Decimal, ValueFault> {
  withBytes(text) { NumberReader.decimal($0, $1) }
}

private func plainText(_ text: String) -> String? {
  withBytes(text) { NumberReader.plainText($0, $1) }
}

/// Texts that RFC 8259 does not call a number.
private let notNumbers = [
  "", "-", "+1", "01", "00", "-01", ".5", "5.", "1.", "1.e5", "1e", "1e+", "1e-", "e5", "--1", "1-",
  " 1", "1 ", "1,234.5", "1_000", "0x10", "NaN", "nan", "Infinity", "-inf", "true", "8折", "１２", "٣",
  "1.2.3", "1e5.0", "1e5e5", "1e5 ", "\u{0}", "1\u{0}",
]

@Suite struct NumberReaderTests {
  private static let wholeValuesInAnyFormCases: [(String, Int)] = [
    ("20", 20), ("20.0", 20), ("2e1", 20), ("2E+1", 20), ("200e-1", 20), ("0.2e2", 20),
    ("20.000000000000000000000000000000000000000000", 20), ("0", 0), ("-0", 0), ("0.0", 0),
    ("0e0", 0), ("-0.000e-99999999999999999999999", 0), ("0e99999999999999999999999", 0),
    ("-7", -7), ("-7.0e0", -7), ("9007199254740993", 9_007_199_254_740_993),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ("9223372036854775807.000", Int.max), ("-9.223372036854775808e18", Int.min),
    ("1000000000000000000", 1_000_000_000_000_000_000), ("1e18", 1_000_000_000_000_000_000),
    ("0.0000000000000000000000000000000000000000000001e46", 1),
    ("10000000000000000000000000000000000000000000000e-46", 1),
  ]

  @Test(arguments: wholeValuesInAnyFormCases)
  func wholeValuesInAnyForm(text: String, value: Int) {
    #expect(integer(text) == .success(value))
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "9999999999999999999", "10000000000000000000",
    "18446744073709551616", "1e19", "1e400", "-1e400", "1e999999999999",
    "0.5e999999999999999999999",
    "12345678901234567890123456789012345678901234567890",
  ])
  func integersBeyondInt(text: String) {
    #expect(integer(text) == .failure(.outOfRange))
  }

  @Test func negatedIntegers() {
    func negated(_ text: String) -> Result<Int, ValueFault> {
      withBytes(text) { NumberReader.integer($0, $1, isNegated: true) }
    }
    #expect(negated("20") == .success(-20))
    #expect(negated("-10.0") == .success(10))
    #expect(negated("0") == .success(0))
    #expect(negated("9223372036854775808") == .success(Int.min))
    #expect(negated("9223372036854775809") == .failure(.outOfRange))
    #expect(negated("-9223372036854775807") == .success(Int.max))
    #expect(negated("-9223372036854775808") == .failure(.outOfRange))
  }

  @Test(arguments: [
    "18.18", "0.5", "-0.1", "1e-1", "1e-400", "1e-999999999999999999999", "9223372036854775807.5",
    "123456789012345678901234567890.5",
  ])
  func partsOfIntegersAreNoIntegers(text: String) {
    #expect(integer(text) == .failure(.wrongType))
  }

  @Test(arguments: notNumbers)
  func otherTextsAreNoNumbers(text: String) {
    #expect(integer(text) == .failure(.wrongType))
    #expect(decimal(text) == .failure(.wrongType))
    #expect(plainText(text) == nil)
    #expect(withBytes(text) { NumberReader.isNumber($0, $1) } == false)
  }

  @Test(arguments: ["0", "-0", "10", "1.5", "-1.5E-7", "1e400", "0e+0", "123456789.987654321"])
  func numbersAreNumbers(text: String) {
    #expect(withBytes(text) { NumberReader.isNumber($0, $1) })
  }

  private static let decimalsAndTheirPlainTextsCases: [(String, String?)] = [
    ("5.02", "5.02"), ("10.50", "10.5"), ("-0", "0"), ("-0.00", "0"), ("0e5", "0"), ("1e3", "1000"),
    ("1.5e3", "1500"), ("15e-4", "0.0015"), ("-15E-1", "-1.5"), ("100", "100"), ("0.10", "0.1"),
    ("2e2", "200"), ("9223372036854775808", "9223372036854775808"),
    ("18446744073709551616", "18446744073709551616"), ("20", "20"), ("-20", "-20"),
    ("0.05", "0.05"),
    ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    ("1234567890123456789.0123456789012345678", "1234567890123456789.0123456789012345678"),
    (
      "0.00000000000000000012345678901234567890123456789012345678000",
      "0.00000000000000000012345678901234567890123456789012345678"
    ),
    ("0000.5", nil), ("1e37", "10000000000000000000000000000000000000"),
  ]

  @Test(arguments: decimalsAndTheirPlainTextsCases)
  func decimalsAndTheirPlainTexts(text: String, plain: String?) throws {
    #expect(plainText(text) == plain)
    #expect(withBytes(text) { NumberParts($0, $1)?.plainText } == plain)
    guard let plain else { return }
    let value = try decimal(text).get()
    #expect(value.description == plain)
    #expect(value == Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX")))
  }

  @Test func oneWordIsWrittenAsManyAre() throws {
    var random = SeededRandom(seed: 13)
    for _ in 0..<5_000 {
      let word = UInt64.random(in: 0...9_999_999_999_999_999_999, using: &random)
      let digits = word >> UInt64.random(in: 0...63, using: &random)
      let exponent = Int.random(in: -25...25, using: &random)
      let parts = try #require(withBytes("-\(digits)e\(exponent)") { NumberParts($0, $1) })
      #expect(parts.plainText == DecimalDigits(parts).plainText)
    }
  }

  @Test func zerosAtEitherEndAreNotSignificant() throws {
    let digits = "12345678901234567890123456789012345678"
    let value = Decimal(string: digits)
    #expect(try decimal(digits + "." + String(repeating: "0", count: 5_000)).get() == value)
    let zeros = String(repeating: "0", count: 50)
    #expect(try decimal("0." + zeros + digits + zeros + "e88").get() == value)
    #expect(decimal(digits + "9") == .failure(.outOfRange))
    #expect(decimal("1" + zeros + "1") == .failure(.outOfRange))
    #expect(plainText(digits + "9") == nil)
  }

  @Test func exponentsReachAsFarAsDecimal() throws {
    func power(_ exponent: Int) -> Decimal {
      Decimal(sign: .plus, exponent: exponent, significand: 1)
    }
    #expect(try decimal("1e127").get() == power(127))
    #expect(try !decimal("1e127").get().isNaN)
    #expect(decimal("1e128") == .failure(.outOfRange))
    #expect(decimal("-10e127") == .failure(.outOfRange))
    #expect(try decimal("12e127").get() == power(127) * 12)
    #expect(decimal("12e128") == .failure(.outOfRange))
    let most = String(repeating: "9", count: 38)
    #expect(try decimal("-\(most)e127").get() < -power(127))
    #expect(decimal("\(most)e128") == .failure(.outOfRange))
    #expect(try decimal("1e-128").get() == power(-128))
    #expect(try decimal("10e-129").get() == power(-128))
    #expect(decimal("1e-129") == .failure(.outOfRange))
    #expect(decimal("12e-129") == .failure(.outOfRange))
    #expect(decimal("1e999999999999999999999999") == .failure(.outOfRange))
    #expect(decimal("1e-999999999999999999999999") == .failure(.outOfRange))
    #expect(try decimal("0e-999999999999999999999999").get() == 0)
    #expect(plainText("1e128") == nil)
    #expect(plainText("1e127") == "1" + String(repeating: "0", count: 127))
    #expect(plainText("1e-128") == "0." + String(repeating: "0", count: 127) + "1")
    #expect(plainText("1e999999999999") == nil)
  }

  @Test func randomDecimalsEqualFoundations() throws {
    var random = SeededRandom(seed: 7)
    let posix = Locale(identifier: "en_US_POSIX")
    for _ in 0..<5_000 {
      let text = random.decimalText()
      let expected = try #require(Decimal(string: text, locale: posix))
      let value = try decimal(text).get()
      #expect(value == expected, "\(text)")
      #expect(plainText(text) == expected.description, "\(text)")
    }
  }

  @Test func hugeTextsTakeLinearTime() {
    let zeros = String(repeating: "0", count: 3_000_000)
    #expect(integer("1" + zeros + "e-3000000") == .success(1))
    #expect(integer("1" + zeros) == .failure(.outOfRange))
    #expect(decimal("0." + zeros + "1") == .failure(.outOfRange))
    #expect(integer("1e" + zeros + "2") == .success(100))
  }
}

extension SeededRandom {
  /// A JSON number with up to 30 digits and a small exponent.
  fileprivate mutating func decimalText() -> String {
    func digits(_ count: Int, _ random: inout SeededRandom) -> String {
      (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    }
    var text = Bool.random(using: &self) ? "-" : ""
    text += String(Int.random(in: 0...9, using: &self))
    if text.last != "0" { text += digits(Int.random(in: 0...14, using: &self), &self) }
    if Bool.random(using: &self) {
      text += "." + digits(Int.random(in: 1...15, using: &self), &self)
    }
    if Int.random(in: 0..<4, using: &self) == 0 {
      text += "e" + String(Int.random(in: -20...20, using: &self))
    }
    return text
  }
}
