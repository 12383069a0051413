import Diagnostics

/// Writes texts as JSON strings.
enum JSONText {
  /// The text as a JSON string in which every character that could confuse a reader is escaped:
  /// what stands for itself is printable ASCII, and CJK letters with their punctuation.
  static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(standsForItself) { return "\"\(text)\"" }
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: append(scalar, to: &result)
      }
    }
    return result + "\""
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar.value {
    case 0x3001...0x3003, 0x3005...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60:
      result.unicodeScalars.append(scalar)
    default:
      result += JSONValue.escaped(scalar)
    }
  }
}
