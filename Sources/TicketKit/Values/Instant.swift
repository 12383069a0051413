import Foundation

/// A point in time in whole units, so that nothing is rounded before the last step.
struct Instant: Equatable {
  /// Seconds since 1970-01-01T00:00:00Z, rounded down.
  var seconds: Int64

  /// Nanoseconds after that second, 0..<1,000,000,000.
  var nanoseconds: Int
}

extension Instant {
  private static let referenceSeconds = Int64(Date.timeIntervalBetween1970AndReferenceDate)

  /// 0001-01-01T00:00:00Z and the second after 9999-12-31T23:59:59Z.
  static let secondsOfYears1To9999: Range<Int64> = -62_135_596_800..<253_402_300_800

  /// The `Date` nearest to this instant.
  var date: Date {
    let seconds = self.seconds - Self.referenceSeconds
    let interval: Double
    if nanoseconds == 0 {
      interval = Double(seconds)
    } else if nanoseconds.isMultiple(of: 1_000_000) {
      // Whole milliseconds fit a `Double`, so that the division alone rounds.
      interval = Double(seconds * 1_000 + Int64(nanoseconds / 1_000_000)) / 1_000
    } else {
      interval = Double(seconds) + Double(nanoseconds) / 1_000_000_000
    }
    return Date(timeIntervalSinceReferenceDate: interval)
  }
}
