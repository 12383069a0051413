import Testing

@testable import TicketKit

@Suite struct CurrencyCodeTests {
  /// Codes with their minor units, from ISO 4217.
  private static let digits: [(String, Int?)] = [
    ("CNY", 2), ("USD", 2), ("EUR", 2), ("JPY", 0), ("KRW", 0), ("VND", 0), ("ISK", 0), ("CLP", 0),
    ("UGX", 0), ("KWD", 3), ("BHD", 3), ("TND", 3), ("IQD", 3), ("CLF", 4), ("UYW", 4), ("HUF", 2),
    ("IDR", 2), ("IRR", 2), ("LAK", 2), ("MGA", 2), ("MRU", 2), ("TWD", 2), ("UYI", 0), ("XAF", 0),
    ("XAU", nil), ("XDR", nil), ("XXX", nil), ("XTS", nil),
  ]

  @Test(arguments: digits)
  func minorUnits(code: String, digits: Int?) throws {
    let currency = try #require(CurrencyCode(code))
    #expect(currency.minorDigits == digits)
    #expect(currency.text == code)
  }

  @Test func theListIsWhole() {
    let listed = CurrencyTable.entries.filter { $0 != CurrencyTable.unlisted }
    func count(_ digits: UInt8) -> Int { listed.filter { $0 == digits }.count }
    // The numbers of list one of 2026-01-01.
    #expect(listed.count == 178)
    #expect([count(0), count(2), count(3), count(4)] == [17, 139, 7, 2])
    #expect(count(CurrencyTable.withoutMinorUnit) == 13)
  }

  @Test(arguments: ["cny", "Cny", "cNY", "CNY"])
  func anyCase(text: String) throws {
    #expect(try #require(CurrencyCode(text)).text == "CNY")
    #expect(CurrencyCode(text) == CurrencyCode("CNY"))
  }

  @Test(arguments: [
    "", "C", "CN", "CNYX", " CNY", "CNY ", "RMB", "¥", "人民币", "C1Y", "ZZZ", "AAA", "@NY", "CN[",
    "CN{", "C\u{0}Y", "DEM", "ſGD",
  ])
  func noCodes(text: String) {
    #expect(CurrencyCode(text) == nil)
  }
}
