import Foundation
import Testing

@testable import TicketKit

/// Reads a date, and expects that the look at it which makes none judges it alike.
private func read(
  _ text: String, _ format: String, zone: String = "Asia/Shanghai", endOfDay: Bool = false,
  isString: Bool = true
) throws -> Result<Date, ValueFault> {
  let reader = try #require(DateReader(format: format, timeZone: zone, endOfDay: endOfDay))
  let found = withBytes(text) { reader.date($0, $1, isString: isString) }
  let fault: ValueFault? = if case .failure(let fault) = found { fault } else { nil }
  #expect(withBytes(text) { reader.fault($0, $1, isString: isString) } == fault)
  return found
}

/// Seconds and milliseconds since 1970, as a date without a rounding step between.
private func date(_ seconds: Int, _ milliseconds: Int = 0) -> Date {
  let reference = seconds - 978_307_200
  return Date(timeIntervalSinceReferenceDate: Double(reference * 1_000 + milliseconds) / 1_000)
}

// 2026-11-30T00:00:00Z, and the same clock in Shanghai.
private let utcMidnight = 1_795_996_800
private let midnight = 1_795_996_800 - 8 * 3_600

@Suite struct ISO8601Tests {
  private static let acceptedCases: [(String, Int)] = [
    ("2026-11-30", midnight), ("2026-11-30T00:00", midnight), ("2026-11-30 00:00", midnight),
    ("2026-11-30T10:20:30", midnight + 37_230), ("2026-11-30T10:20:30Z", utcMidnight + 37_230),
    ("2026-11-30T10:20Z", utcMidnight + 37_200), ("2026-11-30T10:20:30+08", midnight + 37_230),
    ("2026-11-30T10:20:30+0800", midnight + 37_230),
    ("2026-11-30 10:20:30+08:00", midnight + 37_230),
    ("2026-11-30T10:20:30-05:30", utcMidnight + 37_230 + 19_800),
    ("2026-11-30T10:20:30-00:00", utcMidnight + 37_230),
    ("2026-11-30T10:20:30.0Z", utcMidnight + 37_230),
    ("2026-11-30T10:20:30,000000000Z", utcMidnight + 37_230),
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1), ("2024-02-29T00:00Z", 1_709_164_800),
    ("2000-02-29T00:00Z", 951_782_400), ("0001-01-01T00:00Z", -62_135_596_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ]

  @Test(arguments: acceptedCases)
  func accepted(text: String, seconds: Int) throws {
    #expect(try read(text, "iso8601") == .success(date(seconds)))
  }

