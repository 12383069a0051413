import Testing

@testable import TicketSchema

/// The values of `display`: forms, formats by field type, cases and styles.
struct DisplayTests {
  private static let fields = """
    s: string
    b: bool
    i: integer
    n: decimal
    d: date
    e: {type: enum, cases: [x, y]}
    """

  @Test func everyFormIsRead() throws {
    let kind = try Sample.kind(
      Sample.ticket(
        fields: Self.fields,
        display: """
          goodName: "a{{{s}}}"
          effectCondition: {text: "{i}{n}{i:#,##0}{n:0.00'}'}{e}"}
          deadline:
            - {when: b, text: "{d:yyyy-MM-dd HH:mm}"}
            - late
          perferential: {runs: [{text: "￥", style: symbol}, {text: "{n}"}]}
          badge: {runs: [{text: a}]}
          sale-price: b
          """))
    let values = kind.display.map { $0.cases.map(\.value) }
    #expect(
      kind.display.map(\.swiftName) == [
        "backgroundImageName", "goodName", "effectCondition", "deadline", "perferential", "badge",
        "salePrice",
      ])
    #expect(values[0] == [.text(LocalizedTemplate(parts: []))])
    #expect(
      values[1] == [
        .text(LocalizedTemplate(parts: [.literal("a{"), .field(0, format: nil), .literal("}")]))
      ])
    #expect(
      values[2] == [
        .text(
          LocalizedTemplate(parts: [
            .field(2, format: nil), .field(3, format: nil), .field(2, format: .number("#,##0")),
            .field(3, format: .number("0.00'}'")), .field(5, format: nil),
          ]))
      ])
    #expect(
      values[3] == [
        .text(LocalizedTemplate(parts: [.field(4, format: .date("yyyy-MM-dd HH:mm"))])),
        .text(LocalizedTemplate(parts: [.literal("late")])),
      ])
    #expect(
      values[4] == [
        .runs([
          .init(text: LocalizedTemplate(parts: [.literal("￥")]), style: "symbol"),
          .init(text: LocalizedTemplate(parts: [.field(3, format: nil)]), style: nil),
        ])
      ])
    #expect(kind.display.map(\.kind) == [.text, .text, .text, .text, .styled, .styled, .text])
    #expect(kind.display.filter { $0.ownership == .ticketModel }.count == 5)
  }

  @Test(
    arguments: [
      ("x: '{s:1️⃣0.00}'", .formatNotForType), ("x: '{e:1️⃣0}'", .formatNotForType),
      ("x: '{1️⃣b}'", .boolInTemplate), ("x: '{1️⃣b:0}'", .boolInTemplate),
      ("x: '{1️⃣d}'", .formatNeeded), ("x: '{d:1️⃣YYYY}'", .datePattern),
      ("x: '{d:1️⃣}'", .datePattern), ("x: '{n:0.001️⃣ 元}'", .numberPattern),
      ("x: '{n:1️⃣}'", .numberPattern), ("x: '{1️⃣z}'", .unknownField),
      ("x: 'a 1️⃣} b'", .templateSyntax),
      ("x: '{1️⃣ s}'", .templateSyntax), ("x: a 1️⃣{s", .templateSyntax),
      ("x: {runs: [{text: a, style: 1️⃣symbl}]}", .unknownStyle),
      ("x: {text: a, 1️⃣runs: [{text: b}]}", .textAndRuns), ("1️⃣x: {x-y: z}", .missingKey),
      ("x: 1️⃣[]", .emptyList), ("x: {runs: 1️⃣[]}", .emptyList), ("x: {runs: 1️⃣a}", .wrongNode),
      ("x: [1️⃣[a]]", .wrongNode), ("x: {runs: [1️⃣a]}", .wrongNode),
      ("x: {runs: [{1️⃣style: symbol}]}", .missingKey), ("x: {runs: [{text: 1️⃣[a]}]}", .wrongNode),
      ("x: {text: a, 1️⃣txt: b}", .unknownKey), ("x: {1️⃣when: b, text: a}", .wrongNode),
      ("x: [{1️⃣when: b}]", .missingKey), ("goodName: {1️⃣runs: [{text: a}]}", .runsNotAllowed),
      ("x: {zh: a, 1️⃣zh_TW: b}", .languageTag), ("x: {text: {1️⃣zhongwen-x: a}}", .languageTag),
      ("x: [{when: b, text: {zh: a, 1️⃣ZH: b}}]", .duplicateLanguage),
      // What YAML cut here is no part of the fault.
      ("x: a 1️⃣} b # c", .templateSyntax),
      ("x: {runs: [{text: 1️⃣{}}]}", .emptyList), ("x: {zh: a, en: 1️⃣[b]}", .wrongNode),
      ("1️⃣type: a", .reservedName), ("1️⃣row: a", .reservedName), ("1️⃣id: a", .reservedName),
      ("1️⃣file: a", .reservedName), ("1️⃣init: a", .unnameable), ("1️⃣self: a", .unnameable),
      ("1️⃣Type: a", .unnameable), ("1️⃣_: a", .unnameable), ("1️⃣'***': a", .unnameable),
      ("1️⃣record: a", .nameCollision), ("1️⃣at: a", .nameCollision), ("1️⃣String: a", .nameCollision),
      ("1️⃣accessibilityLabel: a", .nameCollision), ("1️⃣sValue: a", .nameCollision),
      ("1️⃣E: a", .nameCollision), ("a-b: a\n1️⃣aB: b", .nameCollision),
      ("1️⃣'id!': a", .nameCollision), ("1️⃣'@type': a", .nameCollision),
      ("1️⃣good-name: a", .nameCollision), ("1️⃣'perferential!': a", .nameCollision),
    ] as [(String, SchemaFinding)])
  func wrongValuesAreFound(display: String, kind: SchemaFinding) {
    expectFindings(
      Sample.ticket(fields: Self.fields, display: display.replacing("x: {1️⃣zh", with: "1️⃣x: {zh")),
      [Expected("1️⃣", kind)])
  }

  /// The property whose name is taken is told with the one that has it.
  @Test func aCollisionNamesBothPlaces() throws {
    let result = Sample.read(["a.yaml": Sample.ticket(display: "good-name: a")])
    let finding = try #require(result.findings.first { $0.id == "name-collision" })
    #expect(finding.notes.count == 1)
  }

  @Test func severalFindingsInOneTemplate() {
    expectFindings(
      Sample.ticket(fields: Self.fields, display: "x: 优惠{1️⃣z}{2️⃣d}{n:3️⃣元}"),
      [Expected("1️⃣", .unknownField), Expected("2️⃣", .formatNeeded), Expected("3️⃣", .numberPattern)])
  }

  @Test func placesAreRightInEscapedTexts() {
    expectFindings(
      Sample.ticket(fields: Self.fields, display: "x: \"\\u4f18\\\" {1️⃣z}\""),
      [Expected("1️⃣", .unknownField)])
  }

  @Test func requiredPropertiesMustBeThere() {
    expectFindings(
      "match: 1\n1️⃣display:\n  goodName: a\n  deadline: b\n",
      [
        Expected("1️⃣", .missingProperty, "`backgroundImageName`"),
        Expected("1️⃣", .missingProperty, "`effectCondition`"),
      ])
    expectFindings(
      "match: 1\ndisplay:\n  backgroundImageName: a\n  1️⃣goodname: a\n  effectCondition: a\n"
        + "  deadline: b\n",
      [Expected("1️⃣", .missingProperty, "`goodName`", "misspelling")])
    expectFindings("1️⃣match: 1\n", [Expected("1️⃣", .missingKey, "`display`")])
  }

  @Test func casesMustEnd() {
    expectFindings(
      Sample.ticket(
        fields: Self.fields,
        display: "1️⃣goodName: [{when: b, text: a}, {when: not b, text: b}]"),
      [Expected("1️⃣", .noEndingCase)])
  }

  @Test func casesBehindAnEndingOneAreWarnedOf() {
    expectFindings(
      Sample.ticket(
        fields: Self.fields,
        display: "goodName: [{text: a}, 1️⃣{when: b, text: b}, {text: c}]"),
      [Expected("1️⃣", .unreachableCase)])
  }

  @Test func repeatedConditionsAreWarnedOf() {
    expectFindings(
      Sample.ticket(
        fields: Self.fields,
        display: """
          goodName:
            - {when: not  b, text: a}
            - {when: b, text: a}
            - {when: 1️⃣not b, text: b}
            - {text: c}
          """),
      [Expected("1️⃣", .repeatedCondition)])
  }
}
