import Diagnostics
import Testing

@testable import TicketSchema

/// Kinds of fault of schemas and generators that others have reported in public, each with its right
/// value.
struct KnownTrapTests {
  /// The literal texts of the display property `x`.
  private static func literals(_ value: String) throws -> [Template.Part] {
    let kind = try Sample.kind(Sample.ticket(display: "x: \(value)"))
    let property = try #require(kind.display.first { $0.name == "x" })
    guard case .text(let text) = property.cases[0].value else { return [] }
    return text.entries[0].template.parts
  }

  /// Yams#116, XcodeGen#240, crops-parser#48, YamlDotNet#447, js-yaml#198: scalars are never guessed.
  @Test(arguments: ["10.10", "no", "on", "0510", "08", "2026-11-30", "12:30", "1e3", "0x1F", ".5"])
  func scalarsAreTexts(written: String) throws {
    #expect(try Self.literals(written) == [.literal(written)])
    let kind = try Sample.kind(
      Sample.ticket(
        head: "match: \(written)\nsummary: \(written)",
        fields: """
          s: {type: string, default: \(written), absent: \(written)}
          e: {type: enum, cases: {a: \(written)}}
          """))
    #expect(kind.match == .values([written]))
    #expect(kind.summary == written)
    #expect(kind.fields[0].defaultJSON == "\"\(written)\"")
    #expect(kind.fields[0].absentTexts == [written])
    #expect(kind.fields[1].type.enumType?.cases[0].values == [written])
  }

  /// SwiftGen#814, SwiftGen#1141, SwiftGen#540, apollo-tooling#1515: nothing in a text means anything but
  /// braces.
  @Test(arguments: [
    #"a "quoted" 'text'"#, #"\(exit(1)) \u{41} \n"#, "%@ %d %% 100%", "</b> --> */ \"\"\" #\"",
  ])
  func textsStayAsTheyAre(text: String) throws {
    let quoted =
      "'"
      + text.replacing("'", with: "''").replacing("{", with: "{{")
      .replacing("}", with: "}}") + "'"
    #expect(try Self.literals(quoted) == [.literal(text)])
  }

  /// SwiftGen#1050: a scalar of several lines is one text.
  @Test func linesStayInTheirText() throws {
    #expect(try Self.literals("|-\n  a\n\n  b") == [.literal("a\n\nb")])
    #expect(try Self.literals(#""a\nb""#) == [.literal("a\nb")])
  }

  /// CreateAPI#158, swift-openapi-generator#221: every value of a kind reaches it.
  @Test func aKindHasSeveralValues() throws {
    let kind = try Sample.kind(Sample.ticket(head: "match: [1, 4, vip]"))
    #expect(kind.match == .values(["1", "4", "vip"]))
  }

  /// swift-openapi-generator#21: two names that are one in Swift are an error with both places.
  @Test(arguments: [
    ("a-b: string\na.b: string", ""), ("a: string", "aValue: x"), ("", "a-b: x\na_b: y\naB: z"),
  ])
  func twoNamesAreNotOne(fields: String, display: String) throws {
    let findings = Sample.read(["a.yaml": Sample.ticket(fields: fields, display: display)]).findings
    #expect(findings.map(\.id) == ["name-collision"])
    #expect(try #require(findings.first).notes.count == 1)
  }

