import TicketKit

/// What the samples show of one field: its key and its values.
struct FieldEvidence {
  /// The words of the key, of the key above it, and of the value that names the kind.
  let words: KeyWords
  let parentWords: KeyWords
  let hint: KeyWords

  /// The scalars other than null and the empty text, each with the place of its row.
  let values: [(row: Int, value: JSONTree)]

  /// The distinct texts of the values in their order, and how often each stands.
  let texts: [(text: String, count: Int)]

  /// Whether any value is true or false.
  let hasBools: Bool

  /// Whether all values are strings, or none is.
  let areStrings: Bool
  let areNumbers: Bool

  /// The distinct values that are numbers, as far as a `Double` holds them: only for guesses about
  /// ranges, nothing is computed with them.
  let numbers: [Double]

  /// Whether a number is no whole one, or is written like an amount: `59.00`.
  let hasFractions: Bool

  /// How many of the distinct numbers are written with a point, be it `35.0`.
  let pointCount: Int

  init(
    words: KeyWords, parentWords: KeyWords, hint: KeyWords,
    values: [(row: Int, value: JSONTree)]
  ) {
    self.words = words
    self.parentWords = parentWords
    self.hint = hint
    self.values = values.filter { $0.value.text != "" }
    var counts: [ExactName: Int] = [:]
    var order: [String] = []
    var bools = 0
    var strings = 0
    for (_, value) in self.values {
      if case .bool = value { bools += 1 }
      if case .string = value { strings += 1 }
      guard let text = value.text else { continue }
      let key = ExactName(text: text)
      if counts[key] == nil { order.append(text) }
      counts[key, default: 0] += 1
    }
    texts = order.map { ($0, counts[ExactName(text: $0)] ?? 0) }
    hasBools = bools > 0
    areStrings = strings == self.values.count
    areNumbers = strings == 0 && bools == 0
    let parsed = order.compactMap(NumberText.init)
    numbers = parsed.compactMap(\.value)
    hasFractions = parsed.contains(where: \.isFraction)
    pointCount = order.count { $0.utf8.contains(UInt8(ascii: ".")) && NumberText($0) != nil }
  }
}
