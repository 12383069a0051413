import Diagnostics
import Foundation
import TicketCodegen
import TicketSchema

/// What the generator makes of a case's schemas: the whole pipeline in this process, disk writes left out.
struct GoldenRun {
  /// The files by name; nil: the schemas were rejected.
  let files: [String: String]?

  /// The findings as standard error would show them, with paths that begin `schemas/`.
  let diagnostics: String

  init(_ golden: GoldenCase) {
    var findings = FindingCollector()
    var files: [String: String]?
    if let inputs = SchemaFolder.inputs(of: golden.schemas.path, into: &findings) {
      let relative = inputs.map {
        SchemaReader.Input(
          relativePath: $0.relativePath,
          file: SourceFile(path: "schemas/" + $0.relativePath, bytes: $0.file.bytes))
      }
      let catalog = SchemaReader.catalog(folder: "schemas", inputs: relative, into: &findings)
      if let catalog, !findings.hasErrors {
        let output = TicketGenerator.files(for: catalog, access: catalog.settings.access)
        files = Dictionary(output.map { ($0.name, $0.text) }) { first, _ in first }
      }
    }
    self.files = files
    var formatter = FindingFormatter()
    diagnostics = formatter.text(findings.findings)
      .replacingOccurrences(of: golden.schemas.path, with: "schemas")
  }
}
