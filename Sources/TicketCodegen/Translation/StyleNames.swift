import TicketSchema

/// The Swift members of the settings' text styles, by the names that schemas use.
struct StyleNames: Sendable {
  private let members: [String: String]

  init(_ styles: [TextStyleSetting]) {
    members = Dictionary(styles.map { ($0.name, $0.swiftName) }) { first, _ in first }
  }

  /// The member for a style's name; a catalog names only styles that exist.
  func member(for name: String) -> String { members[name] ?? name }
}
