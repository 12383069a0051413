/// Says what is wrong with an LDML date pattern, for reading or for showing dates.
struct DatePatternCheck {
  /// What the pattern is for.
  enum Use {
    case reading
    case showing
  }

  let use: Use

  /// The problems of a pattern, in its order; none: it can be used.
  func problems(of text: String) -> [TextProblem] {
    let pattern: DatePattern
    switch DatePattern.parse(text) {
    case .failure(let problem): return [problem]
    case .success(let parsed): pattern = parsed
    }
    var problems: [TextProblem] = []
    var first: [UInt8: Range<Int>] = [:]
    for case .field(let letter, let count, let part) in pattern.pieces {
      let written = String(repeating: String(Character(Unicode.Scalar(letter))), count: count)
      if let message = message(for: Character(Unicode.Scalar(letter)), count, written) {
        problems.append(TextProblem(message: message, part: part))
      } else if use == .reading, first[letter] != nil {
        problems.append(TextProblem(message: repeated(letter, written), part: part))
      }
      if first[letter] == nil { first[letter] = part }
    }
    if !has("abB", first), let part = first["h"] ?? first["K"] {
      let hint = "the 12-hour clock needs `a`: write `HH` for hours from 0 to 23"
      problems.append(TextProblem(message: hint, part: part))
    }
    if problems.isEmpty { problems += missingParts(first, of: text) }
    return problems
  }

  /// Why a run of a letter cannot be used; nil when it can.
  private func message(for letter: Character, _ count: Int, _ written: String) -> String? {
    switch letter {
    case "Y": return "`\(written)` is the year of the week: write `yyyy`"
    case "D": return "`\(written)` is the day of the year: write `dd`"
    default: break
    }
    let limits = use == .reading ? Self.readingLimits : Self.showingLimits
    guard let limit = limits[letter] else {
      if use == .reading, Self.showingLimits[letter] != nil {
        return "a date cannot be read by `\(written)`: leave it out, or read the field as string"
      }
      return "`\(letter)` is no letter of a date pattern: quote literal text, as in `'\(written)'`"
    }
    guard count <= limit else {
      return "\(quote(written)) is too long: write at most "
        + "`\(String(repeating: letter, count: limit))`"
    }
    return nil
  }

  private func repeated(_ letter: UInt8, _ written: String) -> String {
    switch letter {
    case UInt8(ascii: "M"): "the month stands twice in the pattern: write `mm` for minutes"
    case UInt8(ascii: "m"): "the minute stands twice in the pattern: write `MM` for the month"
    default: "\(quote(written)) stands twice in the pattern: leave one out"
    }
  }

  /// What a pattern lacks to name an instant, or to show anything.
  private func missingParts(_ first: [UInt8: Range<Int>], of text: String) -> [TextProblem] {
    let whole = 0..<text.utf8.count
    switch use {
    case .reading:
      if !has("yu", first) {
        return [TextProblem(message: "the pattern reads no year: add `yyyy`", part: whole)]
      }
      if let minute = first["m"], !has("HhKk", first) {
        let hint = "`mm` is the minute, and the pattern reads no hour: write `MM` for the month"
        return [TextProblem(message: hint, part: minute)]
      }
      return []
    case .showing:
      guard first.isEmpty else { return [] }
      return [
        TextProblem(
          message: "the pattern shows nothing of the date: write one such as `yyyy-MM-dd`",
          part: whole)
      ]
    }
  }

  private func has(_ letters: String, _ first: [UInt8: Range<Int>]) -> Bool {
    letters.utf8.contains { first[$0] != nil }
  }

  /// The letters that the runtime reads, each with its longest run.
  private static let readingLimits: [Character: Int] = [
    "y": 9, "u": 9, "M": 4, "L": 4, "d": 2, "H": 2, "k": 2, "h": 2, "K": 2, "m": 2, "s": 2,
    "S": 9, "E": 4, "a": 3, "Z": 5, "z": 3, "O": 4, "X": 5, "x": 5,
  ]

  /// The letters of LDML's date field symbol table, each with its longest run.
  private static let showingLimits: [Character: Int] = [
    "G": 5, "y": 9, "U": 5, "r": 9, "u": 9, "Q": 5, "q": 5, "M": 5, "L": 5, "w": 2, "W": 1,
    "d": 2, "F": 1, "g": 9, "E": 6, "e": 6, "c": 6, "a": 5, "b": 5, "B": 5, "h": 2, "H": 2,
    "K": 2, "k": 2, "m": 2, "s": 2, "S": 9, "A": 9, "z": 4, "Z": 5, "O": 4, "v": 4, "V": 4,
    "X": 5, "x": 5,
  ]
}

extension Dictionary where Key == UInt8 {
  /// The value for an ASCII letter.
  fileprivate subscript(letter: Unicode.Scalar) -> Value? { self[UInt8(ascii: letter)] }
}
