/// One field of an LDML pattern, matched against the beginning of a text.
///
/// What it takes is what TicketKit's `DatePatternReader` takes; a test holds both together.
struct DateTextField {
  let letter: Character
  let count: Int

  /// Takes what the field matches from the text, and notes what it says; false when the text begins with
  /// something else, or the field cannot have the value.
  func take(from text: inout ArraySlice<UInt8>, into parts: inout DateTextParts) -> Bool {
    switch letter {
    case "M" where count > 2, "L" where count > 2:
      let names = count == 3 ? Self.shortMonths : Self.months
      guard let index = Self.takeWord(names, from: &text) else { return false }
      parts.date.month = index + 1
      return true
    case "E":
      let names = count < 4 ? Self.shortWeekdays : Self.weekdays
      return Self.takeWord(names, from: &text) != nil
    case "a":
      return Self.takeWord(Self.periods, from: &text) != nil
    case "Z", "X", "x", "z", "O":
      return takeZone(from: &text)
    default:
      return takeNumber(from: &text, into: &parts)
    }
  }

  private func takeNumber(
    from text: inout ArraySlice<UInt8>, into parts: inout DateTextParts
  ) -> Bool {
    let isYear = letter == "y" || letter == "u"
    let most = count > 1 ? count : isYear ? 4 : letter == "S" ? 1 : 2
    guard let value = Self.takeDigits(count...most, from: &text) else { return false }
    switch letter {
    case "y" where count == 2: parts.date.year = value < 50 ? 2000 + value : 1900 + value
    case "y", "u": parts.date.year = value
    case "M", "L": parts.date.month = value
    case "d": parts.date.day = value
    case "H": parts.hour = value
    case "k":
      parts.hour = value % 24
      return (1...24).contains(value)
    case "h":
      parts.hasHourOf12 = true
      return (1...12).contains(value)
    case "K":
      parts.hasHourOf12 = true
      return value < 12
    case "m", "s": return value < 60
    default: break
    }
    return true
  }

  /// Takes an offset from UTC; of a pattern that writes zones with their name, also `GMT` or `UTC`, with
  /// or without an offset behind it.
  private func takeZone(from text: inout ArraySlice<UInt8>) -> Bool {
    let isNamed = letter == "z" || letter == "O" || letter == "Z" && count == 4
    if isNamed, Self.takeWord(Self.zones, from: &text) != nil {
      guard text.first == UInt8(ascii: "+") || text.first == UInt8(ascii: "-") else { return true }
      return Self.takeOffset(hours: 1...2, from: &text)
    }
    return Self.take(UInt8(ascii: "Z"), from: &text) || Self.takeOffset(hours: 2...2, from: &text)
  }

  /// Takes a sign, hours below 24 and, with or without a colon, minutes below 60.
  private static func takeOffset(
    hours: ClosedRange<Int>, from text: inout ArraySlice<UInt8>
  ) -> Bool {
    guard take(UInt8(ascii: "+"), from: &text) || take(UInt8(ascii: "-"), from: &text),
      let hours = takeDigits(hours, from: &text), hours < 24
    else { return false }
    let needsMinutes = take(UInt8(ascii: ":"), from: &text)
    guard let minutes = takeDigits(2...2, from: &text) else { return !needsMinutes }
    return minutes < 60
  }

  private static func take(_ byte: UInt8, from text: inout ArraySlice<UInt8>) -> Bool {
    guard text.first == byte else { return false }
    text.removeFirst()
    return true
  }

  /// Takes as many ASCII digits as there are up to a limit; nil, and no move, when there are too few.
  private static func takeDigits(
    _ counts: ClosedRange<Int>, from text: inout ArraySlice<UInt8>
  ) -> Int? {
    let digits = text.prefix(counts.upperBound).prefix { (0x30...0x39).contains($0) }
    guard digits.count >= counts.lowerBound else { return nil }
    text = text.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Takes one of some words, which are in lower case, in any ASCII case.
  private static func takeWord(_ words: [[UInt8]], from text: inout ArraySlice<UInt8>) -> Int? {
    let index = words.firstIndex { word in
      text.count >= word.count && zip(text, word).allSatisfy { $0 | 0x20 == $1 }
    }
    guard let index else { return nil }
    text = text.dropFirst(words[index].count)
    return index
  }

  private static let months = words(
    """
    january february march april may june july august september october november december
    """)
  private static let weekdays = words("sunday monday tuesday wednesday thursday friday saturday")
  private static let shortMonths = months.map { Array($0.prefix(3)) }
  private static let shortWeekdays = weekdays.map { Array($0.prefix(3)) }
  private static let periods = words("am pm")
  private static let zones = words("gmt utc")

  private static func words(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }
}
