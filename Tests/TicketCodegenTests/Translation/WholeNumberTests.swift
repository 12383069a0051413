import Testing

@testable import TicketCodegen

@Suite("WholeNumber")
struct WholeNumberTests {
  @Test(
    "A number is whole by its value, not by its spelling",
    arguments: [
      ("0", 0), ("-0", 0), ("20", 20), ("-7", -7), ("20.0", 20), ("2e1", 20), ("2.5E+1", 25),
      ("250e-1", 25), ("0.0e99", 0), ("999999999999999999", 999_999_999_999_999_999),
      ("5.5", nil), ("1e-1", nil), ("1e18", nil), ("1000000000000000000", nil),
      ("1e999999999", nil), ("1e99999999999999999999", nil), ("0e99999999999999999999", nil),
    ] as [(String, Int?)])
  func value(number: String, expected: Int?) {
    #expect(WholeNumber.value(of: number) == expected)
  }
}
