import Diagnostics

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
