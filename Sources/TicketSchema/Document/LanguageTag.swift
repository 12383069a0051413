/// Tells whether a text is a well-formed BCP 47 language tag (RFC 5646, 2.1), grandfathered ones left out.
struct LanguageTag {
  private var subtags: ArraySlice<Substring.UTF8View>

  /// Whether a text is one.
  static func isWellFormed(_ text: String) -> Bool {
    let parts = Substring(text).utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    var tag = LanguageTag(subtags: parts[...])
    return tag.takeLanguage() && tag.takeRest()
  }

  private mutating func takeLanguage() -> Bool {
    guard let count = takeWord({ (2...8).contains($0.count) && Self.isAlphabetic($0) }) else {
      return false
    }
    // Up to three extended language subtags stand behind a short language only.
    for _ in 0..<3 where count < 4 {
      guard takeWord({ $0.count == 3 && Self.isAlphabetic($0) }) != nil else { break }
    }
    return true
  }

  private mutating func takeRest() -> Bool {
    _ = takeWord { $0.count == 4 && Self.isAlphabetic($0) }
    _ = takeWord { part in
      part.count == 2 && Self.isAlphabetic(part) || part.count == 3 && part.allSatisfy(Self.isDigit)
    }
    var seen: Set<String> = []
    while let next = subtags.first, Self.isVariant(next) {
      guard seen.insert(Self.lowercased(next)).inserted else { return false }
      subtags.removeFirst()
    }
    seen = []
    while let singleton = subtags.first, singleton.count == 1, Self.isAlphanumeric(singleton) {
      subtags.removeFirst()
      let isPrivate = Self.lowercased(singleton) == "x"
      guard seen.insert(Self.lowercased(singleton)).inserted else { return false }
      let fewest = isPrivate ? 1 : 2
      var count = 0
      while takeWord({ (fewest...8).contains($0.count) && Self.isAlphanumeric($0) }) != nil {
        count += 1
      }
      guard count > 0 else { return false }
      if isPrivate { break }
    }
    return subtags.isEmpty
  }

  /// Takes the next subtag if it fits; returns its length.
  private mutating func takeWord(_ fits: (Substring.UTF8View) -> Bool) -> Int? {
    guard let next = subtags.first, fits(next) else { return nil }
    subtags.removeFirst()
    return next.count
  }

  private static func isVariant(_ part: Substring.UTF8View) -> Bool {
    guard isAlphanumeric(part) else { return false }
    return (5...8).contains(part.count) || part.count == 4 && (part.first.map(isDigit) ?? false)
  }

  private static func lowercased(_ part: Substring.UTF8View) -> String {
    String(Substring(part)).lowercased()
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isAlphabetic(_ part: Substring.UTF8View) -> Bool {
    part.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  private static func isAlphanumeric(_ part: Substring.UTF8View) -> Bool {
    part.allSatisfy { isDigit($0) || (0x61...0x7A).contains($0 | 0x20) }
  }
}
