/// Writes the text of one comment line.
enum CommentText {
  /// Prints text in which everything invisible but tab appears as `\u{…}`, so that it can neither
  /// end the line nor make it look like something else.
  static func print(_ text: some StringProtocol, into printer: inout CodePrinter) {
    if printer.write(text, ifAll: InvisibleScalars.isVisible) { return }
    if !text.unicodeScalars.contains(where: isEscaped) { return printer.write(text) }
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) {
        StringLiteral.printEscape(scalar, into: &printer)
      } else {
        printer.write(scalar)
      }
    }
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && InvisibleScalars.contains(scalar)
  }
}
