import Diagnostics
import YAMLSyntax

/// Compares which rows kinds claim in two states: what a new or wider `match` takes from other kinds.
struct ClaimsComparison {
  private let old: PlacedCatalog
  private let new: PlacedCatalog

  /// The older state's kinds, as their indices, by the names that they have in the newer one.
  private let oldIndices: [String: Int]

  /// How many pairs of kinds are compared at the most, so that many kinds cost little.
  private static let mostPairs = 200_000

  init(old: PlacedCatalog, new: PlacedCatalog, oldIndices: [String: Int]) {
    self.old = old
    self.new = new
    self.oldIndices = oldIndices
  }

  func changes() -> [BreakingChange] {
    let taken = takenFromUnknown()
    return taken + strictMoves(fromUnknown: taken.compactMap(\.kind)) + discriminatorChanges()
      + ambiguities()
  }

  /// Rows that are of another kind, which does not read them as theirs did: they may be left out.
  ///
  /// - Parameter takers: the kinds of the newer state that have rows of the kind of unknown ones.
  private func strictMoves(fromUnknown takers: [String]) -> [BreakingChange] {
    let claims = DiscriminatorClaims(new.catalog)
    let indices = Dictionary(
      new.catalog.kinds.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var fieldsLeft = Self.mostPairs
    var changes: [BreakingChange] = []
    // A kind that is gone is told as such.
    for giver in Set(oldIndices.values).sorted() {
      let kind = old.catalog.kinds[giver]
      let names =
        switch kind.match {
        case .values(let values): values.compactMap(claims.kind)
        case .unknown: takers
        case .keys: [String]()
        }
      var told: Set<String> = []
      for name in names where oldIndices[name] != giver && told.insert(name).inserted {
        guard let taker = indices[name] else { continue }
        fieldsLeft -= kind.fields.count + new.catalog.kinds[taker].fields.count
        if fieldsLeft < 0 { return changes }
        changes += strictMove(from: giver, to: taker, claims)
      }
    }
    return changes
  }

  /// The first thing, if any, that breaks the decoding of rows which go from a kind of the older state to
  /// one of the newer.
  private func strictMove(
    from giver: Int, to taker: Int, _ claims: DiscriminatorClaims
  ) -> [BreakingChange] {
    let comparison = KindComparison(
      old: old.catalog.kinds[giver], new: new.catalog.kinds[taker],
      places: (old: old.places(ofKind: giver), new: new.places(ofKind: taker)),
      projectProperties: [], styleNames: [:], claims: claims)
    let mapping = FieldMapping(from: comparison.old, to: comparison.new)
    let broken = comparison.readingChanges(mapping).first { $0.id.level == .decoding }
    guard let broken else { return [] }
    return [
      comparison.change(
        .movedRowsStrict,
        "for rows that were of kind `\(comparison.old.name)` and are of kind "
          + "`\(comparison.new.name)`, \(broken.message)", old: broken.oldPlace,
        new: broken.newPlace)
    ]
  }

  /// Rows of the kind that took those that no other claims, which another kind claims now.
  private func takenFromUnknown() -> [BreakingChange] {
    let unknown = old.catalog.kinds.firstIndex { $0.match == .unknown }
    guard let unknown else { return [] }
    let claims = DiscriminatorClaims(old.catalog)
    let name = old.catalog.kinds[unknown].name
    let oldPlace = old.places(ofKind: unknown).match
    let oldKeys = old.catalog.kinds.compactMap { KeyClaim($0.match) }
    var pairsLeft = Self.mostPairs
    var changes: [BreakingChange] = []
    // What the kind itself gives up is told with it.
    for (index, kind) in new.catalog.kinds.enumerated() where oldIndices[kind.name] != unknown {
      switch kind.match {
      case .values(let values):
        let taken = values.filter { !claims.isNamed($0) }
        if taken.isEmpty { continue }
        let newPlace = new.places(ofKind: index).match
        changes += taken.map { value in
          BreakingChange(
            id: .matchValueMoved,
            message:
              "rows with the discriminator \(quote(value)), which were of kind `\(name)` where no "
              + "other claimed them by their keys, are of kind `\(kind.name)`", kind: kind.name,
            oldPlace: oldPlace, newPlace: newPlace)
        }
      case .keys where isWider(index):
        pairsLeft -= oldKeys.count
        // Rows that all had a kind by their keys were never of the unknown one.
        guard pairsLeft > 0, let claim = keys(of: index), !oldKeys.contains(where: claim.implies)
        else { continue }
        changes.append(
          BreakingChange(
            id: .unknownRowsMoved,
            message:
              "rows with the keys of kind `\(kind.name)` are of it, and no longer of kind "
              + "`\(name)`", kind: kind.name, oldPlace: oldPlace,
            newPlace: new.places(ofKind: index).match))
      case .keys, .unknown: break
      }
    }
    return changes
  }

  /// Rows without a discriminator, which the unknown kind takes only where no kind matches by value.
  private func discriminatorChanges() -> [BreakingChange] {
    let (before, after) = (old.catalog.kinds, new.catalog.kinds)
    guard let unknown = before.firstIndex(where: { $0.match == .unknown }),
      let unknownNow = after.firstIndex(where: { $0.match == .unknown })
    else { return [] }
    let first = before.firstIndex { $0.match.isByValue }
    let firstNow = after.firstIndex { $0.match.isByValue }
    switch (first, firstNow) {
    // What the kind itself gives up is told with it.
    case (nil, let index?) where oldIndices[after[index].name] != unknown:
      return [
        BreakingChange(
          id: .matchNarrowed,
          message:
            "rows without a discriminator, which were of kind `\(before[unknown].name)`, are of "
            + "none: kind `\(after[index].name)` is the first that matches by value",
          kind: after[index].name, oldPlace: old.places(ofKind: unknown).match,
          newPlace: new.places(ofKind: index).match)
      ]
    case (let index?, nil):
      return [
        BreakingChange(
          id: .unknownRowsAdded,
          message:
            "rows without a discriminator, which were of no kind, are of kind "
            + "`\(after[unknownNow].name)`: kind `\(before[index].name)` was the last that matched by "
            + "value", kind: after[unknownNow].name, oldPlace: old.places(ofKind: index).match,
          newPlace: new.places(ofKind: unknownNow).match)
      ]
    default: return []
    }
  }

  /// Rows of a kind that is known by keys, which another one claims too now: they are of neither. Told is
  /// what is certain, that each row of one kind is claimed by the other.
  private func ambiguities() -> [BreakingChange] {
    let kinds = new.catalog.kinds
    let others = kinds.indices.filter { keys(of: $0) != nil && oldKeys(of: $0) != nil }
    var pairsLeft = Self.mostPairs
    var changes: [BreakingChange] = []
    for index in kinds.indices where isWider(index) && pairsLeft > 0 {
      pairsLeft -= others.count
      guard let claim = keys(of: index),
        let other = others.first(where: { other in
          guard other != index, let otherClaim = keys(of: other) else { return false }
          return claim.overlaps(otherClaim) && !overlapped(index, other)
        }), let was = oldIndices[kinds[other].name]
      else { continue }
      changes.append(
        BreakingChange(
          id: .matchAmbiguous,
          message:
            "rows with the keys of the kinds `\(kinds[other].name)` and `\(kinds[index].name)` "
            + "are of neither, and there are more of them than before",
          kind: kinds[index].name, oldPlace: old.places(ofKind: was).match,
          newPlace: new.places(ofKind: index).match))
    }
    return changes
  }

  private func keys(of index: Int) -> KeyClaim? { KeyClaim(new.catalog.kinds[index].match) }

  /// The keys by which a kind of the newer state was known in the older one.
  private func oldKeys(of index: Int) -> KeyClaim? {
    oldIndices[new.catalog.kinds[index].name].flatMap { KeyClaim(old.catalog.kinds[$0].match) }
  }

  /// Whether a kind of the newer state takes rows by their keys that it did not take before.
  private func isWider(_ index: Int) -> Bool {
    guard let claim = keys(of: index) else { return false }
    return oldKeys(of: index).map { !claim.implies($0) } ?? true
  }

  private func overlapped(_ index: Int, _ other: Int) -> Bool {
    guard let first = oldKeys(of: index), let second = oldKeys(of: other) else { return false }
    return first.overlaps(second)
  }
}

extension KindMatch {
  fileprivate var isByValue: Bool { if case .values = self { true } else { false } }
}
