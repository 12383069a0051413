/// A scalar's text, exactly as YAML gives it: no type is guessed.
package struct YAMLScalar: Sendable {
  /// How the scalar was written.
  package enum Style: Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  package let text: String
  package let style: Style

  /// Whether the scalar is missing, or a plain `null` or `~`.
  package let isNull: Bool

  package init(text: String, style: Style, isNull: Bool = false) {
    self.text = text
    self.style = style
    self.isNull = isNull
  }
}
