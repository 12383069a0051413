import Foundation

/// A point in time in whole units, so that nothing is rounded before the last step.
struct Instant: Equatable {
  /// Seconds since 1970-01-01T00:00:00Z, rounded down.
  var seconds: Int64

  /// Nanoseconds after that second, 0..<1,000,000,000.
  var nanoseconds: Int
}

extension Instant {
  /// 2001-01-01T00:00:00Z, from which `Date` counts, in seconds since 1970.
  static let referenceSeconds = Int64(Date.timeIntervalBetween1970AndReferenceDate)

  /// 0001-01-01T00:00:00Z and the second after 9999-12-31T23:59:59Z.
  static let secondsOfYears1To9999: Range<Int64> = -62_135_596_800..<253_402_300_800

  /// The `Date` nearest to this instant, but in the same millisecond, and so far before the next one
  /// that it is told apart: `23:59:59.999999999` is not midnight, though its nearest `Date` may be.
  var date: Date {
    let seconds = self.seconds - Self.referenceSeconds
    guard nanoseconds != 0 else { return Date(timeIntervalSinceReferenceDate: Double(seconds)) }
    let milliseconds = seconds * 1_000 + Int64(nanoseconds / 1_000_000)
    let millisecond = Date(wholeMilliseconds: milliseconds)
    if nanoseconds.isMultiple(of: 1_000_000) { return millisecond }
    let next = Date(wholeMilliseconds: milliseconds + 1).timeIntervalSinceReferenceDate
    let nearest = Double(seconds) + Double(nanoseconds) / 1_000_000_000
    let date = Date(timeIntervalSinceReferenceDate: min(nearest, next - 0.000_001, next.nextDown))
    return max(date, millisecond)
  }
}
