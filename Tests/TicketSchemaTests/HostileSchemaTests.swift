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
