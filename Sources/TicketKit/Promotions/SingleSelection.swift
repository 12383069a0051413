/// A choice of exactly one of several, such as a row of rule buttons or tabs.
public struct SingleSelection<Choice: Equatable> {
  /// What can be chosen, in order; never empty, and no two are equal.
  public let choices: [Choice]

  /// The place of the chosen one among the choices.
  public private(set) var selectedIndex: Int

  /// Makes a selection among one or more choices; the first one is selected.
  ///
  /// A choice that equals an earlier one is left out.
  public init(first: Choice, others: [Choice] = []) {
    choices = Self.distinct([first] + others)
    selectedIndex = 0
  }

  /// Makes a selection among a list of choices; nil when the list is empty, or does not contain the
  /// selected one.
  ///
  /// - Parameters:
  ///   - choices: What can be chosen, in order; a choice that equals an earlier one is left out.
  ///   - selected: The chosen one; the first when none is given.
  public init?(_ choices: [Choice], selected: Choice? = nil) {
    self.choices = Self.distinct(choices)
    guard let selected = selected ?? choices.first,
      let index = self.choices.firstIndex(of: selected)
    else { return nil }
    selectedIndex = index
  }

  private static func distinct(_ choices: [Choice]) -> [Choice] {
    choices.reduce(into: []) { distinct, choice in
      if !distinct.contains(choice) { distinct.append(choice) }
    }
  }
}

extension SingleSelection {
  /// The chosen one.
  public var selected: Choice { choices[selectedIndex] }

  /// Whether a choice is the chosen one.
  public func isSelected(_ choice: Choice) -> Bool {
    selected == choice
  }

  /// Chooses one in place of the one before.
  ///
  /// - Returns: Whether it is among the choices; else nothing changes.
  @discardableResult
  public mutating func select(_ choice: Choice) -> Bool {
    guard let index = choices.firstIndex(of: choice) else { return false }
    selectedIndex = index
    return true
  }
}

extension SingleSelection: Sendable where Choice: Sendable {}
extension SingleSelection: Equatable {}
extension SingleSelection: Hashable where Choice: Hashable {}
