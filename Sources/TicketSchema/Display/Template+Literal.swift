extension Template {
  /// A text as it is written in a template to stand for itself: its braces doubled.
  package static func literal(_ text: String) -> String {
    // A mark may stand behind a brace: templates are read scalar by scalar.
    var literal = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      literal.append(scalar)
      if scalar == "{" || scalar == "}" { literal.append(scalar) }
    }
    return String(literal)
  }
}
