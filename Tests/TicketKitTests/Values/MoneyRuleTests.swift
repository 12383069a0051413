import Foundation
import Testing

@testable import TicketKit

private func amount(
  _ text: String, _ code: String, isMinor: Bool, isNegated: Bool = false
) throws -> Result<Decimal, ValueFault> {
  let currency = try #require(CurrencyCode(code))
  let rule = MoneyRule(currency: currency, isMinor: isMinor, isNegated: isNegated)
  let parts = try #require(withBytes(text) { NumberParts($0, $1) })
  return rule.amount(parts, in: currency).map { Decimal($0) ?? .nan }
}

@Suite struct MoneyRuleTests {
  private static let minorAmounts: [(String, String, String)] = [
    ("500", "JPY", "500"), ("500", "CNY", "5"), ("1500", "KWD", "1.5"), ("1", "CLF", "0.0001"),
    ("3000", "JPY", "3000"), ("800", "CNY", "8"), ("501", "CNY", "5.01"), ("-500", "USD", "-5"),
    ("0", "CNY", "0"), ("-0", "CNY", "0"), ("1e3", "CNY", "10"), ("0.5", "CNY", "0.005"),
    (
      "99999999999999999999999999999999999999", "CNY",
      "999999999999999999999999999999999999.99"
    ),
    ("9007199254740993", "USD", "90071992547409.93"), ("1e-126", "CNY", "1e-128"),
  ]

  @Test(arguments: minorAmounts)
  func minorUnitsBecomeMajorOnes(text: String, code: String, value: String) throws {
    #expect(try amount(text, code, isMinor: true) == .success(try #require(Decimal(string: value))))
  }

  @Test func majorUnitsStay() throws {
    #expect(try amount("5.02", "CNY", isMinor: false) == .success(Decimal(502) / 100))
    #expect(try amount("500", "JPY", isMinor: false) == .success(500))
    #expect(try amount("1.5", "XAU", isMinor: false) == .success(Decimal(15) / 10))
  }

  @Test func negatedAmounts() throws {
    #expect(try amount("-500", "USD", isMinor: true, isNegated: true) == .success(5))
    #expect(try amount("500.0", "USD", isMinor: false, isNegated: true) == .success(-500))
    let zero = try amount("0", "USD", isMinor: true, isNegated: true).get()
    #expect(zero.isZero && !zero.isSignMinus)
  }

  @Test func whatDoesNotFit() throws {
    #expect(try amount("1e-127", "CNY", isMinor: true) == .failure(.outOfRange))
    #expect(
      try amount("123456789012345678901234567890123456789", "CNY", isMinor: true)
        == .failure(.outOfRange))
    #expect(try amount("1e400", "JPY", isMinor: false) == .failure(.outOfRange))
    // As sent it is beyond a Decimal, in major units it would not be.
    #expect(try amount("1e128", "CNY", isMinor: true) == .failure(.outOfRange))
    // Gold has no minor unit to count.
    #expect(try amount("5", "XAU", isMinor: true) == .failure(.wrongType))
  }

  @Test func moneyIsCodable() throws {
    let money = Money(amount: Decimal(string: "5.02") ?? 0, currency: "CNY")
    let data = try JSONEncoder().encode(money)
    #expect(try JSONDecoder().decode(Money.self, from: data) == money)
  }
}
