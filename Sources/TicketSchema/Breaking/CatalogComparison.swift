import Diagnostics

/// Compares two states of the schemas: what changed, and whom it hurts.
package struct CatalogComparison {
  let old: PlacedCatalog
  let new: PlacedCatalog
  private var changes: [BreakingChange] = []

  /// The changes that hurt somebody, in the order of the newer state's kinds; a pure function.
  package static func changes(from old: PlacedCatalog, to new: PlacedCatalog) -> [BreakingChange] {
    var comparison = CatalogComparison(old: old, new: new)
    comparison.changes = SettingsComparison(old: old, new: new).changes()
    comparison.compareKinds()
    return comparison.changes
  }

  private init(old: PlacedCatalog, new: PlacedCatalog) {
    self.old = old
    self.new = new
  }

  private mutating func compareKinds() {
    let newNames = Set(new.catalog.kinds.map(\.name))
    let claims = DiscriminatorClaims(new.catalog)
    let renamed = renamings()
    for (index, kind) in old.catalog.kinds.enumerated() where !newNames.contains(kind.name) {
      if renamed[kind.name] == nil { reportRemoval(of: kind, index) }
    }
    let oldIndices = Dictionary(
      old.catalog.kinds.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let oldNames = Dictionary(
      renamed.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let projectProperties = Set(new.catalog.settings.properties.map(\.swiftName))
    let styleNames = styleNames()
    var found: [String: Int] = [:]
    for (index, kind) in new.catalog.kinds.enumerated() {
      guard let oldIndex = oldIndices[oldNames[kind.name] ?? kind.name] else { continue }
      found[kind.name] = oldIndex
      let comparison = KindComparison(
        old: old.catalog.kinds[oldIndex], new: kind,
        places: (old: old.places(ofKind: oldIndex), new: new.places(ofKind: index)),
        projectProperties: projectProperties, styleNames: styleNames, claims: claims)
      changes += comparison.changes()
    }
    changes += ClaimsComparison(old: old, new: new, oldIndices: found).changes()
  }

  private mutating func reportRemoval(of kind: TicketKind, _ index: Int) {
    changes.append(
      BreakingChange(
        id: .kindRemoved, message: "the kind `\(kind.name)` is gone", kind: nil,
        oldPlace: old.places(ofKind: index).match, newPlace: .path(new.folder)))
  }

  /// The new names of the styles that are the same in Swift, by their old ones.
  private func styleNames() -> [String: String] {
    let names = Dictionary(
      new.catalog.settings.styles.map { ($0.swiftName, $0.name) },
      uniquingKeysWith: { first, _ in first })
    return Dictionary(
      old.catalog.settings.styles.compactMap { style in
        names[style.swiftName].map { (style.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The kinds that are there under another name: the new names by the old ones.
  private func renamings() -> [String: String] {
    let oldNames = Set(old.catalog.kinds.map(\.name))
    let newNames = Set(new.catalog.kinds.map(\.name))
    var names: [MatchKey: String] = [:]
    for kind in new.catalog.kinds where !oldNames.contains(kind.name) {
      for key in MatchKey.keys(of: kind.match) where names[key] == nil { names[key] = kind.name }
    }
    var result: [String: String] = [:]
    var taken: Set<String> = []
    for kind in old.catalog.kinds where !newNames.contains(kind.name) {
      let name = MatchKey.keys(of: kind.match).lazy.compactMap { names[$0] }.first
      if let name, taken.insert(name).inserted { result[kind.name] = name }
    }
    return result
  }
}

/// One thing by which rows are known to be of a kind.
private enum MatchKey: Hashable {
  case value(String)
  case keys(has: Set<JSONPath>, lacks: Set<JSONPath>)
  case unknown

  static func keys(of match: KindMatch) -> [MatchKey] {
    switch match {
    case .values(let values): values.map(MatchKey.value)
    case .keys(let has, let lacks): [.keys(has: Set(has), lacks: Set(lacks))]
    case .unknown: [.unknown]
    }
  }
}
