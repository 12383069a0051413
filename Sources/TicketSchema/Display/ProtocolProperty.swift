/// A display property that `TicketModel` asks for, in the protocol's order.
package enum ProtocolProperty: String, CaseIterable, Sendable {
  case backgroundImageName
  case goodName
  case effectCondition
  case deadline
  case perferential

  /// Whether every ticket has a value for it.
  package var isRequired: Bool { self != .perferential }

  /// One sentence that says what the property is.
  package var summary: String {
    switch self {
    case .backgroundImageName: "The name of the image behind the ticket."
    case .goodName: "What the ticket is for."
    case .effectCondition: "On which condition it takes effect."
    case .deadline: "How long it is valid."
    case .perferential: "What it is worth, in styled text."
    }
  }
}
