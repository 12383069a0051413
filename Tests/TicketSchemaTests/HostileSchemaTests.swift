import Diagnostics
import Testing

@testable import TicketSchema

/// Schemas that try to exhaust the reader: each gives findings or a catalog, in bounded time.
struct HostileSchemaTests {
  @Test func manyUnknownNamesAmongManyFields() {
    let fields = (0..<10_000).map { "field\($0): bool" }.joined(separator: "\n")
    let template = (0..<10_000).map { "{feild\($0)}" }.joined()
    let result = Sample.read([
      "sample.yaml": Sample.ticket(fields: fields, display: "x: '\(template)'")
    ])
    #expect(result.findings.count == 10_000)
  }

  @Test func deepConditions() {
    let nested = String(repeating: "(", count: 300_000)
    expectFindings(
      Sample.ticket(display: "x: [{when: \"\(nested)\", text: a}]").replacing(
        String(repeating: "(", count: ConditionParser.deepestNesting + 1) + "(",
        with: String(repeating: "(", count: ConditionParser.deepestNesting) + "1️⃣((",
        maxReplacements: 1),
      [Expected("1️⃣", .conditionTooDeep)])
  }

  @Test func wideConditions() throws {
    let wide = Array(repeating: "a == 'x'", count: 40_000).joined(separator: " or ")
    guard case .or(let operands) = try Sample.condition(wide, fields: "a: string?") else {
      Issue.record("no alternatives")
      return
    }
    #expect(operands.count == 40_000)
  }

  @Test func longNumbersAndPaths() {
    let digits = String(repeating: "9", count: 500_000)
    expectFindings(
      Sample.ticket(fields: "a: {type: integer, default: 1️⃣\(digits)}"),
      [Expected("1️⃣", .wrongDefault)])
    expectFindings(
      Sample.ticket(fields: "a: {type: string, from: 'x[1️⃣\(digits)]'}"),
      [Expected("1️⃣", .pathSyntax)])
    let dots = String(repeating: "a.", count: 200_000)
    expectFindings(
      Sample.ticket(fields: "a: {type: string, from: \(dots.dropLast())1️⃣.}"),
      [Expected("1️⃣", .pathSyntax)])
  }

  @Test func manyPathsInMatchAndEmbedded() throws {
    let deep = (0..<63).map { "s\($0)" }.joined(separator: ".")
    let paths = (0..<3_000).map { "\(deep).a\($0)" }.joined(separator: ", ")
    let kind = try Sample.kind(
      Sample.ticket(head: "match: {has: [\(paths)]}\nembedded: [\(deep)]"))
    guard case .keys(let has, _) = kind.match else {
      Issue.record("\(kind.match)")
      return
    }
    #expect(has.count == 3_000)
  }

  @Test func manyLanguagesAndElements() throws {
    let letters = Array("abcdefghij")
    let tags = (0..<10_000).map { number in
      "zz-x-" + String(String(number).map { letters[$0.wholeNumberValue ?? 0] }) + ": '{a}'"
    }.joined(separator: ", ")
    let values = (0..<20_000).map(String.init).joined(separator: ", ")
    let kind = try Sample.kind(
      Sample.ticket(
        fields: "a: {type: integer, from: b}\nl: {type: list(integer), default: [\(values)]}",
        display: "goodName: {\(tags)}"))
    guard case .text(let text) = kind.display[1].cases[0].value else {
      Issue.record("\(kind.display[1].cases[0].value)")
      return
    }
    #expect(text.entries.count == 10_000)
    #expect(kind.fields[1].defaultJSON == "[" + values.replacing(", ", with: ",") + "]")
  }

  /// Cases are found by their names and values, not one by one.
  @Test func manyCasesAndTexts() throws {
    let cases = (0..<40_000).map { "c\($0)" }
    let enumeration = "{type: enum, cases: [\(cases.joined(separator: ", "))]}"
    let condition = Array(repeating: "e == 'd'", count: 40_000).joined(separator: " or ")
    let wrong = Sample.read([
      "a.yaml": Sample.ticket(
        fields: "e: \(enumeration)", display: "x: [{when: \"\(condition)\", text: a}]")
    ])
    #expect(wrong.findings.count == 40_000)
    let list = "{type: list(enum), cases: [\(cases.joined(separator: ", "))], default: ["
    let kind = try Sample.kind(
      Sample.ticket(fields: "e: \(list)\(cases.reversed().joined(separator: ", "))]}"))
    #expect(kind.fields[0].defaultJSON?.hasPrefix("[\"c39999\",\"c39998\"") == true)
  }

  @Test func manyMissingPropertiesBesideOthers() {
    let asked = (0..<100).map { "asked\($0): text" }.joined(separator: ", ")
    let others = (0..<20_000).map { "z\($0): ''" }.joined(separator: "\n")
    let result = Sample.read([
      "a.yaml": Sample.ticket(display: others), "ticketgen.yaml": "properties: {\(asked)}",
    ])
    #expect(result.findings.count == 100)
  }

  @Test func manyWrongZones() {
    let fields = (0..<5_000).map { "d\($0): {type: date, timeZone: No/Where\($0)}" }
    let result = Sample.read(["a.yaml": Sample.ticket(fields: fields.joined(separator: "\n"))])
    #expect(result.findings.count == 5_000)
  }

  @Test func manyKindsOfABigBase() {
    let fields = (0..<500).map { "field\($0): strng" }.joined(separator: "\n")
    var inputs = [
      SchemaReader.Input(
        relativePath: "_b.yaml",
        file: SourceFile(path: "_b.yaml", text: Sample.ticket(head: "id: x", fields: fields)))
    ]
    for number in 0..<50 {
      let text = "match: \(number)\nextends: _b\nfields: {x: string}\n"
      inputs.append(
        .init(
          relativePath: "kind\(number).yaml",
          file: SourceFile(path: "kind\(number).yaml", text: text)))
    }
    var findings = FindingCollector()
    #expect(SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings) == nil)
    #expect(findings.findings.count == 500)
  }

  @Test func manyKinds() throws {
    var findings = FindingCollector()
    let inputs = (0..<2_000).map { number in
      SchemaReader.Input(
        relativePath: "kind\(number).yaml",
        file: SourceFile(
          path: "kind\(number).yaml", text: Sample.ticket(head: "match: \(number)")))
    }
    let catalog = SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings)
    #expect(catalog?.kinds.count == 2_000)
  }
}
