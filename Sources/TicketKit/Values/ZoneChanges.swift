import Foundation

/// All changes of a zone's offset from year 1 to a given second, as Foundation knows them.
struct ZoneChanges {
  /// The seconds since 1970 of each change, ascending.
  private(set) var instants: [Int64] = []

  /// The offset before the first change and after each one.
  private(set) var offsets: [Int64]

  private let zone: TimeZone

  init(_ zone: TimeZone, until end: Int64) {
    self.zone = zone
    var start = Instant.secondsOfYears1To9999.lowerBound
    offsets = []
    offsets.append(offset(at: start))
    while start < end {
      let next = min(self.next(after: start) ?? end, end)
      // A platform may name the changes of daylight saving only: look for others in between.
      addChanges(after: start, upTo: next - 1)
      if next < end { add(next) }
      start = next
    }
  }

  private func offset(at seconds: Int64) -> Int64 {
    Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
  }

  private func next(after seconds: Int64) -> Int64? {
    let date = Date(timeIntervalSince1970: Double(seconds))
    guard let next = zone.nextDaylightSavingTimeTransition(after: date) else { return nil }
    let interval = next.timeIntervalSince1970.rounded(.up)
    guard interval < Double(Instant.secondsOfYears1To9999.upperBound) else { return nil }
    // Always forward, whatever Foundation says: the loop ends.
    return max(Int64(interval), seconds + 1)
  }

  private mutating func add(_ seconds: Int64) {
    let offset = offset(at: seconds)
    guard offset != offsets.last else { return }
    instants.append(seconds)
    offsets.append(offset)
  }

  private mutating func addChanges(after start: Int64, upTo end: Int64) {
    var low = start
    while low < end, offset(at: end) != offset(at: low) {
      let before = offset(at: low)
      var high = end
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if offset(at: middle) == before { low = middle } else { high = middle }
      }
      add(high)
      low = high
    }
  }
}
