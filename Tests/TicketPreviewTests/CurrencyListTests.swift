import Testing

@testable import TicketKit
@testable import TicketSchema

/// The currencies that schemas may name are those that the runtime knows.
@Suite struct CurrencyListTests {
  @Test func schemasAndTheRuntimeKnowTheSameCurrencies() {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let codes = letters.flatMap { first in
      letters.flatMap { second in letters.map { first + second + $0 } }
    }
    #expect(codes.count == 26 * 26 * 26)
    let known = codes.compactMap { CurrencyCode($0) }
    #expect(
      CurrencyCodes.withMinorUnit == Set(known.filter { $0.minorDigits != nil }.map(\.text)))
    #expect(
      CurrencyCodes.withoutMinorUnit == Set(known.filter { $0.minorDigits == nil }.map(\.text)))
    #expect(known.count == 178)
  }
}
