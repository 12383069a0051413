import Diagnostics
import YAMLSyntax

/// Compares one kind in two states.
struct KindComparison {
  let old: TicketKind
  let new: TicketKind
  let places: (old: KindPlaces, new: KindPlaces)

  /// The names of the newer settings' properties.
  let projectProperties: Set<String>

  /// Which kind takes which discriminator in the newer state.
  let claims: DiscriminatorClaims

  func changes() -> [BreakingChange] {
    let fields = FieldMapping(from: old, to: new)
    return matchChanges() + identityChanges(fields) + embeddedChanges()
      + FieldsComparison(kind: self, mapping: fields).changes()
      + DisplayComparison(kind: self, mapping: fields).changes() + promotionChanges(fields)
  }

  /// A change of this kind at a key of its files.
  func change(_ id: BreakingID, _ message: String, atKey key: String) -> BreakingChange {
    change(id, message, old: places.old.key(key), new: places.new.key(key))
  }

  func change(
    _ id: BreakingID, _ message: String, old: Finding.Place, new: Finding.Place
  ) -> BreakingChange {
    BreakingChange(id: id, message: message, kind: self.new.name, oldPlace: old, newPlace: new)
  }

  private func matchChanges() -> [BreakingChange] {
    var changes: [BreakingChange] = []
    if old.name != new.name {
      changes.append(
        change(
          .kindRenamed, "the kind `\(old.name)` is `\(new.name)`, its type `\(new.typeName)`",
          atKey: "match"))
    }
    switch (old.match, new.match) {
    case (.values(let values), _):
      let matched = matchedValues
      for value in values where !matched.contains(ExactText(value)) {
        if let other = claims.kind(of: value) {
          // As the kind of unknown rows it has those of the value too.
          if other == new.name { continue }
          changes.append(
            change(
              .matchValueMoved,
              "rows with the discriminator \(quote(value)) are of kind `\(other)`",
              atKey: "match"))
        } else {
          changes.append(
            change(
              .matchValueRemoved, "rows with the discriminator \(quote(value)) are of no kind",
              atKey: "match"))
        }
      }
    case (.keys, _):
      let isKept = KeyClaim(new.match).flatMap { KeyClaim(old.match)?.implies($0) }
      if isKept != true { changes.append(narrowed) }
    case (.unknown, .unknown): break
    case (.unknown, _): changes.append(narrowed)
    }
    return changes
  }

  private var narrowed: BreakingChange {
    change(.matchNarrowed, "`match` takes fewer rows than before", atKey: "match")
  }

  /// The discriminator values of the newer state.
  private var matchedValues: Set<ExactText> {
    if case .values(let values) = new.match { Set(values.map(ExactText.init)) } else { [] }
  }

  private func identityChanges(_ fields: FieldMapping) -> [BreakingChange] {
    let before = old.idField.map { fields.newIndex(of: $0) }
    if before == new.idField { return [] }
    return [change(.identityChanged, "tickets of the kind have another identity", atKey: "id")]
  }

  private func embeddedChanges() -> [BreakingChange] {
    let kept = Set(new.embedded)
    let removed = old.embedded.filter { !kept.contains($0) }
    if removed.isEmpty { return [] }
    let tree = JSONPathTree(removed.lazy.map { ($0, $0) })
    var used: Set<JSONPath> = []
    for reader in new.readPaths { used.formUnion(tree.values(along: reader)) }
    return removed.compactMap { path in
      guard used.contains(path) else { return nil }
      return change(
        .embeddedRemoved, "the text at \(quote(path.normalized)) is not read as JSON any more",
        atKey: "embedded")
    }
  }

  private func promotionChanges(_ fields: FieldMapping) -> [BreakingChange] {
    switch (old.promotion, new.promotion) {
    case (nil, nil): []
    case (nil, _?):
      [change(.promotionChanged, "the kind has a promotion, and had none", atKey: "promotion")]
    case (_?, nil):
      [change(.promotionRemoved, "the kind has no promotion any more", atKey: "promotion")]
    case (let before?, let after?):
      fields.mapped(before) == after
        ? [] : [change(.promotionChanged, "the promotion has other rules", atKey: "promotion")]
    }
  }
}
