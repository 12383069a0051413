import Testing

@testable import TicketKit
@testable import TicketSchema

/// The currencies that schemas may name are those that the runtime knows.
@Suite struct CurrencyListTests {
  @Test func schemasAndTheRuntimeKnowTheSameCurrencies() throws {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let codes = letters.flatMap { first in
      letters.flatMap { second in letters.map { first + second + $0 } }
    }
    #expect(codes.count == 26 * 26 * 26)
    let known = codes.compactMap { CurrencyCode($0) }
    let digits = Dictionary(grouping: known.filter { $0.minorDigits != nil }) { $0.minorDigits }
    for (count, codes) in digits {
      #expect(CurrencyCodes.byMinorDigits[try #require(count)] == Set(codes.map(\.text)))
    }
    #expect(CurrencyCodes.byMinorDigits.count == digits.count)
    #expect(
      CurrencyCodes.withoutMinorUnit == Set(known.filter { $0.minorDigits == nil }.map(\.text)))
    #expect(known.count == 178)
  }
}
