import Diagnostics
import YAMLSyntax

/// Compares the display properties of one kind in two states.
struct DisplayComparison {
  let kind: KindComparison
  let mapping: FieldMapping

  func changes() -> [BreakingChange] {
    let properties = Dictionary(
      kind.new.display.map { ($0.swiftName, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(kind.old.display.map(\.swiftName))
    var changes: [BreakingChange] = []
    for property in kind.old.display {
      if let now = properties[property.swiftName] {
        changes += self.changes(from: property, to: now)
      } else if let change = removal(of: property) {
        changes.append(change)
      }
    }
    for property in kind.new.display
    where property.ownership != .own && !known.contains(property.swiftName) && property.isOptional {
      changes.append(
        change(.propertyChanged, "\(quote(property.name)) is shown now", property.name))
    }
    return changes
  }

  /// - Parameter oldName: the property's name in the older state, where it is another.
  private func change(
    _ id: BreakingID, _ message: String, _ name: String, oldName: String? = nil
  ) -> BreakingChange {
    kind.change(
      id, message, old: kind.places.old.property(oldName ?? name),
      new: kind.places.new.property(name))
  }

  /// What it means that a property is gone; nil where the settings' change says it.
  private func removal(of property: DisplayProperty) -> BreakingChange? {
    let name = property.name
    switch property.ownership {
    case .ticketModel:
      return change(.propertyChanged, "\(quote(name)) is shown no more", name)
    case .projectTicket:
      guard kind.projectProperties.contains(property.swiftName) else { return nil }
      return change(.propertyChanged, "\(quote(name)) is shown no more", name)
    case .own:
      return change(.propertyRemoved, "the display property \(quote(name)) is gone", name)
    }
  }

  private func changes(
    from old: DisplayProperty, to new: DisplayProperty
  ) -> [BreakingChange] {
    var changes: [BreakingChange] = []
    func change(_ id: BreakingID, _ message: String) -> BreakingChange {
      self.change(id, message, new.name, oldName: old.name)
    }
    // The settings' change says what became of all kinds.
    let isSettings = old.ownership == .projectTicket && new.ownership == .projectTicket
    if !isSettings {
      if ExactText(old.name) != ExactText(new.name) {
        changes.append(
          change(.propertyChanged, "\(quote(old.name)) is \(quote(new.name)) in JSON previews"))
      }
      if old.kind.name != new.kind.name {
        changes.append(
          change(
            .propertyTypeChanged,
            "the display property \(quote(new.name)) was \(old.kind.name) and is \(new.kind.name)"
          ))
      } else if old.isOptionalInSwift != new.isOptionalInSwift {
        changes.append(
          change(
            .propertyOptionalityChanged,
            new.isOptional
              ? "the display property \(quote(new.name)) was always there and may be absent"
              : "the display property \(quote(new.name)) could be absent and is always there"))
      }
    }
    if !isSame(old, new) {
      changes.append(change(.propertyChanged, "\(quote(new.name)) shows something else"))
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
        && mapping.mapped(before.value).runs(namingStyles: kind.styleNames)
          == after.value.runs(namingStyles: [:])
    }
  }
}

extension DisplayValue {
  /// The value as a styled property has it, where a text is one run without a style.
  ///
  /// - Parameter names: the new names of styles that have one.
  fileprivate func runs(namingStyles names: [String: String]) -> [Run] {
    switch self {
    case .text(let text): [Run(text: text)]
    case .runs(let runs):
      runs.map { Run(text: $0.text, style: $0.style.map { names[$0] ?? $0 }) }
    }
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
