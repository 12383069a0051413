/// One step of reading a date text by a pattern.
enum DateStep: Sendable {
  /// Text that must stand there.
  case literal([UInt8])

  /// A number of `least` to `most` digits.
  case number(DateUnit, least: Int, most: Int)

  /// One of some lower-case words in any case, worth its place counted from `first`.
  case name(DateUnit, [[UInt8]], first: Int)

  /// `yyyy-MM-dd` in one step, which most servers send.
  case day

  /// `HH:mm:ss` in one step.
  case timeOfDay

  /// Digits behind a decimal point.
  case fraction(count: Int)

  /// `Z` or an offset; behind the word `GMT` or `UTC`, or instead of it, where `named`.
  case zone(named: Bool)
}

/// What a number or name in a date text counts.
enum DateUnit: Sendable {
  case year
  /// The last two digits of a year of 1950–2049, as Foundation takes them.
  case yearOfCentury
  case month
  case day
  /// 0–23.
  case hour
  /// 1–24, 24 being midnight.
  case hourFrom1
  /// 1–12 beside a period, 12 being the first hour.
  case hourOf12
  /// 0–11 beside a period.
  case hourOf12From0
  case minute
  case second
  /// 0 before noon, 1 after.
  case period
  /// Read, but the date decides.
  case weekday
}