  /// swagger-codegen#3934: cases have valid, distinct names, and the server's values as they are.
  @Test func casesKeepTheirValues() throws {
    let kind = try Sample.kind(
      Sample.ticket(
        fields: """
          e:
            type: enum
            cases: {1: 1, "foo:1": "foo:1", "[asc": "[asc", none: "", "e\u{301}": "e\\u0301"}
          """))
    let cases = try #require(kind.fields[0].type.enumType?.cases)
    #expect(cases.map(\.swiftName) == ["_1", "foo1", "asc", "none", "\u{E9}"])
    #expect(
      cases.map { $0.values.map { Array($0.utf8) } }
        == ["1", "foo:1", "[asc", "", "e\u{301}"].map { [Array($0.utf8)] })
    expectFindings(
      Sample.ticket(fields: "e: {type: enum, cases: {1️⃣\"\": 0}}"), [Expected("1️⃣", .unnameable)])
  }

  /// SwiftGen#896: nothing of a schema takes the place of a type.
  @Test(arguments: ["Date", "String", "Decimal", "Foundation", "Int", "Sendable", "Any"])
  func typesAreNotHidden(name: String) {
    let lowered = name.prefix(1).lowercased() + name.dropFirst()
    expectFindings(
      Sample.ticket(fields: "1️⃣\(lowered): {type: enum, cases: [a]}"),
      [Expected("1️⃣", .nameCollision, "`\(name)`")])
    expectFindings(
      Sample.ticket(display: "1️⃣\(name): x"), [Expected("1️⃣", .nameCollision, "`\(name)`")])
    expectSettingsFindings("styles: {1️⃣\(name): {}}", [Expected("1️⃣", .nameCollision)])
    #expect(
      Sample.read(["\(name).yaml": Sample.ticket()]).findings.map(\.id) == ["name-collision"])
  }

  /// quicktype#1346: the JSON key never follows the Swift name.
  @Test(arguments: ["sale-price", "SALE_PRICE", "2nd", "a.b", "@type", "e\u{301}", "class", "x y"])
  func keysStayAsWritten(key: String) throws {
    let field = try Sample.kind(Sample.ticket(fields: "\"\(key)\": string")).fields[0]
    #expect(field.paths == [JSONPath([.member(key)])])
    #expect(field.name.utf8.elementsEqual(key.utf8))
  }

  /// swagger-codegen#6919, swift-openapi-generator#34: keywords are names like others, but those that
  /// Swift cannot use at all.
  @Test(arguments: [
    "throw", "await", "default", "class", "in", "is", "as", "nil", "true", "some", "get",
    "set",
    "description", "hashValue", "super", "operator", "where",
  ])
  func keywordsAreNames(name: String) throws {
    let kind = try Sample.kind(
      Sample.ticket(
        fields: "\(name): {type: enum, cases: {\(name): 0}}", display: "\(name): x"))
    #expect(kind.fields[0].type.enumType?.cases[0].swiftName == name)
    #expect(kind.display.last?.swiftName == name)
    #expect(Sample.read(["\(name).yaml": Sample.ticket()]).catalog?.kinds[0].name == name)
  }

  @Test(arguments: ["init", "self", "Type", "Protocol"])
  func namesThatSwiftCannotUseAreRefused(name: String) {
    expectFindings(
      Sample.ticket(fields: "a: {type: enum, cases: {1️⃣\(name): 0}}"), [Expected("1️⃣", .unnameable)])
    expectFindings(Sample.ticket(display: "1️⃣\(name): x"), [Expected("1️⃣", .unnameable)])
  }

  /// swift-openapi-generator#794: a misspelt key is told with its place and the nearest one.
  @Test(arguments: [
    ("match: 1\n1️⃣sumary: x", "summary"), ("match: {1️⃣hass: x}", "has"),
    ("match: 1\nextends: 1️⃣_bas", "_base"),
  ])
  func misspellingsAreNamed(head: String, meant: String) throws {
    let source = MarkedText(Sample.ticket(head: head))
    let findings = Sample.read(["_base.yaml": "fields: {}", "a.yaml": source.text]).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.suggestion == meant)
    guard case .range(let range) = finding.place else {
      Issue.record("no place")
      return
    }
    #expect(range.bytes.lowerBound == source.offsets["1️⃣"])
  }

  /// BetterCodable#16, YYModel#105: with a default there is always a value, also for null.
  @Test(arguments: ["string", "string?"])
  func aDefaultIsAlwaysThere(type: String) throws {
    let field = try Sample.kind(Sample.ticket(fields: "a: {type: \(type), default: x}")).fields[0]
    #expect(!field.isOptional)
    #expect(field.defaultJSON == "\"x\"")
  }

  /// swift-openapi-generator#537: ISO dates with and without seconds, fractions and offsets.
  @Test(arguments: [
    "2026-11-30", "2026-11-30T08:00", "2026-11-30 08:00:00", "2026-11-30T08:00:00.123Z",
    "2026-11-30T08:00:00,123456789+08", "2026-11-30T08:00Z", "2026-11-30T08:00:00+0800",
    "2026-11-30T08:00:00-08:00",
  ])
  func datesOfAllFormsAreTaken(written: String) throws {
    let field = try Sample.kind(Sample.ticket(fields: "a: {type: date, default: \"\(written)\"}"))
      .fields[0]
    #expect(field.defaultJSON == "\"\(written)\"")
  }
}
