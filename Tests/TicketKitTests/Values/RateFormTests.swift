import Foundation
import Testing

@testable import TicketKit

private func shareOff(_ text: String, _ form: RateForm) -> String? {
  let parts = withBytes(text) { NumberParts($0, $1) }
  return parts.flatMap { form.shareOff($0) }.map { DecimalDigits($0).plainText }
}

private func number(_ share: String, _ form: RateForm) -> String? {
  let parts = withBytes(share) { NumberParts($0, $1) }
  return parts.map { form.text(forShareOff: $0) }
}

@Suite struct RateFormTests {
  private static let wireForms: [(RateForm, String, String)] = [
    (.percentOff, "15", "0.15"), (.percentPaid, "85", "0.15"), (.fractionOff, "0.15", "0.15"),
    (.fractionPaid, "0.85", "0.15"), (.basisPointsOff, "1500", "0.15"),
    (.tenthsPaid, "8.5", "0.15"),
    (.percentOff, "12.5", "0.125"), (.percentOff, "100", "1"), (.percentOff, "100.0", "1"),
    (.percentOff, "1e2", "1"), (.percentOff, "0", "0"), (.percentOff, "-0", "0"),
    (.percentPaid, "0", "1"), (.percentPaid, "100", "0"), (.percentPaid, "88", "0.12"),
    (.tenthsPaid, "2.7", "0.73"), (.tenthsPaid, "10", "0"), (.tenthsPaid, "0", "1"),
    (.tenthsPaid, "9", "0.1"), (.fractionPaid, "-0.0", "1"), (.fractionOff, "1", "1"),
    (.basisPointsOff, "10000", "1"), (.basisPointsOff, "1", "0.0001"),
    (
      .fractionPaid, "0.00000000000000000000000000000000000001",
      "0.99999999999999999999999999999999999999"
    ),
    (.fractionPaid, "0.0000000000000000001", "0.9999999999999999999"),
    (.fractionPaid, "0.12345678901234567890", "0.8765432109876543211"),
    (
      .percentOff, "33.333333333333333333333333333333333333",
      "0.33333333333333333333333333333333333333"
    ),
  ]

  @Test(arguments: wireForms)
  func sharesOff(form: RateForm, text: String, expected: String) {
    #expect(shareOff(text, form) == expected)
  }

  private static let outside: [(RateForm, String)] = [
    (.percentOff, "100.00000000000000000001"), (.percentOff, "-1"), (.percentOff, "1500"),
    (.percentPaid, "101"), (.percentPaid, "-0.0001"), (.fractionOff, "15"), (.fractionOff, "1.1"),
    (.fractionPaid, "2"), (.basisPointsOff, "10001"), (.tenthsPaid, "85"), (.tenthsPaid, "10.1"),
    (.percentOff, "1e400"), (.percentOff, "-1e-400"), (.percentOff, "1e-400"),
    (.percentOff, "1e-127"),
    // One minus it has 39 digits.
    (.fractionPaid, "0.000000000000000000000000000000000000001"),
    (.percentOff, "0.123456789012345678901234567890123456789"),
  ]

  @Test(arguments: outside)
  func numbersOutside(form: RateForm, text: String) {
    #expect(shareOff(text, form) == nil)
  }

  private static let displayForms: [(RateForm, String, String)] = [
    (.percentOff, "0.15", "15"), (.percentPaid, "0.15", "85"), (.tenthsPaid, "0.15", "8.5"),
    (.percentOff, "0.125", "12.5"), (.percentPaid, "0", "100"), (.tenthsPaid, "0", "10"),
    (.percentOff, "0", "0"), (.percentOff, "1", "100"), (.percentPaid, "1", "0"),
    (.tenthsPaid, "1", "0"), (.tenthsPaid, "0.73", "2.7"), (.tenthsPaid, "0.1", "9"),
    (.fractionOff, "0.15", "0.15"), (.fractionPaid, "0.15", "0.85"),
    (.basisPointsOff, "0.15", "1500"), (.percentOff, "0.000001", "0.0001"),
    (
      .percentPaid, "0.000000000000000000000000000000000000000000001",
      "99.9999999999999999999999999999999999999999999"
    ),
  ]

  @Test(arguments: displayForms)
  func numbersForShares(form: RateForm, share: String, expected: String) {
    #expect(number(share, form) == expected)
  }

  @Test func everyNumberComesBack() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<5_000 {
      let places = Int.random(in: 0...18, using: &random)
      let value = UInt64.random(in: 0...NumberParts.powers[places], using: &random)
      let text = "\(value)e-\(places)"
      let exact = Decimal(sign: .plus, exponent: -places, significand: Decimal(value))
      let off = try #require(shareOff(text, .fractionPaid))
      #expect(Decimal(string: off) == 1 - exact, "\(text)")
      for form in RateForm.allCases {
        let share = try #require(shareOff(text, .fractionOff))
        let wire = try #require(number(share, form))
        #expect(shareOff(wire, form) == share, "\(form) \(text)")
      }
    }
  }

  @Test func wordsAndDigitsAgree() throws {
    var random = SeededRandom(seed: 12)
    for _ in 0..<2_000 {
      let digits = (0..<Int.random(in: 1...38, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }
      let text = "0." + digits.joined()
      let parts = try #require(withBytes(text) { NumberParts($0, $1) })
      let complement = try #require(parts.complement)
      #expect(DecimalDigits(complement) == DecimalDigits(parts).complement, "\(text)")
      #expect(complement.complement.map { DecimalDigits($0) } == DecimalDigits(parts), "\(text)")
    }
  }
}
