import Foundation

extension Date {
  /// The `Date` nearest to a whole number of milliseconds since 2001-01-01T00:00:00Z.
  init(wholeMilliseconds milliseconds: Int64) {
    // They fit a `Double`, so that the division alone rounds.
    self.init(timeIntervalSinceReferenceDate: Double(milliseconds) / 1_000)
  }

  /// The milliseconds since 2001-01-01T00:00:00Z, rounded down: a date is shown on the day and in the
  /// minute that it belongs to. Nil for more than 10^15 of them, some 30,000 years.
  ///
  /// What is less than half a microsecond before a millisecond is that one, as arithmetic with `Date`
  /// is no more exact.
  var wholeMilliseconds: Int64? {
    let interval = timeIntervalSinceReferenceDate
    guard abs(interval) < 1e12 else { return nil }
    let nearest = Int64((interval * 1_000).rounded())
    let end = Date(wholeMilliseconds: nearest).timeIntervalSinceReferenceDate
    // The difference of two so close is exact, where their sum with a small number would be rounded.
    return end - interval <= 0.000_000_5 ? nearest : nearest - 1
  }

  /// The date without what is less than a millisecond, for Foundation's formatters, which round to the
  /// nearest one, on the next day even.
  package var roundedDownToMilliseconds: Date {
    wholeMilliseconds.map(Date.init(wholeMilliseconds:)) ?? self
  }
}
