import Diagnostics
import Foundation
import Testing
import TicketCodegen
import TicketSchema

@Suite("Committed output")
struct CommittedOutputTests {
  /// The folders with a `schemas` and a `Generated` folder in them.
  static let projects = [
    ".", "Tests/Fixtures/Mixed", "Tests/Fixtures/Hostile", "Tests/Fixtures/Full",
  ]

  @Test("is what the generator makes of its schemas", arguments: projects)
  func isCurrent(project: String) throws {
    let project = GoldenCase.repository.appendingPathComponent(project)
    let schemas = project.appendingPathComponent("schemas").path
    let folder = project.appendingPathComponent("Generated").path
    var findings = FindingCollector()
    let inputs = try #require(SchemaFolder.inputs(of: schemas, into: &findings))
    let catalog = try #require(
      SchemaReader.catalog(folder: schemas, inputs: inputs, into: &findings))
    let plan = try #require(
      OutputPlan.make(
        for: TicketGenerator.files(for: catalog, access: catalog.settings.access), in: folder,
        schemas: schemas, into: &findings))
    let stale = plan.changes.filter { $0.action != .keep }.map { "\($0.action) \($0.name)" }
    #expect(stale == [], "not current: run ./Scripts/ticketgen on \(schemas) and commit the output")
  }
}