  @Test func fractionsAreExact() throws {
    let start = utcMidnight + 37_230
    #expect(try read("2026-11-30T10:20:30.123Z", "iso8601") == .success(date(start, 123)))
    #expect(try read("2026-11-30T10:20:30.5", "iso8601") == .success(date(start - 28_800, 500)))
    #expect(try read("1969-12-31T23:59:59,999Z", "iso8601") == .success(date(-1, 999)))
    let nanoseconds = try read("2026-11-30T10:20:30.123456789Z", "iso8601").get()
    #expect(abs(nanoseconds.timeIntervalSince(date(start, 123)) - 0.000_456_789) < 0.000_000_2)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-1-30", "2026-11-3", "26-11-30", "20261130", "2026/11/30",
    "2026-11-31", "2026-02-29", "2100-02-29", "2026-00-10", "2026-13-01", "2026-11-00",
    "0000-01-01",
    "2026-11-30T", "2026-11-30T10", "2026-11-30T24:00", "2026-11-30T24:00:00Z",
    "2026-11-30T10:60", "2026-11-30T10:20:60", "2026-11-30T23:59:60Z", "2026-11-30T1:20",
    "2026-11-30T10:20:30.", "2026-11-30T10:20:30.Z", "2026-11-30T10:20:30.1234567890Z",
    "2026-11-30T10:20.5", "2026-11-30T10:20:30+8", "2026-11-30T10:20:30+08:",
    "2026-11-30T10:20:30+24:00",
    "2026-11-30T10:20:30+08:60", "2026-11-30T10:20:30+080", "2026-11-30T10:20:30 Z",
    "2026-11-30t10:20:30z", "2026-11-30Z", "2026-11-30  10:20", " 2026-11-30", "2026-11-30 ",
    "12026-11-30", "+2026-11-30", "-2026-11-30", "２０２６-11-30", "٢٠٢٦-11-30",
    "2026-11-30T10:20:30ZZ",
  ])
  func refused(text: String) throws {
    #expect(try read(text, "iso8601") == .failure(.wrongType))
  }

  @Test func numbersAreNoISODates() throws {
    #expect(try read("2026", "iso8601", isString: false) == .failure(.wrongType))
    #expect(try read("20261130", "yyyyMMdd", isString: false) == .failure(.wrongType))
  }

  @Test func theEndOfADay() throws {
    func end(_ text: String, _ format: String = "iso8601", zone: String = "Asia/Shanghai") throws
      -> Result<Date, ValueFault>
    {
      try read(text, format, zone: zone, endOfDay: true)
    }
    #expect(try end("2026-11-30") == .success(date(midnight + 86_399, 999)))
    #expect(try end("20261130", "yyyyMMdd") == .success(date(midnight + 86_399, 999)))
    #expect(try end("9999-12-31", zone: "UTC") == .success(date(253_402_300_799, 999)))
    // A day that names its own offset ends by that.
    #expect(
      try end("2026-11-30 +09:00", "yyyy-MM-dd XXX") == .success(date(midnight + 82_799, 999)))
    // With a time of day nothing moves.
    #expect(try end("2026-11-30T00:00") == .success(date(midnight)))
    #expect(try end("2026113000", "yyyyMMddHH") == .success(date(midnight)))
    #expect(try end("1795996800", "seconds") == .success(date(utcMidnight)))
    // Days of 23 and 25 hours.
    #expect(
      try end("2026-03-29", zone: "Europe/Paris") == .success(date(1_774_821_599, 999)))
    #expect(
      try end("2026-10-25", zone: "Europe/Paris") == .success(date(1_792_969_199, 999)))
    // Midnight was skipped: 2018-11-04 began at 01:00 in São Paulo, at 03:00Z.
    #expect(
      try end("2018-11-03", zone: "America/Sao_Paulo") == .success(date(1_541_300_399, 999)))
    // The clock went from 00:01 back to 23:01, into the day that had ended: it is over at 03:30Z.
    #expect(
      try end("2006-10-28", zone: "America/St_Johns") == .success(date(1_162_092_599, 999)))
    // From 01:00 back to 00:00 of the same day: the day before was over an hour earlier, at 04:00Z.
    #expect(
      try end("2025-11-01", zone: "America/Havana") == .success(date(1_762_055_999, 999)))
  }
}

@Suite struct EpochTests {
  private static let secondsCases: [(String, Int, Int)] = [
    ("1795996800", utcMidnight, 0), ("0", 0, 0), ("-0", 0, 0), ("-1", -1, 0), ("1.5", 1, 500),
    ("-0.5", -1, 500), ("-1.25", -2, 750), ("1795996800.123", utcMidnight, 123),
    ("1.795996800123e9", utcMidnight, 123), ("17959968e2", utcMidnight, 0),
    ("1e-400", 0, 0), ("0.0004999e3", 0, 499),
    ("1795996800.1230000000000000000000000000000000000000000000", utcMidnight, 123),
    ("-62135596800", -62_135_596_800, 0), ("253402300799.999", 253_402_300_799, 999),
    ("0e999999999999", 0, 0),
  ]

