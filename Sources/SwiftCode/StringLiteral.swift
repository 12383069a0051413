/// Writes string literals that hold exactly the characters of a text.
///
/// Quotation marks and backslashes are escaped, so nothing can end the literal and no `\(…)` runs;
/// invisible scalars become escapes, and so does a combining mark that would otherwise join the
/// opening quotation mark or the end of an escape.
enum StringLiteral {
  /// Prints a literal on this line.
  static func print(_ text: String, into printer: inout CodePrinter) {
    printer.write(ascii: "\"")
    if !printer.write(text, ifAll: isPlain) {
      if standsForItself(text) {
        printer.write(text)
      } else {
        printEscaped(text[...], quotesToKeep: 0, into: &printer)
      }
    }
    printer.write(ascii: "\"")
  }

  /// Prints a literal between `"""` lines, each line of the text on one of its own.
  ///
  /// A line feed at the text's end gives an empty last line; other line breaks become escapes.
  static func printOnLines(_ text: String, into printer: inout CodePrinter) {
    printer.write("\"\"\"")
    for line in Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.isEmpty {
        printer.endLine()
        continue
      }
      printer.newLine()
      if isPlainLine(line) {
        printer.write(line)
      } else {
        let line = String(decoding: line, as: UTF8.self)
        printEscaped(line[...], quotesToKeep: 2, into: &printer)
      }
    }
    printer.newLine()
    printer.write("\"\"\"")
  }

  /// Prints one scalar as an escape: `\n`, `\r`, `\t` or `\u{…}` with its number in hexadecimal.
  static func printEscape(_ scalar: Unicode.Scalar, into printer: inout CodePrinter) {
    switch scalar {
    case "\n": printer.write("\\n")
    case "\r": printer.write("\\r")
    case "\t": printer.write("\\t")
    default:
      printer.write("\\u{")
      printer.write(String(scalar.value, radix: 16, uppercase: true))
      printer.write(ascii: "}")
    }
  }

  /// Prints text with everything escaped that needs it; of consecutive quotation marks the first
  /// `quotesToKeep` stay as they are.
  private static func printEscaped(
    _ text: Substring, quotesToKeep: Int, into printer: inout CodePrinter
  ) {
    var quotes = 0
    var mayBeJoined = true
    for scalar in text.unicodeScalars {
      let isQuote = scalar == "\""
      if isQuote, quotes < quotesToKeep {
        printer.write(ascii: "\"")
        quotes += 1
        mayBeJoined = false
        continue
      }
      quotes = 0
      if isQuote || scalar == "\\" {
        printer.write("\\")
        printer.write(scalar)
        mayBeJoined = true
      } else if InvisibleScalars.contains(scalar)
        || mayBeJoined && InvisibleScalars.isJoiningMark(scalar)
      {
        printEscape(scalar, into: &printer)
        mayBeJoined = true
      } else {
        printer.write(scalar)
        mayBeJoined = false
      }
    }
  }

  /// Whether a line stands for itself in a literal of several lines: printable ASCII without a
  /// backslash or three quotation marks in a row.
  private static func isPlainLine(_ line: ArraySlice<UInt8>) -> Bool {
    var quotes = 0
    for byte in line {
      quotes = byte == 0x22 ? quotes + 1 : 0
      if byte &- 0x20 >= 0x5F || byte == 0x5C || quotes > 2 { return false }
    }
    return true
  }

  /// Whether a byte surely belongs to what stands for itself in a literal, wherever it stands there.
  private static func isPlain(_ byte: UInt8) -> Bool {
    InvisibleScalars.isVisible(byte) && byte != 0x22 && byte != 0x5C
  }

  /// Whether a text stands for itself in a literal of one line.
  private static func standsForItself(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !InvisibleScalars.isJoiningMark(first) else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar != "\"" && scalar != "\\" && !InvisibleScalars.contains(scalar)
    }
  }
}
