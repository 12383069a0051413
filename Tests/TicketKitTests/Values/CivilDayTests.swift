import Foundation
import Testing

@testable import TicketKit

@Suite struct CivilDayTests {
  private static let knownDaysCases: [(Int, Int, Int, Int)] = [
    (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 3, 1, 11_017), (2000, 2, 29, 11_016),
    (1, 1, 1, -719_162), (9_999, 12, 31, 2_932_896), (1582, 10, 15, -141_427),
  ]

  @Test(arguments: knownDaysCases)
  func knownDays(year: Int, month: Int, day: Int, days: Int) {
    let civil = CivilDay(year: year, month: month, day: day)
    #expect(civil.daysSinceEpoch == days)
    #expect(CivilDay(daysSinceEpoch: days) == civil)
  }

  /// Counts through every day of years 1–9999 by the rules a person would use.
  @Test func everyDayFollowsTheOneBefore() {
    var days = -719_162
    var mistakes = 0
    for year in 1...9_999 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for month in 1...12 {
        if CivilDay.dayCount(year: year, month: month) != lengths[month - 1] { mistakes += 1 }
        for day in 1...lengths[month - 1] {
          let civil = CivilDay(year: year, month: month, day: day)
          if civil.daysSinceEpoch != days || CivilDay(daysSinceEpoch: days) != civil {
            mistakes += 1
          }
          days += 1
        }
      }
    }
    #expect(mistakes == 0)
    #expect(days == 2_932_897)
  }
}
