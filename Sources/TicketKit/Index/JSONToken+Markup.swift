extension JSONToken {
  /// The plain text of a string with markup, or the digits of a number as the server sent them.
  func string(_ bytes: JSONBytes, _ markup: Markup) -> String? {
    withText(bytes, markup.text)
  }
}

extension Markup {
  /// The plain text of a range of UTF-8.
  func text(_ bytes: JSONBytes, _ range: Range<Int>) -> String {
    switch self {
    case .html: HTMLText.text(bytes, range)
    }
  }
}
