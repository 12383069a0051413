import Diagnostics
import Foundation
import Testing

@testable import TicketSchema

/// The schemas of `Examples/Payloads`, each folder a project of its own.
struct PayloadSchemasTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Payloads").standardizedFileURL

  /// The names of the shapes.
  static let shapes: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(name).appendingPathComponent("schemas").path)
    }.sorted()
  }()

  @Test func shapesAreThere() { #expect(Self.shapes.count >= 16) }

  @Test(arguments: shapes)
  func schemasAreReadWithoutAFinding(shape: String) throws {
    let schemas = Self.folder.appendingPathComponent(shape).appendingPathComponent("schemas")
    var findings = FindingCollector()
    let inputs = try #require(SchemaFolder.inputs(of: schemas.path, into: &findings))
    let catalog = SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings)
    var formatter = FindingFormatter()
    #expect(formatter.text(findings.findings) == "")
    let kinds = try #require(catalog).kinds
    #expect(!kinds.isEmpty)
    // Nothing of what the schemas say is lost on the way to the runtime.
    let table = LayoutTable.text(for: try #require(catalog)).split(separator: "\n")
    #expect(table.filter { $0.hasPrefix("kind ") }.count == kinds.count)
    let embedded = kinds.filter { !$0.embedded.isEmpty }.count
    #expect(table.count == 3 + kinds.count + embedded + kinds.map(\.fields.count).reduce(0, +))
  }
}
