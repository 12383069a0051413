import YAMLSyntax

/// Which kind of a catalog takes which value of the discriminator.
struct DiscriminatorClaims {
  private var kinds: [ExactText: String] = [:]

  /// The kind of the rows that no other claims.
  private var unknown: String?

  /// Whether any kind is known by keys, which is asked before the kind of unknown rows.
  private(set) var hasKeyKinds = false

  init(_ catalog: TicketCatalog) {
    for kind in catalog.kinds {
      switch kind.match {
      case .values(let values): for value in values { kinds[ExactText(value)] = kind.name }
      case .unknown: unknown = kind.name
      case .keys: hasKeyKinds = true
      }
    }
  }

  /// The kind whose rows have a value; nil when there is none.
  func kind(of value: String) -> String? { kinds[ExactText(value)] ?? unknown }

  /// Whether a kind names a value.
  func isNamed(_ value: String) -> Bool { kinds[ExactText(value)] != nil }
}
