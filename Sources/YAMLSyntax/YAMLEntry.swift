import Diagnostics

/// One key with its value, in the order of the file (merged entries come last).
package struct YAMLEntry: Sendable {
  package let key: YAMLScalar
  package let keyRange: SourceRange
  package let value: YAMLNode

  /// Whether the key stands there again, so that this is not all that is meant by it.
  package internal(set) var isRepeated = false

  package init(key: YAMLScalar, keyRange: SourceRange, value: YAMLNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
