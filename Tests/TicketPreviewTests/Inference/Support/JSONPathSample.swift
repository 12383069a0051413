import Diagnostics
import Testing
import TicketSchema

@testable import TicketPreview

/// Paths through the schema reader, which is what reads them in the end.
enum JSONPathSample {
  static func path(_ name: String) -> JSONPath {
    JSONPath([.member("x"), .member(name), .index(0)])
  }

  /// The path that a text stands for in a schema.
  static func read(_ text: String) throws -> JSONPath {
    let schema = """
      match: {unknown: true}
      fields:
        f: {type: string?, from: \(YAMLText.quoted(text))}
      display: {backgroundImageName: "", goodName: "", effectCondition: "", deadline: ""}
      """.replacing("string?", with: "\"string?\"")
    var findings = FindingCollector()
    let catalog = SchemaReader.catalog(
      folder: "s",
      inputs: [.init(relativePath: "k.yaml", file: SourceFile(path: "k.yaml", text: schema))],
      into: &findings)
    #expect(findings.findings.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(catalog?.kinds.first?.fields.first?.paths.first)
  }
}
