/// Writes `///` comments.
enum DocumentationComment {
  /// Prints the comment of the declaration that follows, every line of the text on one of its own.
  ///
  /// A line ends at everything that a compiler or an editor takes for a line break: LF, CR, CR LF,
  /// VT, FF, U+0085, U+2028 and U+2029. Line breaks at the text's end are dropped.
  static func print(_ text: String?, into printer: inout CodePrinter) {
    guard var rest = text?[...] else { return }
    while let last = rest.unicodeScalars.last, isLineBreak(last) {
      rest.unicodeScalars.removeLast()
    }
    guard !rest.isEmpty else { return }
    while true {
      let end = rest.unicodeScalars.firstIndex(where: isLineBreak)
      let line = rest[..<(end ?? rest.endIndex)]
      printer.write("///")
      if !line.isEmpty { printer.write(" ") }
      CommentText.print(line, into: &printer)
      printer.newLine()
      guard let end else { return }
      let isPair = rest.unicodeScalars[end] == "\r"
      rest = rest[rest.unicodeScalars.index(after: end)...]
      if isPair, rest.unicodeScalars.first == "\n" { rest.unicodeScalars.removeFirst() }
    }
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
