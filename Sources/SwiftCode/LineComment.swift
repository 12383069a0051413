/// Writes `//` comments.
enum LineComment {
  /// Prints one line; what could end it or hide in it appears as an escape.
  static func print(_ text: String, into printer: inout CodePrinter) {
    printer.write("//")
    if !text.isEmpty { printer.write(ascii: " ") }
    CommentText.print(text, into: &printer)
  }
}
