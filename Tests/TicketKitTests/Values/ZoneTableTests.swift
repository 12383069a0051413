import Foundation
import Testing

@testable import TicketKit

private let zones = [
  "Asia/Shanghai", "Europe/Paris", "America/New_York", "America/Sao_Paulo", "Australia/Lord_Howe",
]

/// Foundation's answer for a local time, by its proleptic Gregorian calendar.
private struct FoundationClock {
  private var calendar = Calendar(identifier: .gregorian)

  init(_ zone: String) throws {
    calendar.timeZone = try #require(TimeZone(identifier: zone))
  }

  /// The instant of a local time given in seconds since 1970-01-01 00:00 of that clock.
  func seconds(ofLocal local: Int64) -> Int64? {
    let day = CivilDay(daysSinceEpoch: Int((Double(local) / 86_400).rounded(.down)))
    let second = Int(local) - day.daysSinceEpoch * 86_400
    let components = DateComponents(
      year: day.year, month: day.month, day: day.day, hour: second / 3_600,
      minute: second / 60 % 60, second: second % 60)
    return calendar.date(from: components).map { Int64($0.timeIntervalSince1970) }
  }

  func offset(at seconds: Int64) -> Int64 {
    Int64(
      calendar.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
  }

  /// The instants of a stretch at which the offset changes.
  func changes(from start: Int64, to end: Int64) -> [Int64] {
    var changes: [Int64] = []
    var date = Date(timeIntervalSince1970: Double(start))
    while let next = calendar.timeZone.nextDaylightSavingTimeTransition(after: date),
      next > date, Int64(next.timeIntervalSince1970) < end
    {
      changes.append(Int64(next.timeIntervalSince1970))
      date = next
    }
    return changes
  }
}

private func start(of year: Int) -> Int64 {
  Int64(CivilDay(year: year, month: 1, day: 1).daysSinceEpoch) * 86_400
}

@Suite struct ZoneTableTests {
  @Test(arguments: zones)
  func everyDayOfTwoCenturiesEqualsFoundation(zone: String) throws {
    let table = try #require(ZoneTable.named(zone))
    let clock = try FoundationClock(zone)
    var wrong: [Int64] = []
    var day = start(of: 1900)
    var secondOfDay: Int64 = 0
    while day < start(of: 2101) {
      let local = day + secondOfDay
      if table.seconds(ofLocal: local) != clock.seconds(ofLocal: local) { wrong.append(local) }
      day += 86_400
      // Another time of day on each day, so that all hours have their turn.
      secondOfDay = (secondOfDay + 5_023) % 86_400
    }
    #expect(wrong == [])
  }

  @Test(
    arguments: zones + ["Pacific/Apia", "Europe/Dublin", "Africa/Casablanca", "America/St_Johns"])
  func bothSidesOfEachChangeEqualFoundation(zone: String) throws {
    let table = try #require(ZoneTable.named(zone))
    let clock = try FoundationClock(zone)
    var wrong: [Int64] = []
    var count = 0
    for change in clock.changes(from: start(of: 1900), to: start(of: 2101)) {
      count += 1
      let before = clock.offset(at: change - 1)
      let after = clock.offset(at: change)
      for seconds in [change - 1, change, change + 1]
      where table.offset(at: seconds) != clock.offset(at: seconds) {
        wrong.append(seconds)
      }
      for edge in [change + before, change + after, change + (before + after) / 2] {
        for local in [edge - 1, edge, edge + 1] {
          let expected = Self.seconds(ofLocal: local, change: change, before: before, after: after)
          if table.seconds(ofLocal: local) != expected { wrong.append(local) }
          if clock.seconds(ofLocal: local) != expected { wrong.append(local) }
        }
      }
    }
    #expect(count > 20)
    #expect(wrong == [])
  }

  /// By the rule itself: a skipped time moves forward, a time that occurs twice is its first.
  private static func seconds(
    ofLocal local: Int64, change: Int64, before: Int64, after: Int64
  ) -> Int64 {
    local - before < change || local - after < change ? local - before : local - after
  }

  @Test func skippedAndRepeatedTimes() throws {
    let table = try #require(ZoneTable.named("America/New_York"))
    // 2026-03-08 02:30 does not exist: 03:30 EDT. 2026-11-01 01:30 is first EDT.
    let skipped = Int64(CivilDay(year: 2026, month: 3, day: 8).daysSinceEpoch) * 86_400 + 9_000
    let repeated = Int64(CivilDay(year: 2026, month: 11, day: 1).daysSinceEpoch) * 86_400 + 5_400
    #expect(table.seconds(ofLocal: skipped) == skipped + 5 * 3_600)
    #expect(table.seconds(ofLocal: repeated) == repeated + 4 * 3_600)
    #expect(table.offset(at: repeated + 4 * 3_600) == -4 * 3_600)
    #expect(table.offset(at: repeated + 5 * 3_600) == -5 * 3_600)
  }

  @Test(arguments: ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Shanghai"])
  func laterCenturiesFollowTheSameRules(zone: String) throws {
    let table = try #require(ZoneTable.named(zone))
    let clock = try FoundationClock(zone)
    var wrong: [Int64] = []
    var seconds = start(of: 2101)
    while seconds < start(of: 9_999) {
      if table.offset(at: seconds) != clock.offset(at: seconds) { wrong.append(seconds) }
      seconds += 17 * 86_400 + 40_000
    }
    #expect(wrong == [])
  }

  @Test func earlyYearsHaveTheLocalMeanTime() throws {
    let table = try #require(ZoneTable.named("Asia/Shanghai"))
    let clock = try FoundationClock("Asia/Shanghai")
    for year in [1, 1_000, 1_600, 1_899] {
      #expect(table.offset(at: start(of: year)) == clock.offset(at: start(of: year)))
    }
    #expect(table.offset(at: start(of: 1)) == 8 * 3_600 + 343)
  }

  @Test func zonesWithoutChanges() throws {
    let utc = try #require(ZoneTable.named("UTC"))
    for seconds in [Int64(-62_135_596_800), 0, 253_402_300_799] {
      #expect(utc.offset(at: seconds) == 0)
      #expect(utc.seconds(ofLocal: seconds) == seconds)
      #expect(utc.endOfDay(before: seconds) == seconds)
    }
    #expect(ZoneTable.named("Nowhere/City") === nil)
  }

  @Test func oneTablePerZone() {
    #expect(ZoneTable.named("Asia/Tokyo") === ZoneTable.named("Asia/Tokyo"))
  }
}
