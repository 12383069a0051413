import SwiftCode
import Testing

@Suite("NumberLiteral")
struct NumberLiteralTests {
  @Test(
    "Integers get groups of three digits from five digits on",
    arguments: [
      (0, "0"), (-5, "-5"), (999, "999"), (3600, "3600"), (86400, "86_400"),
      (259200, "259_200"), (-1_234_567, "-1_234_567"),
      (Int.max, "9_223_372_036_854_775_807"), (Int.min, "-9_223_372_036_854_775_808"),
    ])
  func integer(value: Int, expected: String) {
    #expect(printed(.integer(value)) == expected)
  }

  @Test("Hexadecimal digits are filled up with zeros")
  func hexadecimal() {
    #expect(printed(.hexadecimal(0xFD6363, digits: 6)) == "0xFD6363")
    #expect(printed(.hexadecimal(0xA, digits: 6)) == "0x00000A")
    #expect(printed(.hexadecimal(.max, digits: 6)) == "0xFFFFFFFF")
  }

  @Test("Whole floating-point numbers have no fraction")
  func floatingPoint() {
    #expect(printed(.floatingPoint(16)) == "16")
    #expect(printed(.floatingPoint(16.5)) == "16.5")
    #expect(printed(.floatingPoint(0.1)) == "0.1")
    #expect(printed(.floatingPoint(1e300)) == "1e+300")
    #expect(printed(.floatingPoint(.infinity)) == "0")
    #expect(printed(.floatingPoint(.nan)) == "0")
  }
}
