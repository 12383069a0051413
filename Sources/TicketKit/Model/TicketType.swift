/// The kind of a ticket: an open set, to which generated code adds one member per kind.
public struct TicketType: RawRepresentable, Hashable, Sendable {
  /// The kind's name, such as `coupon`.
  public let rawValue: String

  /// Makes a type from a kind's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
