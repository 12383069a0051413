import Testing

@testable import TicketCodegen
@testable import TicketSchema

@Suite("translateDisplayProperty: the settings' properties")
struct ProjectPropertyTests {
  private func text(_ display: [DisplayProperty], access: ProjectSettings.Access) throws -> String {
    var settings = Catalogs.settings
    settings.properties = [
      ProjectProperty(name: "badge", swiftName: "badge", kind: .optionalText),
      ProjectProperty(name: "isMuted", swiftName: "isMuted", kind: .flag),
    ]
    let kind = Catalogs.kind(
      "x",
      fields: [
        Catalogs.field("overdue", .bool), Catalogs.field("cost", Catalogs.money, isOptional: true),
      ], display: display)
    let outputs = TicketGenerator.files(
      for: Catalogs.catalog([kind], settings: settings), access: access)
    return try #require(outputs.first { $0.name == "XTicket.swift" }).text
  }

  private func flag(_ condition: Condition) -> DisplayProperty {
    Catalogs.property("isMuted", kind: .flag(condition), ownership: .projectTicket)
  }

  @Test("Kinds conform to the project's protocol", arguments: ProjectSettings.Access.allCases)
  func conformance(access: ProjectSettings.Access) throws {
    let modifier = access == .internal ? "" : "\(access.rawValue) "
    #expect(
      try text([], access: access).contains("\n\(modifier)struct XTicket: ProjectTicket {\n"))
  }

  @Test("A flag is its condition")
  func flags() throws {
    let conditions: [(Condition, String)] = [
      (.isTrue(0), "overdueValue"),
      (.isFalse(0), "!overdueValue"),
      (.constant(false), "false"),
      (.and([.constant(true), .isTrue(0)]), "overdueValue"),
      (
        .or([
          .isTrue(0), .and([.isPresent(1), .comparison(.field(1), .greater, .number("0"))]),
        ]),
        "overdueValue || (record.isPresent(1) && record.money(1).amount > 0)"
      ),
    ]
    for (condition, swift) in conditions {
      let text = try text([flag(condition)], access: .public)
      let property = text.contains("  public var isMuted: Bool { \(swift) }\n")
      let onLines = text.contains("  public var isMuted: Bool {\n    \(swift)\n  }\n")
      #expect(property || onLines, "\(swift)")
    }
  }

  @Test("A text that a protocol calls optional is optional, also where it is always there")
  func optionalText() throws {
    let badge = Catalogs.property(
      "badge", isOptional: true, ownership: .projectTicket, [Catalogs.textCase([.literal("新")])])
    #expect(
      try text([badge], access: .public).contains("  public var badge: String? { \"新\" }\n"))
  }
}
