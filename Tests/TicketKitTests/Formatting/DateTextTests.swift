import Foundation
import Testing

@testable import TicketKit

// 2026-11-30T10:20:30.123Z, a Monday.
private let date = Date(timeIntervalSinceReferenceDate: 817_726_830.123)

private func text(
  _ pattern: String, locale: String = "zh_CN", zone: String = "Asia/Shanghai",
  shown: String? = nil
) -> String {
  TicketContext(locale: locale, timeZone: zone).dateText(date, pattern: pattern, timeZone: shown)
}

@Suite struct DateTextTests {
  private static let patternsCases: [(String, String)] = [
    ("yyyy-MM-dd", "2026-11-30"), ("yyyy-MM-dd HH:mm:ss", "2026-11-30 18:20:30"),
    ("yyyy年M月d日", "2026年11月30日"), ("yy/M/d", "26/11/30"), ("HH:mm:ss.SSS", "18:20:30.123"),
    ("h:mm", "6:20"), ("hh", "06"), ("k", "18"), ("K", "6"), ("y", "2026"), ("yyyyyy", "002026"),
    ("'T'HH''mm", "T18'20"), ("MM'月'dd", "11月30"), ("EEEE", "星期一"), ("MMMM", "十一月"),
    ("a h:mm", "下午 6:20"),
    ("S", "1"), ("SSSSS", "12300"), ("", ""), ("''''", "''"), ("xxx", "+08:00"),
  ]

  @Test(arguments: patternsCases)
  func patterns(pattern: String, expected: String) {
    #expect(text(pattern) == expected)
  }

  @Test func theLocaleWritesNamesAndDigits() {
    #expect(text("d MMMM yyyy", locale: "de_DE") == "30 November 2026")
    #expect(text("EEE d MMM", locale: "en_US") == "Mon 30 Nov")
    #expect(text("yyyy-MM-dd", locale: "ar_EG") == "٢٠٢٦-١١-٣٠")
    #expect(text("yyyy-MM-dd", locale: "fa_IR") == "۲۰۲۶-۱۱-۳۰")
    #expect(text("yyyy-MM-dd", locale: "ar_EG@numbers=latn") == "2026-11-30")
  }

  @Test(arguments: [
    "th_TH", "ja_JP@calendar=japanese", "th_TH@calendar=buddhist", "fa_IR@numbers=latn",
    "he_IL@calendar=hebrew",
  ])
  func theCalendarIsGregorian(locale: String) {
    #expect(text("yyyy-MM-dd", locale: locale) == "2026-11-30")
    #expect(text("yyyy-MM-dd'' EEE", locale: locale).hasPrefix("2026-11-30'"))
  }

  @Test func theZoneOfTheFieldOrOfTheContext() {
    #expect(text("HH:mm", shown: "Europe/Paris") == "11:20")
    #expect(text("EEEE HH:mm", locale: "en_US", shown: "Pacific/Auckland") == "Monday 23:20")
    #expect(text("HH:mm", zone: "America/New_York") == "05:20")
    #expect(text("HH:mm", shown: "Nowhere/City") == "18:20")
    #expect(text("HH:mm EEE", locale: "en_US", shown: "Nowhere/City") == "18:20 Mon")
    #expect(TicketContext(locale: "zh_CN", timeZone: "Nowhere/City").timeZone == .gmt)
  }

