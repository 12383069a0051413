import Testing

@testable import TicketSchema

/// Where a field that may be absent may be read: the type check of required properties.
struct PresenceTests {
  private static let fields =
    "a: string?\nb: string?\nc: bool\nd: string\ne: {type: string?, default: x}"

  private static func cases(_ lines: String...) -> String {
    "goodName:\n" + lines.map { "  - \($0)" }.joined(separator: "\n")
  }

  @Test(arguments: [
    // (a) the case's condition is the test, or an `and` with it; operands on its right, and the text.
    cases("{when: a is present, text: '{a}'}", "{text: x}"),
    cases("{when: a is present and a == 'x', text: '{a}'}", "{text: x}"),
    cases("{when: c and a is present and (c or not a == 'x'), text: '{a}'}", "{text: x}"),
    cases("{when: (a is present and b is present) and a == b, text: '{a}{b}'}", "{text: x}"),
    // (b) every case after one whose whole condition is `is absent`.
    cases("{when: a is absent, text: x}", "{when: a == 'x', text: y}", "{text: '{a}'}"),
    cases("{when: a is absent, text: x}", "{when: b is absent, text: '{a}'}", "{text: '{a}{b}'}"),
    cases("{when: (a is absent), text: x}", "{text: '{a}'}"),
    // A default makes a field one that is always there.
    cases("{text: '{e}{d}'}"),
  ])
  func provenReadsPass(display: String) throws {
    let kind = try Sample.kind(Sample.ticket(fields: Self.fields, display: display))
    let property = try #require(kind.display.first { $0.name == "goodName" })
    #expect(property.cases.allSatisfy { $0.mayBeAbsent.isEmpty })
    #expect(!property.isOptional)
  }

  @Test func aPropertyWithoutAnEndingCaseMayBeAbsent() throws {
    let kind = try Sample.kind(
      Sample.ticket(
        fields: Self.fields,
        display: "x: [{when: c, text: '{d}'}]\ny: [{when: c, text: '{d}'}, {text: z}]"))
    #expect(kind.display.suffix(2).map(\.name) == ["x", "y"])
    #expect(kind.display.suffix(2).map(\.isOptional) == [true, false])
  }

  @Test(arguments: [
    "goodName: '{1️⃣a}'",
    cases("{when: 1️⃣a == 'x', text: y}", "{text: x}"),
    // Operands on the left of the test prove nothing yet.
    cases("{when: 1️⃣a == 'x' and a is present, text: '{a}'}", "{text: x}"),
    cases("{when: c or a is present, text: '{1️⃣a}'}", "{text: x}"),
    cases("{when: not a is absent, text: '{1️⃣a}'}", "{text: x}"),
    cases("{when: not (a is absent), text: '{1️⃣a}'}", "{text: x}"),
    cases("{when: c or (a is present and 1️⃣a == 'x'), text: y}", "{text: x}"),
    cases("{when: a is present, text: x}", "{text: '{1️⃣a}'}"),
    cases("{when: a is absent, text: '{1️⃣a}'}", "{text: x}"),
    cases("{when: a is absent and c, text: x}", "{text: '{1️⃣a}'}"),
    cases("{when: not a is present, text: x}", "{text: '{1️⃣a}'}"),
    cases("{when: a is absent or c, text: x}", "{text: '{1️⃣a}'}"),
    cases("{when: a is present and c, text: '{a}{1️⃣b}'}", "{text: x}"),
  ])
  func otherReadsAreErrors(display: String) {
    expectFindings(
      Sample.ticket(fields: Self.fields, display: display), [Expected("1️⃣", .mayBeAbsent)])
  }

  @Test func eachPlaceIsOneFinding() {
    expectFindings(
      Sample.ticket(
        fields: Self.fields,
        display: Self.cases("{when: 1️⃣a == 2️⃣b, text: '{3️⃣a}{a}'}", "{text: '{4️⃣b}'}")),
      [
        Expected("1️⃣", .mayBeAbsent), Expected("2️⃣", .mayBeAbsent), Expected("3️⃣", .mayBeAbsent),
        Expected("4️⃣", .mayBeAbsent),
      ])
  }

  @Test func brokenConditionsProveEverything() {
    expectFindings(
      Sample.ticket(
        fields: Self.fields,
        display: Self.cases("{when: a is 1️⃣absnt, text: x}", "{text: '{a}'}")),
      [Expected("1️⃣", .conditionSyntax)])
  }

  @Test func optionalPropertiesAreAbsentThen() throws {
    let kind = try Sample.kind(
      Sample.ticket(
        fields: Self.fields,
        display: """
          perferential: "{a}"
          p1: "{a}{b}{a}"
          p2: "{d}"
          p3:
            - {when: a is present, text: "{a}{b}"}
            - {when: c, text: "{d}"}
          p4:
            - {when: a is absent, text: x}
            - {text: "{a}"}
          p5:
            - {when: b == 'x', text: "{b}"}
            - {runs: [{text: "{d}", style: symbol}]}
          """))
    let display = Dictionary(uniqueKeysWithValues: kind.display.map { ($0.name, $0) })
    #expect(display["perferential"]?.cases.map(\.mayBeAbsent) == [[0]])
    #expect(display["p1"]?.cases.map(\.mayBeAbsent) == [[0, 1]])
    #expect(display["p3"]?.cases.map(\.mayBeAbsent) == [[1], []])
    #expect(display["p4"]?.cases.map(\.mayBeAbsent) == [[], []])
    // The condition is no proof by rule (a), so the text is checked again.
    #expect(display["p5"]?.cases.map(\.mayBeAbsent) == [[1], []])
    #expect(
      kind.display.map(\.isOptional) == [
        false, false, false, false, true, true, false, true, false, true,
      ])
    #expect(display["p4"]?.kind == .text)
    #expect(display["p5"]?.kind == .styled)
    #expect(
      display["p5"]?.cases[0].value
        == .runs([.init(text: LocalizedTemplate(parts: [.field(1, format: nil)]), style: nil)]))
  }
}
