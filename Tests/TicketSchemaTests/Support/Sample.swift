import Diagnostics
import Testing

@testable import TicketSchema

/// Schemas in memory, and what the reader makes of them.
enum Sample {
  /// A ticket file with the given head, fields and display lines; the required properties that
  /// `display` does not give are added as empty texts.
  static func ticket(head: String = "match: 1", fields: String = "", display: String = "") -> String
  {
    var text = head + "\n"
    if !fields.isEmpty { text += "fields:\n" + indented(fields) }
    text += "display:\n"
    for property in ProtocolProperty.allCases
    where property.isRequired
      && !display.split(separator: "\n").contains(where: {
        $0.drop { !$0.isASCII }.hasPrefix("\(property.rawValue):")
      })
    {
      text += "  \(property.rawValue): \"\"\n"
    }
    return text + indented(display)
  }

  private static func indented(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  /// The catalog of files by their relative paths, and all findings.
  static func read(
    _ files: KeyValuePairs<String, String>
  ) -> (catalog: TicketCatalog?, findings: [Finding]) {
    var findings = FindingCollector()
    let inputs = files.map { path, text in
      SchemaReader.Input(
        relativePath: path, file: SourceFile(path: "schemas/\(path)", text: text))
    }
    let catalog = SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings)
    return (catalog, findings.findings)
  }

  /// The one kind of a ticket file that has no finding.
  static func kind(
    _ text: String, settings: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TicketKind {
    let result =
      if let settings {
        read(["sample.yaml": text, "ticketgen.yaml": settings])
      } else {
        read(["sample.yaml": text])
      }
    #expect(
      result.findings.map { "\($0.id): \($0.message)" } == [], sourceLocation: sourceLocation)
    return try #require(result.catalog?.kinds.first, sourceLocation: sourceLocation)
  }

  /// The condition of the one case of `x`, a further property, over the given fields.
  static func condition(
    _ condition: String, fields: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Condition {
    let display = "x:\n  - when: \"\(condition)\"\n    text: a"
    let kind = try kind(
      ticket(fields: fields, display: display), sourceLocation: sourceLocation)
    let property = try #require(
      kind.display.first { $0.name == "x" }, sourceLocation: sourceLocation)
    return try #require(property.cases[0].condition, sourceLocation: sourceLocation)
  }
}
