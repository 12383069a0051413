import TicketSchema

/// Writes paths the way people do: `couponInfo.couponList[0].discount`, and `['x y']` where they
/// must.
enum PathText {
  /// The text of a path; `$` is the root.
  static func text(of path: JSONPath) -> String {
    var text = ""
    for step in path.steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .member(let name) where isPlain(name): text += text.isEmpty ? name : ".\(name)"
      case .member(let name): text += "['\(escaped(name))']"
      }
    }
    return text.isEmpty || text.utf8.first == UInt8(ascii: "[") ? "$" + text : text
  }

  /// The RFC 9535 normalized path, as issues write it.
  static func normalized(_ path: JSONPath) -> String {
    var text = "$"
    for step in path.steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .member(let name): text += "['\(escaped(name))']"
      }
    }
    return text
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

  /// A name with RFC 9535's escapes.
  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "'": result += "\\'"
      case "\\": result += "\\\\"
      case "\u{8}": result += "\\b"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\u{C}": result += "\\f"
      case "\r": result += "\\r"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
