/// The rows of a kind that is known by the keys that are there, or are not.
struct KeyClaim {
  private let has: [JSONPath]
  private let lacks: [JSONPath]

  /// Makes the claim of a match; nil for one by the discriminator.
  init?(_ match: KindMatch) {
    guard case .keys(let has, let lacks) = match else { return nil }
    self.has = has
    self.lacks = lacks
  }

  /// Whether every row of this claim is one of the other.
  ///
  /// Where a path is present, those that lead to it are; where one is absent, those through it are.
  func implies(_ other: KeyClaim) -> Bool {
    let wanted = JSONPathTree(other.has.lazy.map { ($0, $0) })
    var found: Set<JSONPath> = []
    for path in has { found.formUnion(wanted.values(along: path, includingItself: true)) }
    guard found.count == Set(other.has).count else { return false }
    let absent = JSONPathTree(lacks.lazy.map { ($0, true) })
    return other.lacks.allSatisfy { !absent.values(along: $0, includingItself: true).isEmpty }
  }

  /// Whether every row of one of the claims is one of the other.
  func overlaps(_ other: KeyClaim) -> Bool { implies(other) || other.implies(self) }
}
