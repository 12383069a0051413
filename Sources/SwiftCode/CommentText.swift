/// Writes the text of one comment line.
enum CommentText {
  /// Prints text in which everything invisible but tab appears as `\u{…}`, so that it can neither
  /// end the line nor make it look like something else.
  static func print(_ text: Substring, into printer: inout CodePrinter) {
    for scalar in text.unicodeScalars {
      if scalar == "\t" || !InvisibleScalars.contains(scalar) {
        printer.write(scalar)
      } else {
        StringLiteral.printEscape(scalar, into: &printer)
      }
    }
  }
}
