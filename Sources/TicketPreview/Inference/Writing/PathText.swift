import TicketSchema

/// Writes paths the way people do: `couponInfo.couponList[0].discount`, and `['x y']` where they
/// must.
enum PathText {
  /// The text of a path; `$` is the root.
  static func text(of path: JSONPath) -> String {
    var text = ""
    for step in path.steps {
      switch step {
      case .member(let name) where isPlain(name): text += text.isEmpty ? name : ".\(name)"
      case .member, .index: text += JSONPath([step]).normalized.dropFirst()
      }
    }
    return text.isEmpty || text.utf8.first == UInt8(ascii: "[") ? "$" + text : text
  }

  /// Whether a name can be a dotted step that everybody reads alike.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first != "$", first != "*" else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "@": true
      default: isHan(scalar)
      }
    }
  }
}
