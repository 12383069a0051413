import Diagnostics
import YAMLSyntax

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
      after.styles.map { ($0.swiftName, $0) }, uniquingKeysWith: { first, _ in first })
    return before.styles.flatMap { style -> [BreakingChange] in
      guard let now = styles[style.swiftName] else {
        return [
          change(.styleRemoved, "the style \(quote(style.name)) is gone", "styles", style.name)
        ]
      }
      var changes: [BreakingChange] = []
      if ExactText(now.name) != ExactText(style.name) {
        changes.append(
          change(
            .styleChanged, "the style \(quote(style.name)) has the name \(quote(now.name))",
            "styles", style.name, newName: now.name))
      }
      if !now.looks(like: style) {
        changes.append(
          change(
            .styleChanged, "the style \(quote(now.name)) looks different", "styles", style.name,
            newName: now.name))
      }
      return changes
    }
  }

  private func propertyChanges(
    _ before: ProjectSettings, _ after: ProjectSettings
  ) -> [BreakingChange] {
    let properties = Dictionary(
      after.properties.map { ($0.swiftName, $0) }, uniquingKeysWith: { first, _ in first })
    return before.properties.flatMap { property -> [BreakingChange] in
      let name = quote(property.name)
      guard let now = properties[property.swiftName] else {
        return [
          change(
            .propertyRemoved, "the property \(name) is gone from every ticket", "properties",
            property.name)
        ]
      }
      var changes: [BreakingChange] = []
      if ExactText(now.name) != ExactText(property.name) {
        changes.append(
          change(
            .propertyChanged, "the property \(name) is \(quote(now.name)) in JSON previews",
            "properties", property.name, newName: now.name))
      }
      if now.kind == property.kind { return changes }
      let isSameType =
        now.kind.isStyled == property.kind.isStyled
        && (now.kind == .flag) == (property.kind == .flag)
      changes.append(
        change(
          isSameType ? .propertyOptionalityChanged : .propertyTypeChanged,
          "the property \(name) was `\(property.kind.rawValue)` and is `\(now.kind.rawValue)`",
          "properties", property.name, newName: now.name))
      return changes
    }
  }

  /// - Parameters:
  ///   - name: the name of the key's entry that changed, if it is one of several.
  ///   - newName: its name in the newer state, where it is another.
  private func change(
    _ id: BreakingID, _ message: String, _ key: String, _ name: String? = nil,
    newName: String? = nil
  ) -> BreakingChange {
    BreakingChange(
      id: id, message: message, kind: nil, oldPlace: places.old.place(of: key, name),
      newPlace: places.new.place(of: key, newName ?? name))
  }
}

extension TextStyleSetting {
  /// Whether a text has the same size, weight and colour in both.
  fileprivate func looks(like other: TextStyleSetting) -> Bool {
    size == other.size && weight == other.weight && color == other.color
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
