/// The English names of months, weekdays and halves of a day, lower case, in calendar order.
enum EnglishNames {
  static let months = names(
    """
    january february march april may june july august september october november december
    """)
  static let weekdays = names("sunday monday tuesday wednesday thursday friday saturday")
  static let shortMonths = months.map { Array($0.prefix(3)) }
  static let shortWeekdays = weekdays.map { Array($0.prefix(3)) }
  static let periods = names("am pm")

  private static func names(_ text: String) -> [[UInt8]] {
    text.utf8.split(separator: UInt8(ascii: " ")).map(Array.init)
  }
}
