/// Finds white space at the ends of a JSON key, where it is nearly always a slip.
enum OuterWhiteSpace {
  /// Whether a text begins or ends with white space.
  static func isIn(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    // Most names are ASCII letters at both ends, for which no table is needed.
    if (0x21..<0x7F).contains(first), (0x21..<0x7F).contains(last) { return false }
    return [text.unicodeScalars.first, text.unicodeScalars.last].contains { scalar in
      scalar?.properties.isWhitespace ?? false
    }
  }
}
