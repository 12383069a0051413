extension JSONToken {
  /// The type of a value, and of a string or number the text, cut to 40 characters.
  func summary(_ bytes: JSONBytes) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .object: "an object"
    case .array: "an array"
    case .number(let range): "the number " + bytes.text(range).clipped(to: 40)
    case .string(let string): "the string \"" + string.text(bytes).clipped(to: 40) + "\""
    }
  }
}

extension String {
  /// The text, or its first Unicode scalars with `…` for the rest.
  func clipped(to limit: Int) -> String {
    let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : self[..<end] + "…"
  }
}
