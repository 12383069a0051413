/// An RFC 9535 singular query: the member names and array indices from a start value to one value.
struct SingularQuery: Equatable, Sendable {
  /// One step of a query.
  enum Step: Hashable, Sendable {
    /// A member, by the UTF-8 of its name: names are equal when their scalars are.
    case member([UInt8])

    /// An element; negative ones count from the end.
    case index(Int)
  }

  var steps: [Step]

  init(_ steps: [Step]) {
    self.steps = steps
  }
}

extension SingularQuery {
  /// The query as RFC 9535 normalizes it: `$['data'][0]['goodName']`.
  ///
  /// An index from the end that has no element has no normalized form, and stays as it is.
  var normalized: String {
    "$" + steps.map(\.normalized).joined()
  }
}

extension SingularQuery.Step {
  /// The step in brackets.
  var normalized: String {
    switch self {
    case .index(let index):
      return "[\(index)]"
    case .member(let name):
      let text = String(decoding: name, as: UTF8.self)
      return "['" + text.unicodeScalars.map(Self.escaped).joined() + "']"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'": return "\\'"
    case "\\": return "\\\\"
    case "\u{8}": return "\\b"
    case "\u{9}": return "\\t"
    case "\u{A}": return "\\n"
    case "\u{C}": return "\\f"
    case "\u{D}": return "\\r"
    default:
      guard scalar.value < 0x20 else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
