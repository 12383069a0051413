import Foundation
import Testing

@testable import TicketKit

@Suite struct ValidityPeriodTests {
  @Test func bothEndsBelongToThePeriod() {
    let period = ValidityPeriod(start: instant(0), end: instant(10))
    #expect(!period.contains(instant(-0.001)))
    #expect(period.contains(instant(0)))
    #expect(period.contains(instant(5)))
    #expect(period.contains(instant(10)))
    #expect(!period.contains(instant(10.001)))
  }

  @Test func anInstantIsAPeriod() {
    let period = ValidityPeriod(start: instant(0), end: instant(0))
    #expect(period.contains(instant(0)))
    #expect(!period.contains(instant(0.001)))
  }

  @Test func endsMayBeOpen() {
    #expect(ValidityPeriod().contains(.distantPast))
    #expect(ValidityPeriod().contains(.distantFuture))
    #expect(ValidityPeriod(start: instant(0)).contains(.distantFuture))
    #expect(!ValidityPeriod(start: instant(0)).contains(.distantPast))
    #expect(ValidityPeriod(end: instant(0)).contains(.distantPast))
    #expect(!ValidityPeriod(end: instant(0)).contains(.distantFuture))
  }

  @Test(arguments: [-1, 0, 5, 10, 11])
  func aStartAfterTheEndContainsNothing(seconds: TimeInterval) {
    #expect(!ValidityPeriod(start: instant(10), end: instant(0)).contains(instant(seconds)))
  }

  @Test func isWrittenAndReadAgain() throws {
    for period in [
      ValidityPeriod(), ValidityPeriod(start: instant(0)), ValidityPeriod(end: instant(1)),
      ValidityPeriod(start: instant(0), end: instant(1)),
    ] {
      let json = try JSONEncoder().encode(period)
      #expect(try JSONDecoder().decode(ValidityPeriod.self, from: json) == period)
    }
  }
}
