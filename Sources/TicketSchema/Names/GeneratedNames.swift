/// Which Swift names generated code gives to what a schema names, and which it cannot give: the one
/// owner of that rule, also for tools that make names up.
package enum GeneratedNames {
  /// What a name is given to.
  package enum Role: Sendable {
    /// A kind, which is a member of `TicketType`.
    case kind

    /// The enum of a field, which is nested in the ticket's type; that type is nil where the kind has
    /// no name.
    case enumType(inTicket: String?)
    case enumCase

    /// A display property that no protocol of TicketKit asks for, which is a member of the ticket.
    case property
  }

  /// Why a name cannot be given.
  package enum Obstacle: Equatable, Sendable {
    /// Swift cannot use it even in backticks, or not without surprises.
    case unnameable

    /// Something that is always there has it.
    case taken

    /// It would hide a type that generated code uses.
    case hidesType
  }

  /// The Swift member for a written name; nil when Swift cannot name it.
  package static func member(for written: String) -> String? {
    guard let name = SwiftName.member(for: written), !ReservedNames.unnameable.contains(name) else {
      return nil
    }
    return name
  }

  /// The member for a field's typed value: `deadlineValue`; nil when Swift cannot name it.
  package static func valueMember(ofField written: String) -> String? {
    SwiftName.member(for: written).map { $0 + "Value" }
  }

  /// The type of an enum field: `Status` for `status`; nil when Swift cannot name the field.
  package static func enumType(ofField written: String) -> String? {
    SwiftName.member(for: written).map { canonicalName(capitalized($0)) }
  }

  /// The name with its first letter in upper case.
  package static func capitalized(_ name: String) -> String { SwiftName.capitalized(name) }

  /// Why a Swift identifier cannot be given, as far as no other name of the schema is in its way.
  package static func obstacle(to name: String, as role: Role) -> Obstacle? {
    if ReservedNames.unnameable.contains(name) { return .unnameable }
    if isTaken(name, as: role) { return .taken }
    return hidesType(name, as: role) ? .hidesType : nil
  }

  private static func isTaken(_ name: String, as role: Role) -> Bool {
    switch role {
    case .kind: ReservedNames.ticketTypeMembers.contains(name)
    case .enumType(let ticket): name == ticket || ReservedNames.ticketTypes.contains(name)
    case .enumCase: name == ReservedNames.unrecognizedCase
    case .property:
      ReservedNames.ticketMembers.contains(name) || ReservedNames.displayEnvelope.contains(name)
        || ProtocolProperty(rawValue: name) != nil
    }
  }

  private static func hidesType(_ name: String, as role: Role) -> Bool {
    switch role {
    case .kind, .enumType, .property: hidesType(name)
    // Whoever names a type never looks among the cases of an enum.
    case .enumCase: false
    }
  }

  /// Whether a member or nested type of this name would take the place of a type that generated code
  /// uses.
  static func hidesType(_ name: String) -> Bool {
    // Types begin in upper case, and few members do.
    guard let head = name.utf8.first, head < UInt8(ascii: "a") else { return false }
    return ReservedNames.usedTypes.contains(name)
  }
}
