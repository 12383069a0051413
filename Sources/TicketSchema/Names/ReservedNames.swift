/// The names that generated code cannot give to something of the schema, in groups by reason.
enum ReservedNames {
  /// Names that Swift cannot use for a member even in backticks, or not without surprises.
  static let unnameable: Set<String> = ["init", "self", "Self", "Type", "Protocol", "_"]

  /// The types, protocols and modules that generated code names: a member or a nested type of the
  /// same name would take their place.
  static let usedTypes: Set<String> = [
    "Any", "Bool", "Date", "Decimal", "Foundation", "Hashable", "ID", "Int", "KindFactory", "Money",
    "ProjectTicket", "Sendable", "String", "StyledText", "Swift", "TextColor", "TextPart",
    "TextStyle", "TicketContext",
    "TicketFactory", "TicketKit", "TicketKitContract1", "TicketLayout", "TicketModel",
    "TicketRecord", "TicketStyle", "TicketType",
  ]

  /// The nested types that `TicketModel` gives every ticket.
  static let ticketTypes: Set<String> = ["ID"]

  /// What the preview puts beside the display properties.
  static let displayEnvelope: Set<String> = ["type", "row", "id", "file"]

  /// The members that every ticket has besides its display properties.
  static let ticketMembers: Set<String> = ["accessibilityLabel", "at", "detached", "record"]

  /// What a ticket with a promotion has and names besides.
  static let promotionMembers = [
    "period", "isActive", "discount", "threshold", "isStackable", "isThreshold", "isEffective",
    "isWorking", "discountedAmount", "Promotion", "PromotionDiscount", "ValidityPeriod",
  ]

  /// The members that `TicketType` has besides the kinds.
  static let ticketTypeMembers: Set<String> = ["RawValue", "rawValue"]

  /// The case that every generated enum has.
  static let unrecognizedCase = "unrecognized"
}
