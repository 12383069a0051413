/// A display property of the settings: a requirement of the generated protocol `ProjectTicket`.
package struct ProjectProperty: Hashable, Sendable {
  /// What the property's value is, as written.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case text
    case optionalText = "text?"
    case styled
    case optionalStyled = "styled?"

    /// A condition, which is true or false.
    case flag

    /// Whether a kind may leave the property out; its value is nil then.
    package var isOptional: Bool { self == .optionalText || self == .optionalStyled }

    /// Whether the value is a styled text.
    package var isStyled: Bool { self == .styled || self == .optionalStyled }
  }

  /// The name as written, and the Swift member.
  package var name: String
  package var swiftName: String
  package var kind: Kind

  package init(name: String, swiftName: String, kind: Kind) {
    self.name = name
    self.swiftName = swiftName
    self.kind = kind
  }
}
