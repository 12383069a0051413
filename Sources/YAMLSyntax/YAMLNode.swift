import Diagnostics

/// One node of a YAML document, with aliases expanded and merges applied.
package struct YAMLNode: Sendable {
  /// What the node holds.
  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  package let content: Content

  /// Where the node stands, without its anchor and tag; for an aliased node, where the alias stands.
  package let range: SourceRange

  /// Whether the node stands here through an alias.
  package let isAlias: Bool

  /// Whether a finding already says that this node cannot be used: its content means nothing, and
  /// judging it would only repeat the finding.
  package let isRefused: Bool

  package init(
    content: Content, range: SourceRange, isAlias: Bool = false, isRefused: Bool = false
  ) {
    self.content = content
    self.range = range
    self.isAlias = isAlias
    self.isRefused = isRefused
  }
}
