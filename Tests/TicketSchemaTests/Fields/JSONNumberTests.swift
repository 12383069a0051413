import Testing

@testable import TicketSchema

/// JSON numbers by RFC 8259, taken apart.
struct JSONNumberTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("20", 20), ("20.0", 20), ("2e1", 20), ("2E+1", 20), ("200e-1", 20),
    ("0.0e999999999999999999999", 0), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min), ("9.223372036854775807e18", Int.max),
  ])
  func wholeNumbersAreIntegers(text: String, value: Int) throws {
    #expect(try #require(JSONNumber(text)).integer == value)
  }

  @Test(arguments: [
    "0.5", "1e-1", "9223372036854775808", "-9223372036854775809", "1e19", "1e999999999999999999999",
  ])
  func othersAreNot(text: String) throws {
    #expect(try #require(JSONNumber(text)).integer == nil)
  }

  @Test(arguments: [
    "", " 1", "1 ", "+1", "01", "-01", "00", ".5", "5.", "1e", "1e+", "1,000", "0x1", "nan", "inf",
    "-", "１", "1_000", "1.e5", "--1", "8折",
  ])
  func otherTextsAreNoNumbers(text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test(arguments: [
    (String(repeating: "9", count: 38), true), (String(repeating: "9", count: 39), false),
    ("1" + String(repeating: "0", count: 60), true),
    ("0." + String(repeating: "0", count: 40) + "1", true),
    ("1e127", true), ("1e128", false), ("12e127", true), ("10e127", false), ("1e-128", true),
    ("1e-129", false),
    ("0e999999999", true), ("-12.50", true),
  ])
  func decimalHolds38Digits(text: String, fits: Bool) throws {
    #expect(try #require(JSONNumber(text)).fitsDecimal == fits)
  }

  @Test(arguments: [
    ("010", "10"), ("08", "8"), ("+5", "5"), (".5", "0.5"), ("000", "0"), ("-010", nil),
    ("abc", nil),
  ])
  func correctionsAreNumbers(text: String, correction: String?) {
    #expect(JSONNumber.correction(of: text) == correction)
  }
}
