import SwiftCode
import Testing

@testable import TicketCodegen
@testable import TicketSchema

@Suite("translateKind")
struct KindTests {
  private func text(
    _ kind: TicketKind, access: ProjectSettings.Access = .internal,
    settings: ProjectSettings = Catalogs.settings
  ) throws -> String {
    let outputs = TicketGenerator.files(
      for: Catalogs.catalog([kind], settings: settings), access: access)
    return try #require(outputs.first { $0.name == "\(kind.typeName).swift" }).text
  }

  /// The lines behind a line that begins a group, without those before it.
  private func lines(behind comment: String, of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.contains(comment) }.dropFirst().dropLast(2).joined(separator: "\n")
  }

  @Test("Every type has its accessor, and an optional one for fields that may be absent")
  func fields() throws {
    let types: [(String, FieldType)] = [
      ("text", .string()), ("flag", .bool), ("count", .integer()), ("money", .decimal()),
      ("day", Catalogs.date), ("cost", Catalogs.money), ("share", Catalogs.rate),
      ("texts", .list(.string())), ("counts", .list(.integer())), ("sizes", .list(.decimal())),
    ]
    let kind = Catalogs.kind(
      "x",
      fields: types.map { Catalogs.field($0.0, $0.1) }
        + types.map { Catalogs.field("\($0.0)2", $0.1, isOptional: true) })
    #expect(
      lines(behind: "What the server sent.", of: try text(kind)) == """
          var textValue: String { record.string(0) }
          var flagValue: Bool { record.bool(1) }
          var countValue: Int { record.integer(2) }
          var moneyValue: Decimal { record.decimal(3) }
          var dayValue: Date { record.date(4) }
          var costValue: Money { record.money(5) }
          var shareValue: Decimal { record.rate(6) }
          var textsValue: [String] { record.strings(7) }
          var countsValue: [Int] { record.integers(8) }
          var sizesValue: [Decimal] { record.decimals(9) }
          var text2Value: String? { record.optionalString(10) }
          var flag2Value: Bool? { record.optionalBool(11) }
          var count2Value: Int? { record.optionalInteger(12) }
          var money2Value: Decimal? { record.optionalDecimal(13) }
          var day2Value: Date? { record.optionalDate(14) }
          var cost2Value: Money? { record.optionalMoney(15) }
          var share2Value: Decimal? { record.optionalRate(16) }
          var texts2Value: [String]? { record.optionalStrings(17) }
          var counts2Value: [Int]? { record.optionalIntegers(18) }
          var sizes2Value: [Decimal]? { record.optionalDecimals(19) }
        """)
  }

  @Test("An enum field has its type, with a case for texts outside the list")
  func enumField() throws {
    let kind = Catalogs.kind(
      "x",
      fields: [Catalogs.field("status", Catalogs.enumeration("Status", ["unused", "default"]))])
    #expect(
      lines(behind: "What the server sent.", of: try text(kind, access: .public)) == """
          public var statusValue: Status {
            switch record.enumNumber(0) {
            case 0: .unused
            case 1: .default
            default: .unrecognized(record.string(0))
            }
          }

          public enum Status: Hashable, Sendable {
            case unused
            case `default`
            case unrecognized(String)
          }
        """)
  }

  @Test("An enum field that may be absent is nil then")
  func optionalEnumField() throws {
    let kind = Catalogs.kind(
      "x",
      fields: [
        Catalogs.field("state", Catalogs.enumeration("State", ["on", "none"]), isOptional: true)
      ])
    #expect(
      lines(behind: "What the server sent.", of: try text(kind, access: .package)) == """
          package var stateValue: State? {
            guard record.isPresent(0) else { return nil }
            switch record.enumNumber(0) {
            case 0: return .on
            case 1: return State.none
            default: return .unrecognized(record.string(0))
            }
          }

          package enum State: Hashable, Sendable {
            case on
            case none
            case unrecognized(String)
          }
        """)
  }

  @Test("A list of enums has the type of its elements")
  func enumLists() throws {
    let kind = Catalogs.kind(
      "x",
      fields: [
        Catalogs.field("states", Catalogs.enumerationList("States", ["on", "none"])),
        Catalogs.field("days", Catalogs.enumerationList("Days", ["default"]), isOptional: true),
      ])
    #expect(
      lines(behind: "What the server sent.", of: try text(kind, access: .public)) == """
          public var statesValue: [States] {
            Swift.zip(record.enumCases(0), record.strings(0)).map { number, text -> States in
              switch number {
              case 0: .on
              case 1: .none
              default: .unrecognized(text)
              }
            }
          }

          public enum States: Hashable, Sendable {
            case on
            case none
            case unrecognized(String)
          }

          public var daysValue: [Days]? {
            guard record.isPresent(1) else { return nil }
            return Swift.zip(record.enumCases(1), record.strings(1)).map { number, text -> Days in
              switch number {
              case 0: .default
              default: .unrecognized(text)
              }
            }
          }

          public enum Days: Hashable, Sendable {
            case `default`
            case unrecognized(String)
          }
        """)
  }

  @Test("A property's cases come in order, each behind its condition and its fields' presence")
  func displayProperties() throws {
    let kind = Catalogs.kind(
      "x",
      fields: [
        Catalogs.field("overdue", .bool), Catalogs.field("note", .string(), isOptional: true),
        Catalogs.field("price", .decimal(), isOptional: true),
      ],
      display: [
        Catalogs.property("goodName", [Catalogs.textCase([])]),
        Catalogs.property(
          "badge", isOptional: true,
          [
            Catalogs.textCase([.field(1, format: nil)], when: .isTrue(0), mayBeAbsent: [1]),
            Catalogs.textCase(
              [.field(1, format: nil), .field(2, format: .number("0.00"))], mayBeAbsent: [1, 2]),
          ]),
        Catalogs.property(
          "hint", isOptional: true, [Catalogs.textCase([.literal("x")], when: .isAbsent(1))]),
        Catalogs.property(
          "never", isOptional: true, [Catalogs.textCase([.literal("x")], when: .constant(false))]),
        Catalogs.property(
          "always",
          [
            Catalogs.textCase([.literal("x")], when: .constant(true)),
            Catalogs.textCase([.literal("y")]),
          ]),
        Catalogs.property(
          "perferential", kind: .styled, isOptional: false,
          [
            DisplayCase(
              condition: nil,
              value: .runs([.init(text: LocalizedTemplate(parts: [.literal("x")]), style: nil)]),
              mayBeAbsent: [])
          ]),
        Catalogs.property(
          "sticker", kind: .styled, isOptional: false,
          [
            DisplayCase(
              condition: nil,
              value: .runs([.init(text: LocalizedTemplate(parts: []), style: "amount")]),
              mayBeAbsent: [])
          ]),
      ])
    #expect(
      lines(behind: "What the cell shows.", of: try text(kind)) == """
          var goodName: String { "" }

          var badge: String? {
            if overdueValue {
              guard record.isPresent(1) else { return nil }
              return record.text(1)
            }
            guard record.arePresent(1, 2) else { return nil }
            return record.text(1, .number(2, "0.00"))
          }

          var hint: String? {
            if !record.isPresent(1) { return "x" }
            return nil
          }

          var never: String? { nil }
          var always: String { "x" }
          var perferential: StyledText? { StyledText(record.run("x")) }
          var sticker: StyledText { StyledText(record.run(style: TicketStyle.amount)) }
        """)
  }

  @Test("Dates have their pattern, and styles their Swift names")
  func formats() throws {
    var settings = Catalogs.settings
    settings.styles[0].name = "big symbol"
    settings.styles[0].swiftName = "bigSymbol"
    let kind = Catalogs.kind(
      "x", fields: [Catalogs.field("day", Catalogs.date)],
      display: [
        DisplayProperty(
          name: "perferential", swiftName: "perferential", kind: .styled, isOptional: true,
          ownership: .ticketModel,
          cases: [
            DisplayCase(
              condition: nil,
              value: .runs([
                .init(
                  text: LocalizedTemplate(parts: [.field(0, format: .date("yyyy年M月d日 \"\\(x)\""))]),
                  style: "big symbol")
              ]), mayBeAbsent: [])
          ])
      ])
    #expect(
      lines(behind: "What the cell shows.", of: try text(kind, settings: settings)) == #"""
          var perferential: StyledText? {
            StyledText(record.run(.date(0, "yyyy年M月d日 \"\\(x)\""), style: TicketStyle.bigSymbol))
          }
        """#)
  }

  @Test("Every format is a part of the text")
  func allFormats() throws {
    let formats: [FieldFormat] = [
      .number("¤0.00"), .currency, .symbol, .rate(.percentOff), .rate(.percentPaid),
      .rate(.tenthsPaid), .list, .join("·\")"),
    ]
    let kind = Catalogs.kind(
      "x", fields: [Catalogs.field("a", Catalogs.money)],
      display: formats.enumerated().map { index, format in
        Catalogs.property("p\(index)", [Catalogs.textCase([.field(0, format: format)])])
      })
    #expect(
      lines(behind: "What the cell shows.", of: try text(kind)) == #"""
          var p0: String { record.text(.number(0, "¤0.00")) }
          var p1: String { record.text(.currency(0)) }
          var p2: String { record.text(.symbol(0)) }
          var p3: String { record.text(.rate(0, .percentOff)) }
          var p4: String { record.text(.rate(0, .percentPaid)) }
          var p5: String { record.text(.rate(0, .tenthsPaid)) }
          var p6: String { record.text(.list(0)) }
          var p7: String { record.text(.join(0, "·\")")) }
        """#)
  }

  @Test("A kind without a summary has a comment all the same, and empty groups have none")
  func emptyKind() throws {
    let text = try text(Catalogs.kind("cashVoucher"))
    #expect(
      text.contains(
        "/// A ticket of kind `cashVoucher`.\nstruct CashVoucherTicket: TicketModel {\n"))
    #expect(
      text.hasSuffix("  var type: TicketType { .cashVoucher }\n  var id: String { record.id }\n}\n")
    )
  }

  @Test("A schema's path stays in the header's line")
  func hostilePath() throws {
    let text = try text(Catalogs.kind("x", schemaPath: "a\nfatalError()\u{202E}.yaml"))
    #expect(text.hasPrefix("// Generated by ticketgen from a\\nfatalError()\\u{202E}.yaml. Do not"))
  }
}
