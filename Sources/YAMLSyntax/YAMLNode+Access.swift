extension YAMLNode {
  /// The scalar, or nil for a collection.
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items, or nil for a scalar or mapping.
  package var sequence: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The entries, or nil for a scalar or sequence.
  package var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether the node is missing, or a plain `null` or `~`; it is reported already unless it stands
  /// below a key starting `x-`.
  package var isNull: Bool { scalar?.isNull ?? false }

  /// What the node is, for a message: `a text`, `a list`, `a mapping` or `nothing`.
  package var kindDescription: String {
    switch content {
    case .scalar(let scalar): scalar.isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The first entry with a key of these scalars, or nil for none and for other nodes.
  package func entry(_ key: String) -> YAMLEntry? {
    mapping?.first { ExactText($0.key.text) == ExactText(key) }
  }
}
