/// Twenty-eight years in which every course of a calendar year occurs.
///
/// Zone rules name days such as the last Sunday of March, so that two years of one length that
/// begin on one weekday change their clocks on the same days. Historical tables end before them.
enum EquivalentYears {
  private static let years = 2101...2128

  /// The first second of the years, and the one after the last.
  static let start = Int64(CivilDay(year: 2101, month: 1, day: 1).daysSinceEpoch) * 86_400
  static let end = Int64(CivilDay(year: 2129, month: 1, day: 1).daysSinceEpoch) * 86_400

  /// The seconds to add to a later second so that it falls into the years, on the same day.
  static func shift(at seconds: Int64) -> Int64 {
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let year = CivilDay(daysSinceEpoch: Int(day)).year
    let first = CivilDay(year: year, month: 1, day: 1).daysSinceEpoch
    for other in years where CivilDay.isLeap(other) == CivilDay.isLeap(year) {
      let difference = CivilDay(year: other, month: 1, day: 1).daysSinceEpoch - first
      if difference.isMultiple(of: 7) { return Int64(difference) * 86_400 }
    }
    return 0
  }
}
