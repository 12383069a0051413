extension Template {
  /// A text as it is written in a template to stand for itself: its braces doubled.
  package static func literal(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }
}
