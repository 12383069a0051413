/// Texts that a date field of some format may be sent as.
struct DateTexts {
  let format: String

  /// A text that the format reads; of days that may not exist, not every one does.
  func text(_ dice: Dice, isReal: Bool = false) -> String {
    let year = String(dice.number(2024...2028))
    let month = two(dice.number(1...12))
    let day = two(isReal || dice.chance(95) ? dice.number(1...28) : dice.number(29...31))
    let time = "\(two(dice.number(0...23))):\(two(dice.number(0...59)))"
    let second = two(dice.number(0...59))
    switch format {
    case "iso8601":
      return dice.pick([
        "\(year)-\(month)-\(day)", "\(year)-\(month)-\(day)T\(time)",
        "\(year)-\(month)-\(day) \(time):\(second)",
        "\(year)-\(month)-\(day)T\(time):\(second).120Z",
        "\(year)-\(month)-\(day)T\(time):\(second)+08:00",
        "\(year)-\(month)-\(day)T\(time):\(second),5-0530",
      ])
    case "seconds": return String(dice.number(1_700_000_000...1_830_000_000))
    case "milliseconds": return String(dice.number(1_700_000_000...1_830_000_000)) + "250"
    case "yyyy-MM-dd HH:mm:ss": return "\(year)-\(month)-\(day) \(time):\(second)"
    case "yyyyMMdd": return year + month + day
    case "d/M/yyyy": return "\(Int(day) ?? 1)/\(Int(month) ?? 1)/\(year)"
    case "dd MMM yyyy": return "\(day) \(dice.pick(["Jan", "Nov", "Dec", "may"])) \(year)"
    case "MM/dd/yyyy hh:mm a":
      let hour = two(dice.number(1...12))
      return "\(month)/\(day)/\(year) \(hour):\(second) \(dice.pick(["AM", "PM"]))"
    default: return "\(year)-\(month)-\(day)T\(time):\(second).001+08:00"
    }
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
