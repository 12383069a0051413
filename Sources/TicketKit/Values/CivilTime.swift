/// What a date text says: a day, the time of day, and an offset from UTC where it names one.
struct CivilTime: Equatable {
  var day: CivilDay
  var hour = 0
  var minute = 0
  var second = 0
  var nanosecond = 0

  /// Seconds east of UTC; nil: the reading zone's.
  var offset: Int?

  /// Whether the text can name a time of day.
  var hasTimeOfDay = false
}

extension CivilTime {
  /// Whether the day is in years 1–9999 and exists, and the time of day does, `24:00` excluded.
  var exists: Bool {
    1...9_999 ~= day.year && 1...12 ~= day.month && day.day >= 1
      && day.day <= CivilDay.dayCount(year: day.year, month: day.month)
      && 0..<24 ~= hour && 0..<60 ~= minute && 0..<60 ~= second
  }

  /// The seconds from 1970-01-01 00:00 of the same clock.
  var localSeconds: Int64 {
    Int64(day.daysSinceEpoch) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
  }
}
