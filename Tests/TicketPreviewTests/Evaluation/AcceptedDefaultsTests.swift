import Diagnostics
import Testing

@testable import TicketKit
@testable import TicketSchema

/// Defaults at the bounds of what the schema language takes: the runtime reads each of them.
@Suite struct AcceptedDefaultsTests {
  @Test(arguments: [
    "{type: integer, default: 9223372036854775807}",
    "{type: integer, default: -9223372036854775808}",
    "{type: integer, negate: true, default: 9223372036854775808}",
    "{type: integer, negate: true, default: -9223372036854775807}",
    "{type: list(integer), negate: true, default: [9223372036854775808, 0]}",
    "{type: decimal, default: 1e127}", "{type: decimal, default: 1e-128}",
    "{type: decimal, default: 99999999999999999999999999999999999999}",
    "{type: money, default: 1e-128}", "{type: money, unit: minor, default: 1e-124}",
    "{type: rate, as: fractionPaid, default: 1e-38}",
    "{type: rate, as: percentPaid, default: 1e-36}",
    "{type: rate, as: tenthsPaid, default: 9.9999999999999999999999999999999999999}",
    "{type: rate, as: fractionOff, default: 1e-128}",
    "{type: rate, as: fractionPaid, negate: true, default: -1}",
    "{type: rate, as: basisPointsOff, default: 1e4}",
    "{type: date, format: seconds, default: 253402300799.999999999}",
    "{type: date, format: seconds, default: -62135596800}",
    "{type: date, format: milliseconds, default: 253402300799999}",
    "{type: date, default: '0001-01-01'}", "{type: date, default: '9999-12-31T23:59:59.999Z'}",
    "{type: date, format: yyyyMMdd, default: 20280229}",
    "{type: enum, cases: {none: ['', 0]}, default: none}",
    "{type: list(enum), cases: {none: ['', 0], some: 1}, default: [some, none]}",
  ])
  func theRuntimeReadsIt(field: String) throws {
    var findings = FindingCollector()
    let text = """
      match: 1
      fields: {a: \(field)}
      display: {backgroundImageName: "", goodName: "", effectCondition: "", deadline: ""}
      """
    let catalog = SchemaReader.catalog(
      folder: "schemas",
      inputs: [.init(relativePath: "a.yaml", file: SourceFile(path: "a.yaml", text: text))],
      into: &findings)
    #expect(findings.findings.map(\.message) == [])
    let layout = TicketLayout(LayoutTable.text(for: try #require(catalog)))
    guard case .failure(let error) = layout.contents else { return }
    Issue.record("\(error)")
  }
}
