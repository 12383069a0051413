import Diagnostics

/// Compares the settings of two states.
struct SettingsComparison {
  private let old: PlacedCatalog
  private let new: PlacedCatalog
  private let places: (old: SettingsPlaces, new: SettingsPlaces)

  init(old: PlacedCatalog, new: PlacedCatalog) {
    self.old = old
    self.new = new
    places = (old.settingsPlaces, new.settingsPlaces)
  }

  func changes() -> [BreakingChange] {
    let (before, after) = (old.catalog.settings, new.catalog.settings)
    var changes: [BreakingChange] = []
    if before.envelope != after.envelope {
      changes.append(change(.envelopeChanged, "`envelope` finds other rows or kinds", "envelope"))
    }
    if after.access.rank < before.access.rank {
      changes.append(
        change(
          .accessNarrowed,
          "`access` was `\(before.access.rawValue)` and is `\(after.access.rawValue)`", "access"))
    }
    if before.locale != after.locale {
      changes.append(
        change(
          .localeChanged, "`locale` was \(quote(before.locale)) and is \(quote(after.locale))",
          "locale"))
    }
    if before.timeZone != after.timeZone {
      changes.append(
        change(
          .timeZoneChanged,
          "`timeZone` was \(quote(before.timeZone)) and is \(quote(after.timeZone))", "timeZone"))
    }
    return changes + styleChanges(before, after) + propertyChanges(before, after)
  }

  private func styleChanges(
    _ before: ProjectSettings, _ after: ProjectSettings
  ) -> [BreakingChange] {
    let styles = Dictionary(
      after.styles.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return before.styles.compactMap { style in
      guard let now = styles[style.name] else {
        return change(
          .styleRemoved, "the style \(quote(style.name)) is gone", "styles", style.name)
      }
      return now == style
        ? nil
        : change(
          .styleChanged, "the style \(quote(style.name)) looks different", "styles", style.name)
    }
  }

  private func propertyChanges(
    _ before: ProjectSettings, _ after: ProjectSettings
  ) -> [BreakingChange] {
    let properties = Dictionary(
      after.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return before.properties.compactMap { property in
      let name = quote(property.name)
      guard let now = properties[property.name] else {
        return change(
          .propertyRemoved, "the property \(name) is gone from every ticket", "properties",
          property.name)
      }
      if now.kind == property.kind { return nil }
      let isSameType =
        now.kind.isStyled == property.kind.isStyled
        && (now.kind == .flag) == (property.kind == .flag)
      return change(
        isSameType ? .propertyOptionalityChanged : .propertyTypeChanged,
        "the property \(name) was `\(property.kind.rawValue)` and is `\(now.kind.rawValue)`",
        "properties", property.name)
    }
  }

  private func change(
    _ id: BreakingID, _ message: String, _ key: String, _ name: String? = nil
  ) -> BreakingChange {
    BreakingChange(
      id: id, message: message, kind: nil, oldPlace: places.old.place(of: key, name),
      newPlace: places.new.place(of: key, name))
  }
}

extension ProjectSettings.Access {
  /// How many may see what has this access.
  fileprivate var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