  @Test(arguments: secondsCases)
  func seconds(text: String, seconds: Int, milliseconds: Int) throws {
    for isString in [true, false] {
      let value = try read(text, "seconds", isString: isString).get()
      #expect(abs(value.timeIntervalSince(date(seconds, milliseconds))) < 0.000_95)
      if text != "0.0004999e3" { #expect(value == date(seconds, milliseconds)) }
    }
  }

  private static let millisecondsCases: [(String, Int, Int)] = [
    ("1795996800123", utcMidnight, 123), ("-1", -1, 999), ("-1500", -2, 500), ("1", 0, 1),
    ("1.5e3", 1, 500), ("1795996800000", utcMidnight, 0), ("-62135596800000", -62_135_596_800, 0),
    ("253402300799999", 253_402_300_799, 999),
  ]

  @Test(arguments: millisecondsCases)
  func milliseconds(text: String, seconds: Int, milliseconds: Int) throws {
    for isString in [true, false] {
      #expect(
        try read(text, "milliseconds", isString: isString) == .success(date(seconds, milliseconds)))
    }
  }

  @Test func partsOfMilliseconds() throws {
    let value = try read("1000.25", "milliseconds").get()
    #expect(abs(value.timeIntervalSince1970 - 1.000_25) < 0.000_000_2)
    let negative = try read("-1000.25", "milliseconds").get()
    #expect(abs(negative.timeIntervalSince1970 + 1.000_25) < 0.000_000_2)
  }

  @Test(arguments: ["253402300800", "-62135596800.1", "1e12", "1e400", "-1e999999999999", "1e18"])
  func beyondTheYears(text: String) throws {
    #expect(try read(text, "seconds") == .failure(.outOfRange))
  }

  @Test(arguments: ["", "abc", "2026-11-30", "01", "1 ", "0x1", "NaN", "1e", "1,5"])
  func refused(text: String) throws {
    #expect(try read(text, "seconds") == .failure(.wrongType))
    #expect(try read(text, "milliseconds") == .failure(.wrongType))
  }
}

@Suite struct DatePatternReaderTests {
  private static let acceptedCases: [(String, String, Int)] = [
    ("yyyy-MM-dd HH:mm:ss", "2026-11-30 10:20:30", midnight + 37_230),
    ("yyyyMMddHHmmss", "20261130102030", midnight + 37_230),
    ("yyyyMMdd", "20261130", midnight), ("d/M/yyyy", "30/11/2026", midnight),
    ("d.M.y", "1.2.2026", 1_769_875_200), ("dd/MM/yy", "30/11/26", midnight),
    ("yyMMdd", "500101", -631_180_800), ("yyMMdd", "491231", 2_524_492_800),
    ("yyyy年M月d日", "2026年11月30日", midnight),
    ("yyyy年MM月dd日 HH时", "2026年11月30日 10时", midnight + 36_000),
    ("yyyy-MM", "2026-11", midnight - 29 * 86_400), ("MM/yy", "11/26", midnight - 29 * 86_400),
    ("dd MMM yyyy", "30 Nov 2026", midnight), ("MMMM d, yyyy", "november 30, 2026", midnight),
    ("MMM d, y", "MAY 5, 2026", 1_777_910_400), ("MMMM d, y", "May 5, 2026", 1_777_910_400),
    ("EEE, dd MMM yyyy HH:mm:ss z", "Mon, 30 Nov 2026 10:20:30 GMT", utcMidnight + 37_230),
    ("EEEE, d MMMM yyyy", "Monday, 30 November 2026", midnight),
    ("E d MMM yyyy HH:mm:ss Z", "Mon 30 Nov 2026 10:20:30 +0530", utcMidnight + 37_230 - 19_800),
    ("yyyy-MM-dd hh:mm a", "2026-11-30 12:00 AM", midnight),
    ("yyyy-MM-dd h:mm a", "2026-11-30 12:00 PM", midnight + 43_200),
    ("yyyy-MM-dd h:mma", "2026-11-30 1:05pm", midnight + 47_100),
    ("a h:mm yyyy-MM-dd", "pm 11:59 2026-11-30", midnight + 86_340),
    ("yyyy-MM-dd K:mm a", "2026-11-30 0:30 PM", midnight + 45_000),
    ("yyyy-MM-dd kk:mm", "2026-11-30 24:30", midnight + 1_800),
    ("yyyy-MM-dd'T'HH:mm:ssZ", "2026-11-30T10:20:30Z", utcMidnight + 37_230),
    ("yyyy-MM-dd'T'HH:mm:ssZ", "2026-11-30T10:20:30+08:00", midnight + 37_230),
    ("yyyy-MM-dd'T'HH:mm:ssXXX", "2026-11-30T10:20:30+08:00", midnight + 37_230),
    ("yyyy-MM-dd'T'HH:mm:ssxx", "2026-11-30T10:20:30-0100", utcMidnight + 40_830),
    ("yyyy-MM-dd HH:mm 'GMT'", "2026-11-30 10:20 GMT", midnight + 37_200),
    ("yyyy-MM-dd HH:mm O", "2026-11-30 10:20 GMT+8", midnight + 37_200),
    ("yyyy-MM-dd HH:mm OOOO", "2026-11-30 10:20 GMT-01:30", utcMidnight + 37_200 + 5_400),
    ("yyyy-MM-dd HH:mm z", "2026-11-30 10:20 UTC", utcMidnight + 37_200),
    ("yyyy''MM'd'dd", "2026'11d30", midnight), ("uuuu-MM-dd", "2026-11-30", midnight),
  ]

