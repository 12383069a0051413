/// Finds white space at the ends of a JSON key, where it is nearly always a slip.
enum OuterWhiteSpace {
  /// Whether a text begins or ends with white space.
  static func isIn(_ text: String) -> Bool {
    [text.unicodeScalars.first, text.unicodeScalars.last].contains { scalar in
      scalar?.properties.isWhitespace ?? false
    }
  }
}
