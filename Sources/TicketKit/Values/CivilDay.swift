/// A day of the proleptic Gregorian calendar.
struct CivilDay: Equatable {
  var year: Int
  var month: Int
  var day: Int
}

extension CivilDay {
  /// The days of the 400 years after which the calendar repeats.
  private static let daysPerCycle = 146_097

  // Years are counted from 1 March, so that the leap day is a year's last and months follow a
  // straight line: (153 × month + 2) / 5 days stand before the month'th month after March.
  private static let daysBeforeEpoch = 719_468

  /// The number of days since 1970-01-01, for a month in 1...12 and years near the common ones.
  var daysSinceEpoch: Int {
    let shifted = month > 2 ? year : year - 1
    let cycle = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
    let yearOfCycle = shifted - cycle * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * Self.daysPerCycle + dayOfCycle - Self.daysBeforeEpoch
  }

  /// The day that stands a number of days after 1970-01-01.
  init(daysSinceEpoch days: Int) {
    let shifted = days + Self.daysBeforeEpoch
    let cycle = (shifted >= 0 ? shifted : shifted - Self.daysPerCycle + 1) / Self.daysPerCycle
    let dayOfCycle = shifted - cycle * Self.daysPerCycle
    let leapDays = dayOfCycle / 1_460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
    let yearOfCycle = (dayOfCycle - leapDays) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
  }

  /// Whether a year has 366 days.
  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// The number of days of a month in 1...12.
  static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
