import Diagnostics

/// Writes texts as YAML scalars and comments that no reader takes for anything else.
enum YAMLText {
  /// A scalar that may stand anywhere, also inside `{…}` and `[…]`: plain where it is a plain word or
  /// a whole number as people write it, else in double quotes.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// A scalar in double quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: append(scalar, to: &result)
      }
    }
    return result + "\""
  }

  /// The text of a comment: one line that ends where it should, and not too far to the right.
  static func comment(_ text: String) -> String {
    let visible = visibleText(text)
    return visible.count > longestComment ? visible.prefix(longestComment) + "…" : visible
  }

  /// Comments that list what was found are cut here.
  private static let longestComment = 400

  private static func isPlain(_ text: String) -> Bool {
    if isWholeNumber(text) { return true }
    guard let first = text.utf8.first, isLetter(first), text != "null", text != "Null",
      text != "NULL"
    else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
  }

  /// Whether a text is a number that every reader of YAML gives back with the same digits.
  private static func isWholeNumber(_ text: String) -> Bool {
    (1...15).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (text == "0" || text.utf8.first != UInt8(ascii: "0"))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  /// Appends a scalar that is not ASCII or not printable: as it is where it has a picture of its
  /// own.
  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .otherSymbol, .nonspacingMark, .spacingMark, .enclosingMark:
      if !scalar.properties.isDefaultIgnorableCodePoint {
        result.unicodeScalars.append(scalar)
        return
      }
    default: break
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let width = scalar.value > 0xFFFF ? 8 : 4
    result += width == 8 ? "\\U" : "\\u"
    result += String(repeating: "0", count: width - digits.count) + digits
  }
}
