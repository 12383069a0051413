import Diagnostics

/// One node of a YAML document, with aliases expanded and merges applied.
package struct YAMLNode: Sendable {
  /// What the node holds.
  package indirect enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  package let content: Content

  /// Where the node stands; for an aliased node, where the alias stands.
  package let range: SourceRange

  package init(content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}

/// One key with its value, in the order of the file (merged entries come last).
package struct YAMLEntry: Sendable {
  package let key: YAMLScalar
  package let keyRange: SourceRange
  package let value: YAMLNode

  package init(key: YAMLScalar, keyRange: SourceRange, value: YAMLNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

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

  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}
