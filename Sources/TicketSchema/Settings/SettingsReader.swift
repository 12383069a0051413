import Diagnostics
import YAMLSyntax

/// Reads `ticketgen.yaml`: from its bytes to the project's settings.
struct SettingsReader {
  let input: SchemaReader.Input

  /// The settings, and whether they are all right; where not, which is reported, defaults stand.
  func read(report: inout SchemaReport) -> (settings: ProjectSettings, areComplete: Bool) {
    guard let root = report.collect({ YAMLReader.read(input.file, into: &$0) }),
      let document = SettingsDocument(root, report: &report)
    else { return (.standard, false) }
    let settings = SettingsChecker(document: document).check(report: &report)
    return (settings, !report.findings.hasErrors)
  }
}
