extension JSONPath {
  /// The RFC 9535 normalized path: `$['data'][0]`.
  package var normalized: String {
    var result = "$"
    for step in steps {
      switch step {
      case .member(let name): result += "['" + Self.escaped(name) + "']"
      case .index(let index): result += "[\(index)]"
      }
    }
    return result
  }

  private static func escaped(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return name }
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x08: result += "\\b"
      case 0x09: result += "\\t"
      case 0x0A: result += "\\n"
      case 0x0C: result += "\\f"
      case 0x0D: result += "\\r"
      case 0x27: result += "\\'"
      case 0x5C: result += "\\\\"
      case ..<0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
