import Diagnostics

/// Compares the display properties of one kind in two states.
struct DisplayComparison {
  let kind: KindComparison
  let mapping: FieldMapping

  func changes() -> [BreakingChange] {
    let properties = Dictionary(
      kind.new.display.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(kind.old.display.map(\.name))
    var changes: [BreakingChange] = []
    for property in kind.old.display {
      if let now = properties[property.name] {
        changes += self.changes(from: property, to: now)
      } else if let change = removal(of: property) {
        changes.append(change)
      }
    }
    for property in kind.new.display
    where property.ownership != .own && !known.contains(property.name) && property.isOptional {
      changes.append(
        change(.propertyChanged, "\(quote(property.name)) is shown now", property.name))
    }
    return changes
  }

  private func change(_ id: BreakingID, _ message: String, _ name: String) -> BreakingChange {
    kind.change(
      id, message, old: kind.places.old.property(name), new: kind.places.new.property(name))
  }

  /// What it means that a property is gone; nil where the settings' change says it.
  private func removal(of property: DisplayProperty) -> BreakingChange? {
    let name = property.name
    switch property.ownership {
    case .ticketModel:
      return change(.propertyChanged, "\(quote(name)) is shown no more", name)
    case .projectTicket:
      guard kind.projectProperties.contains(name) else { return nil }
      return change(.propertyChanged, "\(quote(name)) is shown no more", name)
    case .own:
      return change(.propertyRemoved, "the display property \(quote(name)) is gone", name)
    }
  }

  private func changes(
    from old: DisplayProperty, to new: DisplayProperty
  ) -> [BreakingChange] {
    var changes: [BreakingChange] = []
    // The settings' change says what became of all kinds.
    let isSettings = old.ownership == .projectTicket && new.ownership == .projectTicket
    if !isSettings {
      if old.kind.name != new.kind.name {
        changes.append(
          change(
            .propertyTypeChanged,
            "the display property \(quote(new.name)) was \(old.kind.name) and is \(new.kind.name)",
            new.name))
      } else if old.isOptionalInSwift != new.isOptionalInSwift {
        changes.append(
          change(
            .propertyOptionalityChanged,
            new.isOptional
              ? "the display property \(quote(new.name)) was always there and may be absent"
              : "the display property \(quote(new.name)) could be absent and is always there",
            new.name))
      }
    }
    if !isSame(old, new) {
      changes.append(
        change(.propertyChanged, "\(quote(new.name)) shows something else", new.name))
    }
    return changes
  }

  private func isSame(_ old: DisplayProperty, _ new: DisplayProperty) -> Bool {
    switch (old.kind, new.kind) {
    case (.flag(let before), .flag(let after)): return mapping.mapped(before) == after
    // A flag shows nothing that a text could be compared with: its type says it all.
    case (.flag, _), (_, .flag): return true
    default: break
    }
    guard old.cases.count == new.cases.count else { return false }
    return zip(old.cases, new.cases).allSatisfy { before, after in
      before.condition.map(mapping.mapped) == after.condition
        && mapping.mapped(before.value).styled == after.value.styled
    }
  }
}

extension DisplayValue {
  /// The value as a styled property has it: a text is one run without a style.
  fileprivate var styled: DisplayValue {
    if case .text(let text) = self { .runs([Run(text: text)]) } else { self }
  }
}

extension DisplayProperty.Kind {
  /// The type in words.
  fileprivate var name: String {
    switch self {
    case .text: "a text"
    case .styled: "a styled text"
    case .flag: "a flag"
    }
  }
}
