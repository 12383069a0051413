/// Writes `///` comments.
enum DocumentationComment {
  /// Prints the comment of the declaration that follows, every line of the text on one of its own.
  ///
  /// A line ends at everything that a compiler or an editor takes for a line break: LF, CR, CR LF,
  /// VT, FF, U+0085, U+2028 and U+2029. Line breaks at the text's end are dropped.
  static func print(_ text: String?, into printer: inout CodePrinter) {
    guard let text, !text.isEmpty else { return }
    let mayHaveLines =
      text.utf8.withContiguousStorageIfAvailable { $0.contains(where: mayBreakLine) } ?? true
    if mayHaveLines { printLines(text, into: &printer) } else { printLine(text, into: &printer) }
  }

  private static func printLines(_ text: String, into printer: inout CodePrinter) {
    var rest = text[...]
    while let last = rest.unicodeScalars.last, isLineBreak(last) {
      rest.unicodeScalars.removeLast()
    }
    guard !rest.isEmpty else { return }
    while true {
      let end = rest.unicodeScalars.firstIndex(where: isLineBreak)
      printLine(rest[..<(end ?? rest.endIndex)], into: &printer)
      guard let end else { return }
      let isPair = rest.unicodeScalars[end] == "\r"
      rest = rest[rest.unicodeScalars.index(after: end)...]
      if isPair, rest.unicodeScalars.first == "\n" { rest.unicodeScalars.removeFirst() }
    }
  }

  private static func printLine(_ line: some StringProtocol, into printer: inout CodePrinter) {
    printer.write("///")
    if !line.isEmpty { printer.write(ascii: " ") }
    CommentText.print(line, into: &printer)
    printer.newLine()
  }

  /// Whether a UTF-8 byte may be the first one of a line break.
  private static func mayBreakLine(_ byte: UInt8) -> Bool {
    byte &- 0x0A < 4 || byte == 0xC2 || byte == 0xE2
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