  @Test(arguments: acceptedCases)
  func accepted(pattern: String, text: String, seconds: Int) throws {
    #expect(try read(text, pattern) == .success(date(seconds)))
  }

  @Test func fractionsOfSeconds() throws {
    #expect(
      try read("20261130102030123", "yyyyMMddHHmmssSSS") == .success(date(midnight + 37_230, 123)))
    #expect(
      try read("2026-11-30 10:20:30.5", "yyyy-MM-dd HH:mm:ss.S")
        == .success(date(midnight + 37_230, 500)))
    #expect(try read("2026-11-30 10:20:30.5", "yyyy-MM-dd HH:mm:ss.SSS") == .failure(.wrongType))
  }

  @Test func readsWhatTheWriterWrites() throws {
    var random = SeededRandom(seed: 13)
    let patterns = [
      "yyyy-MM-dd HH:mm:ss.SSS", "yyyyMMddHHmmssSSS", "yyyy年M月d日 H:m:s.SSS", "d/M/y HH.mm.ss SSS",
      "uuuu-LL-dd'T'kk:mm:ss.SSS",
    ]
    for zone in ["Asia/Shanghai", "Europe/Paris", "Pacific/Apia"] {
      let table = try #require(ZoneTable.named(zone))
      for pattern in patterns {
        for _ in 0..<200 {
          let milliseconds = Int.random(
            in: -62_000_000_000_000...253_000_000_000_000, using: &random)
          let seconds = (Double(milliseconds) / 1_000).rounded(.down)
          let written = date(Int(seconds), milliseconds - Int(seconds) * 1_000)
          let text = try #require(NumericDateWriter.text(written, pattern: pattern, zone: table))
          let found = try read(text, pattern, zone: zone).get()
          // A time that occurs twice may have been its second occurrence.
          let isSame =
            found == written
            || NumericDateWriter.text(found, pattern: pattern, zone: table) == text
              && found < written
          #expect(isSame, "\(text)")
        }
      }
    }
  }

  @Test func anyPatternAndTextAreSafe() throws {
    var random = SeededRandom(seed: 17)
    let letters = [
      "yyyy", "y", "M", "MM", "MMM", "d", "dd", "HH", "h", "a", "S", "Z", "z", "'", "E", "-", "年",
    ]
    let texts = [
      "2026", "1", "12", "9", "Nov", "am", "Z", "+", "GMT", ":", "-", "年", "99999999999", "\u{0}",
    ]
    func pick(_ pieces: [String]) -> String {
      (0..<Int.random(in: 0...7, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
    }
    let context = TicketContext(locale: "en_US", timeZone: "Asia/Shanghai")
    for _ in 0..<5_000 {
      let pattern = pick(letters)
      let text = pick(texts)
      let readers = [pattern, "iso8601", "seconds", "milliseconds"].compactMap {
        DateReader(format: $0, timeZone: "Europe/Paris", endOfDay: true)
      }
      for reader in readers {
        guard case .success(let date) = withBytes(text, { reader.date($0, $1, isString: true) })
        else { continue }
        #expect(!context.dateText(date, pattern: "yyyy", timeZone: nil).isEmpty)
      }
    }
  }

  private static let refusedCases: [(String, String)] = [
    ("yyyyMMdd", "2026113"), ("yyyyMMdd", "202611300"), ("yyyy-MM-dd", "2026-11-30 "),
    ("yyyy-MM-dd", " 2026-11-30"), ("yyyy-MM-dd", "2026-1-30"), ("yyyy-MM-dd", "2026-11-3"),
    ("yyyy-MM-dd", "2026/11/30"), ("yyyy-M-d", "2026-011-30"), ("yyyy-M-d", "2026-11-030"),
    ("yyyy-M-d", "2026--30"), ("yyyy-MM-dd", "2026-11-31"), ("yyyy-MM-dd", "0000-11-30"),
    ("yyyy-MM-dd HH:mm", "2026-11-30 24:00"), ("yyyy-MM-dd HH:mm", "2026-11-30 10:60"),
    ("yyyy-MM-dd HH:mm:ss", "2026-11-30 10:20:60"), ("yyyy-MM-dd hh:mm a", "2026-11-30 13:00 PM"),
    ("yyyy-MM-dd hh:mm a", "2026-11-30 00:00 AM"), ("yyyy-MM-dd hh:mm a", "2026-11-30 01:00 上午"),
    ("yyyy-MM-dd K a", "2026-11-30 12 AM"), ("yyyy-MM-dd k", "2026-11-30 0"),
    ("yyyy-MM-dd k", "2026-11-30 25"), ("dd MMM yyyy", "30 November 2026"),
    ("dd MMMM yyyy", "30 Nov 2026"), ("dd MMM yyyy", "30 Okt 2026"), ("dd MMM yyyy", "30 11 2026"),
    ("E d MMM yyyy", "Mo 30 Nov 2026"), ("yyyy-MM-dd", "２０２６-11-30"),
    ("yyyy-MM-dd", "٢٠٢٦-١١-٣٠"), ("yyyy-MM-dd HH:mm z", "2026-11-30 10:20 PST"),
    ("yyyy-MM-dd HH:mm Z", "2026-11-30 10:20 GMT"), ("yyyy-MM-dd HH:mm Z", "2026-11-30 10:20 +25"),
    ("yyyy年M月", "2026月11年"), ("yyyy-MM-dd", ""),
  ]

  @Test(arguments: refusedCases)
  func refused(pattern: String, text: String) throws {
    #expect(try read(text, pattern) == .failure(.wrongType))
  }

  @Test(arguments: [
    "", "HH:mm", "MM-dd", "YYYY-MM-dd", "yyyy-MM-DD", "yyyy-MM-dd hh:mm", "yyyy-MM-dd K", "yyyy 'x",
    "yyyy-MM-ddTHH:mm", "yyyy-yy-MM", "yyyy-MMMMM", "yyyy-ddd", "yyyy ww", "yyyy-MM-dd HHH",
    "yyyyyyyyyy", "G yyyy", "QQQ yyyy", "EEEEE yyyy", "yyyy-MM-dd VV", "isoformat",
    "yyyy-MM-dd HH:mm a a",
  ])
  func unreadablePatterns(pattern: String) {
    #expect(DateReader(format: pattern, timeZone: "UTC", endOfDay: false) == nil)
  }

  @Test func unknownZones() {
    #expect(DateReader(format: "iso8601", timeZone: "Mars/Olympus", endOfDay: false) == nil)
    #expect(DateReader(format: "iso8601", timeZone: "", endOfDay: false) == nil)
  }
}
