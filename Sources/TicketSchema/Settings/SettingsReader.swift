import Diagnostics
import YAMLSyntax

/// Reads `ticketgen.yaml`: from its bytes to the project's settings.
struct SettingsReader {
  let input: SchemaReader.Input

  /// What the file gives.
  struct Outcome {
    /// The settings; where something was wrong, which is reported, defaults stand.
    let settings: ProjectSettings

    /// Whether they are all right.
    let areComplete: Bool

    /// Where each of the `properties` is named.
    let propertyRanges: [String: SourceRange]

    /// The root of the file; nil when there is none or it cannot be read.
    var root: YAMLNode?
  }

  /// The outcome, with every finding of the file.
  func read(report: inout SchemaReport) -> Outcome {
    guard let root = report.collect({ YAMLReader.read(input.file, into: &$0) }),
      let document = SettingsDocument(root, report: &report)
    else { return Outcome(settings: .standard, areComplete: false, propertyRanges: [:]) }
    let settings = SettingsChecker(document: document).check(report: &report)
    let ranges = Dictionary(
      (document.properties ?? []).map { ($0.key.text, $0.keyRange) },
      uniquingKeysWith: { first, _ in first })
    return Outcome(
      settings: settings, areComplete: !report.findings.hasErrors, propertyRanges: ranges,
      root: root)
  }
}
