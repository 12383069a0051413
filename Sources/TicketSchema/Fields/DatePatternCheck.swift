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
    if isWord(text) {
      let names = use == .reading ? "`iso8601`, `seconds`, `milliseconds` or " : ""
      let message =
        "there is no format \(quote(text)): write \(names)a date pattern such as `yyyy-MM-dd`"
      return [TextProblem(message: message, part: 0..<text.utf8.count)]
    }
    let pattern: DatePattern
    switch DatePattern.parse(text) {
    case .failure(let problem): return [problem]
    case .success(let parsed): pattern = parsed
    }
    var problems: [TextProblem] = []
    var first: [UInt8: Range<Int>] = [:]
    for case .field(let letter, let count, let part) in pattern.pieces {
      let isRepeated = first[letter] != nil
      if let message = message(for: Unicode.Scalar(letter), count) {
        problems.append(TextProblem(message: message, part: part))
      } else if use == .reading, isRepeated {
        problems.append(TextProblem(message: repeated(Unicode.Scalar(letter), count), part: part))
      }
      if !isRepeated { first[letter] = part }
    }
    if !has("abB", first), let part = first["h"] ?? first["K"] {
      let hint = "the 12-hour clock needs `a`: write `HH` for hours from 0 to 23"
      problems.append(TextProblem(message: hint, part: part))
    }
    if problems.isEmpty { problems += missingParts(first, of: text) }
    return problems
  }

  /// Whether the text is a word such as `unix`, whose letters are not meant one by one.
  private func isWord(_ text: String) -> Bool {
    let isLower = text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    let letters = Set(text.unicodeScalars.filter { $0.value >= 0x61 })
    return isLower && letters.count > 2
      && letters.contains { (use == .reading ? Self.readingLimits : Self.showingLimits)[$0] == nil }
  }

  /// Why a run of a letter cannot be used; nil when it can.
  private func message(for letter: Unicode.Scalar, _ count: Int) -> String? {
    switch letter {
    case "Y": return "`\(run(letter, count))` is the year of the week: write `yyyy`"
    case "D": return "`\(run(letter, count))` is the day of the year: write `dd`"
    default: break
    }
    let limits = use == .reading ? Self.readingLimits : Self.showingLimits
    guard let limit = limits[letter] else {
      if use == .reading, Self.showingLimits[letter] != nil {
        return "a date cannot be read by `\(run(letter, count))`: leave it out, or read the field "
          + "as string"
      }
      return "`\(letter)` is no letter of a date pattern: quote literal text, as in "
        + "`'\(run(letter, count))'`"
    }
    guard count <= limit else {
      return "\(quote(run(letter, count))) is too long: write at most `\(run(letter, limit))`"
    }
    return nil
  }

  private func repeated(_ letter: Unicode.Scalar, _ count: Int) -> String {
    switch letter {
    case "M": "the month stands twice in the pattern: write `mm` for minutes"
    case "m": "the minute stands twice in the pattern: write `MM` for the month"
    default: "\(quote(run(letter, count))) stands twice in the pattern: leave one out"
    }
  }

  /// A letter, so many times.
  private func run(_ letter: Unicode.Scalar, _ count: Int) -> String {
    String(repeating: String(letter), count: count)
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
  private static let readingLimits: [Unicode.Scalar: Int] = [
    "y": 9, "u": 9, "M": 4, "L": 4, "d": 2, "H": 2, "k": 2, "h": 2, "K": 2, "m": 2, "s": 2,
    "S": 9, "E": 4, "a": 3, "Z": 5, "z": 3, "O": 4, "X": 5, "x": 5,
  ]

  /// The letters of LDML's date field symbol table, each with its longest run.
  private static let showingLimits: [Unicode.Scalar: Int] = [
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
