import Testing

@testable import TicketCodegen
@testable import TicketSchema

@Suite("translateFactory")
struct FactoryTests {
  private func factory(_ count: Int, settings: ProjectSettings = Catalogs.settings) throws -> String
  {
    let kinds = (0..<count).map { Catalogs.kind("k\($0)") }
    let outputs = TicketGenerator.files(
      for: Catalogs.catalog(kinds, settings: settings), access: .package)
    #expect(outputs.count == count + 1)
    return try #require(outputs.first { $0.name == "TicketFactory.swift" }).text
  }

  @Test("Up to a hundred kinds are one switch")
  func flatSwitch() throws {
    let text = try factory(100)
    #expect(
      text.contains("    case 99: return K99Ticket(checked: record)\n    default: return nil\n"))
    #expect(!text.contains("private static func"))
  }

  @Test("More are switches of fifty, of which every record reaches its own")
  func switchBlocks() throws {
    let text = try factory(101)
    #expect(
      text.contains(
        """
          package static func ticket(for record: TicketRecord) -> (any TicketModel)? {
            guard record.isChecked(by: layout) else { return nil }
            switch record.kind / 50 {
            case 0: return ticketOfKind0To49(record)
            case 1: return ticketOfKind50To99(record)
            case 2: return ticketOfKind100To100(record)
            default: return nil
            }
          }

          private static func ticketOfKind0To49(_ record: TicketRecord) -> (any TicketModel)? {
            switch record.kind {
            case 0: return K0Ticket(checked: record)
        """))
    for kind in 0..<101 {
      #expect(text.contains("\n    case \(kind): return K\(kind)Ticket(checked: record)\n"))
    }
  }

  @Test("Without kinds and styles there are no empty blocks")
  func emptyCatalog() throws {
    var settings = Catalogs.settings
    settings.styles = []
    let text = try factory(0, settings: settings)
    #expect(!text.contains("TicketType"))
    #expect(!text.contains("TicketStyle"))
    #expect(text.contains("    switch record.kind {\n    default: return nil\n    }\n"))
  }

  @Test("The settings' properties are a protocol, and optional on every ticket")
  func projectProperties() throws {
    var settings = Catalogs.settings
    settings.styles = []
    settings.properties = [
      ProjectProperty(name: "caption", swiftName: "caption", kind: .text),
      ProjectProperty(name: "badge", swiftName: "badge", kind: .optionalText),
      ProjectProperty(name: "head\nline", swiftName: "headLine", kind: .styled),
      ProjectProperty(name: "ribbon", swiftName: "ribbon", kind: .optionalStyled),
      ProjectProperty(name: "default", swiftName: "default", kind: .flag),
    ]
    let text = try factory(1, settings: settings)
    #expect(
      text.contains(
        """
        /// What every ticket of this project shows: the `properties` of `ticketgen.yaml` too.
        package nonisolated protocol ProjectTicket: TicketModel {
          /// The text `caption`.
          var caption: String { get }

          /// The text `badge`, if there is one.
          var badge: String? { get }

          /// The styled text `head
          /// line`.
          var headLine: StyledText { get }

          /// The styled text `ribbon`, if there is one.
          var ribbon: StyledText? { get }

          /// The flag `default`: whether the kind's condition holds.
          var `default`: Bool { get }
        }

        extension ProjectTicket {
          /// Nil: the kind leaves `badge` out.
          package nonisolated var badge: String? { nil }

          /// Nil: the kind leaves `ribbon` out.
          package nonisolated var ribbon: StyledText? { nil }
        }

        extension TicketModel {
          /// `caption` of `ticketgen.yaml`; nil for tickets of other projects.
          package nonisolated var caption: String? {
            (self as? any ProjectTicket).map { ticket -> String in ticket.caption }
          }

          /// `badge` of `ticketgen.yaml`; nil for tickets of other projects and where there is none.
          package nonisolated var badge: String? { (self as? any ProjectTicket)?.badge }
        """))
    #expect(
      text.contains(
        """
          package nonisolated var `default`: Bool? {
            (self as? any ProjectTicket).map { ticket -> Bool in ticket.default }
          }
        """))
  }

  @Test("Without properties there is no protocol, and without optional ones no stand-in")
  func fewProperties() throws {
    #expect(try !factory(1).contains("ProjectTicket"))
    var settings = Catalogs.settings
    settings.properties = [ProjectProperty(name: "a", swiftName: "a", kind: .flag)]
    #expect(try !factory(1, settings: settings).contains("extension ProjectTicket"))
  }

  @Test("Styles leave out what the settings leave out")
  func styles() throws {
    var settings = Catalogs.settings
    settings.styles = [
      TextStyleSetting(name: "a b\"", swiftName: "default", size: 12.5, weight: nil, color: nil),
      TextStyleSetting(
        name: "c", swiftName: "c", size: nil, weight: nil,
        color: TextColorSetting(light: 0xA, dark: 0xFFFFFF)),
    ]
    let text = try factory(1, settings: settings)
    #expect(
      text.contains(
        "  nonisolated static let `default` = TextStyle(name: \"a b\\\"\", size: 12.5)\n"))
    #expect(
      text.contains(
        "  nonisolated static let c = TextStyle(name: \"c\", color: TextColor(light: 0x00000A, dark: 0xFFFFFF))\n"
      ))
  }

  @Test("The outputs are in byte order of their names, whatever the order of the kinds")
  func order() {
    let outputs = TicketGenerator.files(
      for: Catalogs.catalog(["z", "满", "a", "U", "b"].map { Catalogs.kind($0) }), access: .public)
    #expect(
      outputs.map(\.name) == [
        "ATicket.swift", "BTicket.swift", "TicketFactory.swift", "UTicket.swift", "ZTicket.swift",
        "满Ticket.swift",
      ])
  }
}
