import Diagnostics
import YAMLSyntax

/// Compares one kind in two states.
struct KindComparison {
  let old: TicketKind
  let new: TicketKind
  let places: (old: KindPlaces, new: KindPlaces)

  /// The Swift names of the newer settings' properties.
  let projectProperties: Set<String>

  /// The newer settings' names for the older ones' styles that are the same in Swift.
  let styleNames: [String: String]

  /// Which kind takes which discriminator in the newer state.
  let claims: DiscriminatorClaims

  func changes() -> [BreakingChange] {
    let fields = FieldMapping(from: old, to: new)
    return matchChanges() + identityChanges(fields) + readingChanges(fields)
      + DisplayComparison(kind: self, mapping: fields).changes() + promotionChanges(fields)
  }

  /// What changes for a row that was read as the older kind and is read as the newer one.
  func readingChanges(_ fields: FieldMapping) -> [BreakingChange] {
    embeddedChanges() + embeddedAdditions(fields)
      + FieldsComparison(kind: self, mapping: fields).changes()
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
      // Kinds known by keys were asked after it, and are asked before it now.
      if new.match == .unknown, claims.hasKeyKinds { changes.append(narrowed) }
    case (.keys, _):
      let isKept = KeyClaim(new.match).flatMap { KeyClaim(old.match)?.implies($0) }
      if isKept != true || lacksMore { changes.append(narrowed) }
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

  /// What is read through texts that are read as JSON and were not, in rows in which fields were absent
  /// and that were kept.
  private func embeddedAdditions(_ fields: FieldMapping) -> [BreakingChange] {
    let added = addedEmbedded
    if added.isEmpty { return [] }
    let tree = JSONPathTree(added.lazy.map { ($0, $0) })
    var read: Set<JSONPath> = []
    var strict: Set<JSONPath> = []
    for (before, after) in fields.kept where !old.fields[before].isRequired {
      let field = new.fields[after]
      let known = Set(old.fields[before].paths)
      for path in field.paths where known.contains(path) {
        let texts = tree.values(along: path)
        read.formUnion(texts)
        if !field.isRequired, !field.toleratesWrong { strict.formUnion(texts) }
      }
    }
    return added.flatMap { path -> [BreakingChange] in
      let text = "the text at \(quote(path.normalized)) is read as JSON"
      var changes: [BreakingChange] = []
      if read.contains(path) {
        changes.append(
          change(.embeddedAdded, "\(text), with fields that were absent", atKey: "embedded"))
      }
      if strict.contains(path) {
        changes.append(
          change(
            .embeddedStrict, "\(text): rows where it is none are left out", atKey: "embedded"))
      }
      return changes
    }
  }

  /// The texts that are read as JSON and were not.
  private var addedEmbedded: [JSONPath] {
    let known = Set(old.embedded)
    return new.embedded.filter { !known.contains($0) }
  }

  /// Whether a key that must be missing may be found in a text that was not read as JSON.
  private var lacksMore: Bool {
    guard case .keys(_, let lacks) = new.match else { return false }
    let tree = JSONPathTree(addedEmbedded.lazy.map { ($0, $0) })
    return lacks.contains { !tree.values(along: $0).isEmpty }
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
