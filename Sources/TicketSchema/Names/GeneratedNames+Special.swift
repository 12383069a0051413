extension GeneratedNames {
  /// Whether a name, in whatever case it is written, means something of its own to Swift or to the types
  /// that generated code is made of: `init`, `Type`, `rawValue`.
  package static func isSpecial(_ name: String) -> Bool { special.contains(name.lowercased()) }

  private static let special = Set(
    ReservedNames.unnameable.union(ReservedNames.ticketTypeMembers).map { $0.lowercased() })
}
