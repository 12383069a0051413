/// One field of an LDML pattern, matched against the beginning of a text.
struct DateTextField {
  let letter: Character
  let count: Int

  /// Takes what the field matches from the text, and notes the parts of the day; false when the text
  /// begins with something else.
  func take(from text: inout Substring, into date: inout CivilDate) -> Bool {
    switch letter {
    case "M" where count > 2, "L" where count > 2:
      let names = count == 3 ? Self.months.map { String($0.prefix(3)) } : Self.months
      guard let index = takeWord(names, from: &text) else { return false }
      date.month = index + 1
      return true
    case "E":
      let names = count < 4 ? Self.weekdays.map { String($0.prefix(3)) } : Self.weekdays
      return takeWord(names, from: &text) != nil
    case "a":
      return takeWord(["am", "pm"], from: &text) != nil
    case "Z", "X", "x", "z", "O":
      return takeZone(from: &text)
    default:
      return takeNumber(from: &text, into: &date)
    }
  }

  private func takeNumber(from text: inout Substring, into date: inout CivilDate) -> Bool {
    let isYear = letter == "y" || letter == "u"
    let most = count > 1 ? count : isYear ? 4 : letter == "S" ? 1 : 2
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }.prefix(most)
    guard digits.count >= count, let value = Int(String(Substring(digits))) else { return false }
    text = Substring(text.utf8.dropFirst(digits.count))
    switch letter {
    case "y" where count == 2: date.year = 2000 + value
    case "y", "u": date.year = value
    case "M", "L": date.month = value
    case "d": date.day = value
    case "H": return value < 24
    case "K": return value < 12
    case "h": return (1...12).contains(value)
    case "k": return (1...24).contains(value)
    case "m", "s": return value < 60
    default: break
    }
    return true
  }

  private func takeWord(_ words: [String], from text: inout Substring) -> Int? {
    for (index, word) in words.enumerated()
    where text.prefix(word.count).lowercased() == word.lowercased() {
      text = text.dropFirst(word.count)
      return index
    }
    return nil
  }

  private func takeZone(from text: inout Substring) -> Bool {
    guard
      let match = text.prefixMatch(
        of: /(?:GMT|UTC)?[+-][0-9]{1,2}(?::?[0-9]{2})?|GMT|UTC|Z/)
    else { return false }
    text = text[match.range.upperBound...]
    return true
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
