import Testing

@testable import TicketCodegen
@testable import TicketSchema

@Suite("translateValue: languages")
struct LanguageTests {
  private static let title = Catalogs.localized(["zh": [.literal("满")], "en": [.literal("over")]])

  private func shown(_ properties: DisplayProperty...) throws -> String {
    let kind = Catalogs.kind(
      "x",
      fields: [
        Catalogs.field("overdue", .bool), Catalogs.field("m", .decimal()),
        Catalogs.field("note", .string(), isOptional: true),
      ], display: properties)
    let outputs = TicketGenerator.files(for: Catalogs.catalog([kind]), access: .internal)
    let text = try #require(outputs.first { $0.name == "XTicket.swift" }).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.contains("What the cell shows.") }.dropFirst().dropLast(2)
      .joined(separator: "\n")
  }

  private func styled(_ runs: DisplayValue.Run...) -> DisplayProperty {
    Catalogs.property(
      "perferential", kind: .styled, isOptional: true,
      [DisplayCase(condition: nil, value: .runs(runs), mayBeAbsent: [])])
  }

  @Test("A text is a switch over its languages, the first of them the default")
  func text() throws {
    let text = Catalogs.localized([
      "zh": [.literal("满"), .field(1, format: nil)], "en": [.literal("over")], "zh-TW": [],
    ])
    #expect(
      try shown(
        Catalogs.property(
          "a", [DisplayCase(condition: nil, value: .text(text), mayBeAbsent: [])]))
          == """
            var a: String {
              switch record.language("zh", "en", "zh-TW") {
              case 1: "over"
              case 2: ""
              default: record.text("满", 1)
              }
            }
          """)
  }

  @Test("One language alone needs no switch")
  func oneLanguage() throws {
    let text = Catalogs.localized(["zh": [.literal("满")]])
    #expect(
      try shown(
        Catalogs.property(
          "a", [DisplayCase(condition: nil, value: .text(text), mayBeAbsent: [])]))
        == #"  var a: String { "满" }"#)
  }

  @Test("Behind a condition or a guard the texts are returned")
  func cases() throws {
    #expect(
      try shown(
        Catalogs.property(
          "a", isOptional: true,
          [
            DisplayCase(condition: .isTrue(0), value: .text(Self.title), mayBeAbsent: []),
            DisplayCase(condition: nil, value: .text(Self.title), mayBeAbsent: [2]),
          ]))
          == """
            var a: String? {
              if overdueValue {
                switch record.language("zh", "en") {
                case 1: return "over"
                default: return "满"
                }
              }
              guard record.isPresent(2) else { return nil }
              switch record.language("zh", "en") {
              case 1: return "over"
              default: return "满"
              }
            }
          """)
  }

  @Test("Runs in the same languages are chosen together")
  func runsTogether() throws {
    #expect(
      try shown(
        styled(
          .init(text: Self.title, style: "symbol"),
          .init(text: LocalizedTemplate(parts: [.field(1, format: nil)]), style: "amount"),
          .init(
            text: Catalogs.localized(["zh": [.literal("元")], "en": [.literal("yuan")]]), style: nil)
        ))
          == """
            var perferential: StyledText? {
              switch record.language("zh", "en") {
              case 1:
                StyledText(
                  record.run("over", style: TicketStyle.symbol),
                  record.run(1, style: TicketStyle.amount),
                  record.run("yuan"))
              default:
                StyledText(
                  record.run("满", style: TicketStyle.symbol),
                  record.run(1, style: TicketStyle.amount),
                  record.run("元"))
              }
            }
          """)
  }

  @Test("Runs in different languages are chosen one by one")
  func runsApart() throws {
    #expect(
      try shown(
        styled(
          .init(text: Self.title, style: "symbol"),
          .init(text: LocalizedTemplate(parts: [.field(1, format: nil)]), style: nil),
          .init(
            text: Catalogs.localized(["ja": [.literal("円")], "en": [.literal("yen")]]), style: nil)
        ))
          == """
            var perferential: StyledText? {
              let run1 = switch record.language("zh", "en") {
              case 1: record.run("over", style: TicketStyle.symbol)
              default: record.run("满", style: TicketStyle.symbol)
              }
              let run3 = switch record.language("ja", "en") {
              case 1: record.run("yen")
              default: record.run("円")
              }
              return StyledText(
                run1,
                record.run(1),
                run3)
            }
          """)
  }

  @Test("One run in several languages is one run in each")
  func oneRun() throws {
    #expect(
      try shown(styled(.init(text: Self.title, style: nil)))
        == """
          var perferential: StyledText? {
            switch record.language("zh", "en") {
            case 1: StyledText(record.run("over"))
            default: StyledText(record.run("满"))
            }
          }
        """)
  }

  @Test("Hostile tags stay in their literals")
  func hostileTags() throws {
    let text = Catalogs.localized(["a\")\\(x)": [.literal("1")], "\u{202E}": [.literal("2")]])
    #expect(
      try shown(
        Catalogs.property(
          "a", [DisplayCase(condition: nil, value: .text(text), mayBeAbsent: [])])
      ).contains(#"switch record.language("a\")\\(x)", "\u{202E}") {"#))
  }
}
