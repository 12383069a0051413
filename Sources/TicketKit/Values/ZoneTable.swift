import Foundation

/// The changes of one time zone's clock, sorted, so that reading a date needs no Foundation.
final class ZoneTable: Sendable {
  /// The zone's IANA name.
  let identifier: String

  /// The instants at which the clock changes, in seconds since 1970.
  private let instants: [Int64]

  /// For each change, the local seconds from which on the later offset holds.
  private let thresholds: [Int64]

  /// Seconds east of UTC before the first change and after each one.
  private let offsets: [Int64]

  /// Whether the clock still changes after the year 2100.
  private let recurs: Bool

  private init(_ zone: TimeZone) {
    identifier = zone.identifier
    let changes = ZoneChanges(zone, until: Self.end)
    instants = changes.instants
    offsets = changes.offsets
    var highest = Int64.min
    // A skipped time is read with the offset before, which moves it forward, and a time that
    // occurs twice as well, which is its first occurrence.
    thresholds = changes.instants.indices.map { index in
      let before = changes.offsets[index]
      let after = changes.offsets[index + 1]
      highest = max(highest, changes.instants[index] + max(before, after))
      return highest
    }
    recurs = (changes.instants.last ?? .min) >= EquivalentYears.start
  }

  // From here on the rules repeat, and years are mapped to earlier ones that look the same.
  private static let end = EquivalentYears.end
}

extension ZoneTable {
  // Zone names come from schemas and contexts; there are fewer than this.
  private static let tables = BoundedCache<String, ZoneTable>(limit: 1_000)

  /// The table of a zone, made once per process; nil when the system does not know the zone.
  static func named(_ identifier: String) -> ZoneTable? {
    tables.value(for: identifier) { TimeZone(identifier: identifier).map(ZoneTable.init) }
  }
}

extension ZoneTable {
  /// The instant of a local time, in seconds since 1970.
  ///
  /// A time that the clock skips moves forward, one that it shows twice is the first.
  func seconds(ofLocal local: Int64) -> Int64 {
    let shift = shift(at: local)
    return local - offsets[Self.count(thresholds, upTo: local + shift)]
  }

  /// The second at which a local day is over: no later instant belongs to the day before `local`.
  func endOfDay(before local: Int64) -> Int64 {
    let shift = shift(at: local)
    let local = local + shift
    // Of all stretches between two changes, the last one that begins before the local time.
    var index = Self.count(thresholds, upTo: local)
    while index < instants.count, instants[index] + offsets[index + 1] < local { index += 1 }
    let end = local - offsets[index]
    return (index < instants.count ? min(end, instants[index]) : end) - shift
  }

  /// Seconds east of UTC at an instant.
  func offset(at seconds: Int64) -> Int64 {
    offsets[Self.count(instants, upTo: seconds + shift(at: seconds))]
  }

  private func shift(at seconds: Int64) -> Int64 {
    recurs && seconds >= Self.end ? EquivalentYears.shift(at: seconds) : 0
  }

  /// How many elements of a sorted array are at most a value.
  private static func count(_ sorted: [Int64], upTo value: Int64) -> Int {
    guard let last = sorted.last, value < last else { return sorted.count }
    var low = 0
    var high = sorted.count - 1
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] <= value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
