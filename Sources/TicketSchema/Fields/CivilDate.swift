/// A day of the Gregorian calendar.
struct CivilDate {
  var year: Int
  var month: Int
  var day: Int

  /// Whether the calendar has such a day, in the years 1 to 9999.
  var exists: Bool {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[month - 1]
  }
}
