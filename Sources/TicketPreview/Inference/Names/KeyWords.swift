/// The words of a JSON key, in lower case, and what they mean.
struct KeyWords {
  /// The words in order: `endTime` is `end`, `time`.
  let words: [String]

  /// What the words mean, in their order; words without a meaning are left out.
  let meanings: [KeyWord]

  init(_ key: String) {
    words = Self.words(of: key)
    meanings = words.compactMap(KeyVocabulary.meaning)
  }

  /// Whether a word has one of some meanings.
  func has(_ wanted: KeyWord...) -> Bool { meanings.contains { wanted.contains($0) } }

  /// The meaning of the last word; nil where it has none.
  var last: KeyWord? { words.last.flatMap(KeyVocabulary.meaning) }

  /// The meaning of the first word; nil where it has none.
  var first: KeyWord? { words.first.flatMap(KeyVocabulary.meaning) }

  /// Keys are names, and names are short: what is longer than this is not looked at.
  private static let longestKey = 80

  private static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous = Form.other
    func close() {
      if !word.isEmpty { words += parts(of: word.lowercased()) }
      word = ""
    }
    let scalars = Array(key.unicodeScalars.prefix(longestKey))
    for (index, scalar) in scalars.enumerated() {
      let form = Form(scalar)
      let isFollowedByLower = index + 1 < scalars.count && Form(scalars[index + 1]) == .lower
      switch (previous, form) {
      case (_, .other), (_, .digit): close()
      case (.lower, .upper), (.han, .lower), (.han, .upper), (.lower, .han), (.upper, .han): close()
      case (.upper, .upper) where isFollowedByLower: close()
      default: break
      }
      if form != .other, form != .digit { word.unicodeScalars.append(scalar) }
      previous = form
    }
    close()
    return words
  }

  private enum Form {
    case lower, upper, han, digit, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z": self = .lower
      case "A"..."Z": self = .upper
      case "0"..."9": self = .digit
      default:
        if isHan(scalar) {
          self = .han
        } else {
          self = scalar.properties.isAlphabetic ? .lower : .other
        }
      }
    }
  }

  /// A word, or the known words that it is made of: `goodsname` is `goods`, `name`.
  private static func parts(of word: String) -> [String] {
    if KeyVocabulary.isKnown(word) { return [word] }
    let letters = Array(word)
    guard (2...32).contains(letters.count) else { return [word] }
    // The fewest known words from each place to the end, found from behind.
    var best: [[String]?] = Array(repeating: nil, count: letters.count + 1)
    best[letters.count] = []
    for start in letters.indices.reversed() {
      for end in (start + 1)...letters.count {
        guard let rest = best[end] else { continue }
        let part = String(letters[start..<end])
        guard KeyVocabulary.isPart(part) else { continue }
        let found = [part] + rest
        if best[start].map({ found.count < $0.count }) ?? true { best[start] = found }
      }
    }
    return best[0] ?? [word]
  }
}

/// Whether a scalar is a Chinese character.
func isHan(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
  default: false
  }
}
