import Diagnostics
import Foundation
import Testing
import TicketKit
import TicketSchema

/// Catalogs of this repository's schemas, and of schemas in memory.
enum TestCatalog {
  /// The repository's top folder.
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The catalog of a schemas folder of the repository.
  static func folder(_ path: String) throws -> TicketCatalog {
    var findings = FindingCollector()
    let folder = repository.appendingPathComponent(path).path
    let inputs = try #require(SchemaFolder.inputs(of: folder, into: &findings))
    let catalog = SchemaReader.catalog(folder: folder, inputs: inputs, into: &findings)
    return try #require(catalog, "\(findings.findings.map(\.message))")
  }

  /// The catalog of files by their relative paths.
  static func files(
    _ files: KeyValuePairs<String, String>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TicketCatalog {
    var findings = FindingCollector()
    let inputs = files.map { path, text in
      SchemaReader.Input(
        relativePath: path, file: SourceFile(path: "schemas/\(path)", text: text))
    }.sorted { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
    let catalog = SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings)
    return try #require(
      catalog, "\(findings.findings.map(\.message))", sourceLocation: sourceLocation)
  }

  /// Noon of 30 November 2026 in Shanghai.
  static let noon = Date(timeIntervalSince1970: 1_796_011_200)
}
