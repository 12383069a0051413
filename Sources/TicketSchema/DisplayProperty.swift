/// One property that a cell shows, as the cases that give its value.
package struct DisplayProperty: Sendable {
  /// What the property's Swift type is.
  package enum Kind: Hashable, Sendable {
    case text
    case styled

    /// A `Bool`: whether the condition holds.
    case flag(Condition)
  }

  /// Which protocol asks for the property.
  package enum Ownership: Hashable, Sendable {
    /// TicketKit's.
    case ticketModel

    /// The generated one of the settings' `properties`.
    case projectTicket

    /// None: the property is a further member of this kind.
    case own
  }

  /// The name as written, and the Swift member.
  package let name: String
  package let swiftName: String
  package let kind: Kind
  package let isOptional: Bool
  package let ownership: Ownership

  /// The cases in order, at least one; the first whose condition holds wins, none: nil. A flag has no
  /// cases.
  package let cases: [DisplayCase]

  /// Whether the Swift type is optional; TicketKit's styled property is in every kind.
  package var isOptionalInSwift: Bool {
    isOptional || ownership == .ticketModel && kind == .styled
  }

  package init(
    name: String, swiftName: String, kind: Kind, isOptional: Bool, ownership: Ownership,
    cases: [DisplayCase]
  ) {
    self.name = name
    self.swiftName = swiftName
    self.kind = kind
    self.isOptional = isOptional
    self.ownership = ownership
    self.cases = cases
  }
}

/// One case of a display property.
package struct DisplayCase: Sendable {
  /// When the case holds; nil: always.
  package let condition: Condition?
  package let value: DisplayValue

  /// The fields that the value reads and that may be absent here: if one is, the property is nil.
  package let mayBeAbsent: [Int]

  package init(condition: Condition?, value: DisplayValue, mayBeAbsent: [Int]) {
    self.condition = condition
    self.value = value
    self.mayBeAbsent = mayBeAbsent
  }
}

/// What a case shows.
package enum DisplayValue: Hashable, Sendable {
  case text(LocalizedTemplate)
  case runs([Run])

  /// One run of a styled value.
  package struct Run: Hashable, Sendable {
    package var text: LocalizedTemplate

    /// The style's name as in the settings.
    package var style: String?
  }
}
