/// A day and a time of day on the clock of a server in China, for the dates of fixtures.
struct SampleMoment {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int

  /// Monday is 0.
  let weekday: Int

  /// Seconds since 1970-01-01T00:00:00Z.
  let epoch: Int

  /// How far the clock is ahead of UTC.
  static let offset = 8 * 3_600

  /// The moment so many seconds after 1970-01-01T00:00:00Z, in the years that fixtures are about.
  init(epoch: Int) {
    self.epoch = epoch
    let local = epoch + Self.offset
    let days = Int((Double(local) / 86_400).rounded(.down))
    let rest = local - days * 86_400
    (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60)
    // 1970-01-01 was a Thursday.
    weekday = ((days + 3) % 7 + 7) % 7
    // Days from 0000-03-01 on, so that the leap day ends a year; 146,097 days make 400 years.
    let shifted = days + 719_468
    let cycle = shifted / 146_097 - (shifted % 146_097 < 0 ? 1 : 0)
    let dayOfCycle = shifted - cycle * 146_097
    let leapDays = dayOfCycle / 1_460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
    let yearOfCycle = (dayOfCycle - leapDays) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
  }

  /// `2026-11-30`.
  var dayText: String {
    Self.padded(year, 4) + "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2)
  }

  /// `23:59:59`.
  var timeText: String {
    [hour, minute, second].map { Self.padded($0, 2) }.joined(separator: ":")
  }

  /// A number with zeros before it.
  static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