  @Test func earlyDatesAreWrittenAsTheyWereRead() throws {
    let reader = try #require(
      DateReader(format: "iso8601", timeZone: "Asia/Shanghai", endOfDay: false))
    let context = TicketContext(locale: "en_US", timeZone: "Asia/Shanghai")
    for wire in ["0001-01-01", "1500-02-28", "1582-10-10", "1900-01-01", "9999-12-31"] {
      let date = try withBytes(wire) { reader.date($0, $1, isString: true) }.get()
      #expect(context.dateText(date, pattern: "yyyy-MM-dd", timeZone: nil) == wire)
      #expect(context.dateText(date, pattern: "yyyy-MM-dd a", timeZone: nil) == wire + " AM")
    }
  }

  @Test(arguments: [
    ("2026-11-30T23:59:59.9994", "2026-11-30 23:59:59.999"),
    ("2026-11-30T23:59:59.9995", "2026-11-30 23:59:59.999"),
    ("2026-11-30T23:59:59.999999", "2026-11-30 23:59:59.999"),
    ("2026-11-30T23:59:59.9999999", "2026-11-30 23:59:59.999"),
    ("2026-11-30T23:59:59.999999999", "2026-11-30 23:59:59.999"),
    ("2026-11-30T23:59:59.123999999", "2026-11-30 23:59:59.123"),
    ("2026-11-30T10:00:00.0015", "2026-11-30 10:00:00.001"),
    ("2026-11-30T10:00:00.000000001", "2026-11-30 10:00:00.000"),
    ("9999-12-31T23:59:59.999999999", "9999-12-31 23:59:59.999"),
    ("9999-12-31T23:59:59.999", "9999-12-31 23:59:59.999"),
    ("0001-01-01T00:00:00.999999999", "0001-01-01 00:00:00.999"),
    ("1969-12-31T23:59:59.999999999", "1969-12-31 23:59:59.999"),
    // A `Date` is exact to a microsecond, two and four there.
    ("1800-05-31T23:59:59.999999999", "1800-05-31 23:59:59.999"),
    ("2137-05-31T23:59:59.999999999", "2137-05-31 23:59:59.999"),
    ("2200-05-31T23:59:59.999999999", "2200-05-31 23:59:59.999"),
    ("2200-05-31T23:59:59.123999999", "2200-05-31 23:59:59.123"),
    ("2300-05-31T23:59:59.999999999", "2300-05-31 23:59:59.999"),
    ("2800-05-31T23:59:59.999999999", "2800-05-31 23:59:59.999"),
  ])
  func whatIsLessThanAMillisecondIsCutOff(wire: String, shown: String) throws {
    let reader = try #require(DateReader(format: "iso8601", timeZone: "UTC", endOfDay: false))
    let date = try withBytes(wire) { reader.date($0, $1, isString: true) }.get()
    let context = TicketContext(locale: "en_US", timeZone: "UTC")
    for suffix in ["", " a"] {
      let pattern = "yyyy-MM-dd HH:mm:ss.SSS" + suffix
      let text = context.dateText(date, pattern: pattern, timeZone: nil)
      #expect(text.hasPrefix(shown) && text.utf8.count == shown.utf8.count + 3 * suffix.count / 2)
    }
  }

  @Test func everyMillisecondIsShownAsItWasRead() throws {
    let reader = try #require(DateReader(format: "milliseconds", timeZone: "UTC", endOfDay: false))
    let context = TicketContext(locale: "en_US", timeZone: "UTC")
    for second: Int64 in [
      -62_135_596_800, -5_000_000_000, -1, 0, 1_798_732_799, 4_294_967_295, 7_000_000_000,
      253_402_300_799,
    ] {
      for millisecond in 0..<1_000 {
        let wire = String(second * 1_000 + Int64(millisecond))
        let date = try withBytes(wire) { reader.date($0, $1, isString: false) }.get()
        let text = context.dateText(date, pattern: "SSS", timeZone: nil)
        #expect(Int(text) == millisecond, "\(wire)")
        // Arithmetic with `Date` is not exact.
        let later = date.addingTimeInterval(86_400.001).addingTimeInterval(-86_400.001)
        if second == 1_798_732_799 {
          #expect(context.dateText(later, pattern: "SSS", timeZone: nil) == text, "\(wire)")
        }
      }
    }
  }

  @Test func unreadablePatternsDoNoHarm() {
    #expect(text("'open") == text("'open"))
    _ = text(String(repeating: "y", count: 10_000))
    _ = text(String(repeating: "E", count: 1_000))
    _ = TicketContext(locale: "", timeZone: "").dateText(
      .distantFuture, pattern: "yyyy", timeZone: "")
    for extreme in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      let date = Date(timeIntervalSinceReferenceDate: extreme)
      #expect(NumericDateWriter.text(date, pattern: "yyyy", zone: ZoneTable.named("UTC")!) == nil)
    }
  }
}

@Suite struct NumericDateWriterTests {
  private static let patterns = [
    "yyyy-MM-dd", "yyyy-MM-dd HH:mm:ss", "d.M.yy", "H:m:s", "hh:mm K k", "yyyy年MM月dd日 HH时mm分",
    "ss.SSS", "LL/d 'at' H ''h''", "y u", "uuuu.M.d S", "'''a'",
  ]

  /// Random instants from 1900 to 2200, and every change of the zone's clock, in milliseconds.
  private static func dates(_ zone: TimeZone) -> [Date] {
    var random = SeededRandom(seed: 11)
    var dates = (0..<300).map { _ in
      Date(
        timeIntervalSince1970: Double(
          Int64.random(in: -2_208_988_800_000...7_258_118_400_000, using: &random)) / 1_000)
    }
    var change = Date(timeIntervalSince1970: 0)
    while let next = zone.nextDaylightSavingTimeTransition(after: change),
      next.timeIntervalSince1970 < 2_000_000_000
    {
      dates += [next.addingTimeInterval(-0.001), next]
      change = next
    }
    return dates
  }

  @Test(arguments: ["zh_CN", "en_US", "de_DE", "th_TH", "ja_JP"])
  func equalsFoundation(locale: String) throws {
    for zone in ["Asia/Shanghai", "America/New_York", "Australia/Lord_Howe", "UTC"] {
      let timeZone = try #require(TimeZone(identifier: zone))
      let table = try #require(ZoneTable.named(zone))
      let dates = Self.dates(timeZone)
      for pattern in Self.patterns {
        let foundation = FoundationDateWriter(
          pattern: pattern, locale: Locale(identifier: locale), timeZone: timeZone)
        let wrong = dates.filter {
          NumericDateWriter.text($0, pattern: pattern, zone: table) != foundation.text($0)
        }
        #expect(wrong == [], "\(pattern) in \(zone)")
      }
    }
  }

  @Test(arguments: [
    "EEE", "MMM", "a", "Z", "G", "YYYY", "DD", "ddd", "HHH", "'open", "yyyy-MM-ddTHH",
  ])
  func leavesTheRestToFoundation(pattern: String) throws {
    let utc = try #require(ZoneTable.named("UTC"))
    #expect(NumericDateWriter.text(date, pattern: pattern, zone: utc) == nil)
  }

  @Test func manyTasksWriteTheSame() async {
    let context = TicketContext(locale: "zh_CN", timeZone: "Asia/Shanghai")
    await withTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<8 {
        group.addTask {
          Set(
            (0..<500).map { index in
              context.dateText(
                date, pattern: index.isMultiple(of: 2) ? "yyyy-MM-dd" : "EEEE", timeZone: nil)
            })
        }
      }
      for await texts in group { #expect(texts == ["2026-11-30", "星期一"]) }
    }
  }
}
