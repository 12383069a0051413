/// Tells whether a text has the form of a locale's name.
package enum LocaleName {
  /// Whether a text is a language of two to eight letters, and perhaps subtags behind `-` or `_`.
  package static func isOne(_ text: String) -> Bool {
    let subtags = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
    guard let language = subtags.first, (2...8).contains(language.count) else { return false }
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
    return language.allSatisfy(isLetter)
      && subtags.allSatisfy { subtag in
        (1...8).contains(subtag.count)
          && subtag.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
      }
  }
}
