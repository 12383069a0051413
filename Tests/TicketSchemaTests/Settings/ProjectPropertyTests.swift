import Testing

@testable import TicketSchema

/// The settings' `properties`, and what they ask of every kind.
struct ProjectPropertyTests {
  private static let settings = """
    properties: {badge: text?, title: text, price: styled, mark: styled?, isMuted: flag}
    """
  private static let fields = "a: string\nb: string?\nc: bool\nd: integer?"
  private static let display = "title: t\nprice: {runs: [{text: x}]}\nisMuted: c"

  @Test func propertiesAreRead() throws {
    let kind = try Sample.kind(
      Sample.ticket(fields: Self.fields, display: "own: o\n" + Self.display + "\nbadge: '{a}'"),
      settings: Self.settings)
    let shown = kind.display.dropFirst(4)
    #expect(shown.map(\.name) == ["badge", "title", "price", "isMuted", "own"])
    #expect(
      shown.map(\.ownership)
        == [.projectTicket, .projectTicket, .projectTicket, .projectTicket, .own])
    #expect(shown.map(\.kind) == [.text, .text, .styled, .flag(.isTrue(2)), .text])
    // The protocol says what is optional, also where a kind always has a value.
    #expect(shown.map(\.isOptional) == [true, false, false, false, false])
    #expect(kind.display.allSatisfy { $0.cases.isEmpty == ($0.name == "isMuted") })
    let catalog = Sample.read([
      "a.yaml": Sample.ticket(fields: Self.fields, display: Self.display),
      "ticketgen.yaml": Self.settings,
    ]).catalog
    #expect(
      catalog?.settings.properties == [
        ProjectProperty(name: "badge", swiftName: "badge", kind: .optionalText),
        ProjectProperty(name: "title", swiftName: "title", kind: .text),
        ProjectProperty(name: "price", swiftName: "price", kind: .styled),
        ProjectProperty(name: "mark", swiftName: "mark", kind: .optionalStyled),
        ProjectProperty(name: "isMuted", swiftName: "isMuted", kind: .flag),
      ])
  }

  @Test(arguments: [100, 101, 10_000])
  func thereAreAtMostAHundred(count: Int) {
    let names = (0..<count).map { "p\($0): text?" }.joined(separator: ", ")
    let result = Sample.read([
      "a.yaml": Sample.ticket(fields: Self.fields), "ticketgen.yaml": "properties: {\(names)}",
    ])
    #expect(result.findings.map(\.id) == (count == 100 ? [] : ["too-many-nodes"]))
    #expect(result.catalog?.settings.properties.count == (count == 100 ? 100 : nil))
  }

  @Test func textsBecomeStyledWhereTheSettingsSaySo() throws {
    let kind = try Sample.kind(
      Sample.ticket(display: "price: x"), settings: "properties: {price: styled}")
    #expect(
      kind.display.last?.cases.first?.value
        == .runs([.init(text: LocalizedTemplate(parts: [.literal("x")]), style: nil)]))
  }

  @Test func requiredPropertiesAreAskedFor() {
    let text = Sample.ticket(fields: Self.fields).replacing("display:", with: "1️⃣display:")
    expectFindings(
      text,
      [
        Expected("1️⃣", .missingProperty, "title"), Expected("1️⃣", .missingProperty, "price"),
        Expected("1️⃣", .missingProperty, "isMuted"),
      ], settings: Self.settings)
    expectFindings(
      Sample.ticket(display: "1️⃣titel: x"), [Expected("1️⃣", .missingProperty, "`title`")],
      settings: "properties: {title: text}")
  }

  @Test(
    arguments: [
      ("title: \"{1️⃣b}\"", .mayBeAbsent), ("1️⃣title: [{when: c, text: x}]", .noEndingCase),
      ("price: \"{1️⃣b}\"", .mayBeAbsent), ("title: {1️⃣runs: [{text: x}]}", .runsNotAllowed),
      ("badge: {1️⃣runs: [{text: x}]}", .runsNotAllowed), ("isMuted: 1️⃣[c]", .wrongNode),
      ("isMuted: 1️⃣{text: c}", .wrongNode), ("isMuted: 1️⃣{zh: c}", .wrongNode),
      ("isMuted: 1️⃣x", .unknownField), ("isMuted: 1️⃣a", .typeMismatch),
      ("isMuted: 1️⃣b == 'x'", .mayBeAbsent), ("isMuted: c or 1️⃣b == 'x'", .mayBeAbsent),
      ("isMuted: \"not (b is present and 1️⃣b == 'x')\"", .mayBeAbsent),
      ("isMuted: \"not (b is present or 1️⃣b == 'x')\"", .mayBeAbsent),
      ("isMuted: c 1️⃣c", .conditionSyntax), ("isMuted: not 1️⃣true", .typeMismatch),
    ] as [(String, SchemaFinding)])
  func wrongValuesAreFound(line: String, kind: SchemaFinding) {
    let name = line.drop { !$0.isASCII }.prefix { $0 != ":" }
    let others = Self.display.split(separator: "\n").filter { !$0.hasPrefix(name + ":") }
    expectFindings(
      Sample.ticket(
        fields: Self.fields, display: ([Substring(line)] + others).joined(separator: "\n")),
      [Expected("1️⃣", kind)], settings: Self.settings)
  }

  @Test(
    arguments: [
      ("true", .constant(true)), ("false", .constant(false)), ("not c", .isFalse(2)),
      ("b is present", .isPresent(1)),
      (
        "(d is present and d == 0) or c",
        .or([.and([.isPresent(3), .comparison(.field(3), .equal, .number("0"))]), .isTrue(2)])
      ),
    ] as [(String, Condition)])
  func flagsAreConditions(text: String, condition: Condition) throws {
    let kind = try Sample.kind(
      Sample.ticket(fields: Self.fields, display: "isMuted: \(text)"),
      settings: "properties: {isMuted: flag}")
    #expect(kind.display.last?.kind == .flag(condition))
  }

  @Test(
    arguments: [
      ("badge: 1️⃣txt", .wrongValue), ("badge: 1️⃣flag?", .wrongValue), ("badge: 1️⃣[text]", .wrongNode),
      ("1️⃣goodName: text", .reservedName), ("1️⃣row: text", .reservedName),
      ("1️⃣init: text", .unnameable), ("1️⃣+: text", .unnameable), ("1️⃣detached: text", .nameCollision),
      ("1️⃣good-name: text?", .nameCollision), ("a-b: text?, 1️⃣aB: text?", .nameCollision),
      ("1️⃣String: text?", .nameCollision),
    ] as [(String, SchemaFinding)])
  func wrongPropertiesAreFound(entries: String, kind: SchemaFinding) {
    expectSettingsFindings(
      "properties: {\(entries)}",
      [Expected("1️⃣", kind)]
    )
  }

  @Test func propertiesAreMembersOfEveryKind() {
    let result = Sample.read([
      "a.yaml": Sample.ticket(fields: "price: decimal"),
      "ticketgen.yaml": "properties: {priceValue: text?}",
    ])
    #expect(result.findings.map(\.id) == ["name-collision"])
    #expect(result.findings.first?.notes.count == 1)
  }

  @Test func kindsCannotBeTheProtocol() {
    let ticket = Sample.ticket()
    #expect(Sample.read(["project.yaml": ticket]).findings.isEmpty)
    #expect(
      Sample.read(["project.yaml": ticket, "ticketgen.yaml": "properties: {badge: text?}"])
        .findings.map(\.id) == ["name-collision"])
  }

  @Test func basesGiveThem() throws {
    let base =
      "fields: {c: bool}\ndisplay: {isMuted: c, backgroundImageName: x, goodName: x, effectCondition: x}"
    let result = Sample.read([
      "_base.yaml": base, "a.yaml": "match: 1\nextends: _base\ndisplay: {deadline: y}",
      "ticketgen.yaml": "properties: {isMuted: flag}",
    ])
    #expect(result.findings.map(\.message) == [])
    #expect(result.catalog?.kinds[0].display.last?.kind == .flag(.isTrue(0)))
  }
}
