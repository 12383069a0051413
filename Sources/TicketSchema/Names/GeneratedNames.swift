/// Which names generated code can take, for tools that make names up.
package enum GeneratedNames {
  /// Whether a kind can have a name, which is a Swift identifier.
  package static func canNameKind(_ name: String) -> Bool {
    !ReservedNames.unnameable.contains(name) && !ReservedNames.usedTypes.contains(name)
      && !ReservedNames.ticketTypeMembers.contains(name)
  }

  /// Whether the enum of a field can have a name, as far as the kind's other names allow.
  package static func canNameEnum(_ name: String) -> Bool {
    !ReservedNames.unnameable.contains(name) && !ReservedNames.usedTypes.contains(name)
      && !ReservedNames.ticketTypes.contains(name)
  }

  /// Whether a case of an enum can have a name.
  package static func canNameCase(_ name: String) -> Bool {
    !ReservedNames.unnameable.contains(name) && name != ReservedNames.unrecognizedCase
  }
}
