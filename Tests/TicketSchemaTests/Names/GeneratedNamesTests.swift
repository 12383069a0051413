import Testing

@testable import TicketSchema

/// The names that generated code can give, and why it cannot give others.
struct GeneratedNamesTests {
  @Test(
    arguments: [
      ("sale-price", "salePrice", "salePriceValue", "SalePrice"),
      ("2nd", "_2nd", "_2ndValue", "_2nd"), ("init", nil, "initValue", "Init"),
      ("self", nil, "selfValue", "Self"), ("***", nil, nil, nil), ("", nil, nil, nil),
    ] as [(String, String?, String?, String?)])
  func namesAreMade(written: String, member: String?, value: String?, type: String?) {
    #expect(GeneratedNames.member(for: written) == member)
    #expect(GeneratedNames.valueMember(ofField: written) == value)
    #expect(GeneratedNames.enumType(ofField: written) == type)
  }

  @Test(
    arguments: [
      ("coupon", .kind, nil), ("rawValue", .kind, .taken), ("String", .kind, .hidesType),
      ("init", .kind, .unnameable), ("id", .kind, nil),
      ("Status", .enumType(inTicket: "ATicket"), nil),
      ("Self", .enumType(inTicket: nil), .unnameable),
      ("ATicket", .enumType(inTicket: "ATicket"), .taken),
      ("ATicket", .enumType(inTicket: nil), nil),
      ("ID", .enumType(inTicket: nil), .taken), ("Date", .enumType(inTicket: nil), .hidesType),
      ("used", .enumCase, nil), ("unrecognized", .enumCase, .taken), ("Date", .enumCase, nil),
      ("self", .enumCase, .unnameable),
      ("badge", .property, nil), ("id", .property, .taken), ("type", .property, .taken),
      ("detached", .property, .taken), ("goodName", .property, .taken),
      ("Money", .property, .hidesType), ("_", .property, .unnameable),
    ] as [(String, GeneratedNames.Role, GeneratedNames.Obstacle?)])
  func obstaclesAreFound(
    name: String, role: GeneratedNames.Role, obstacle: GeneratedNames.Obstacle?
  ) {
    #expect(GeneratedNames.obstacle(to: name, as: role) == obstacle)
  }
}
