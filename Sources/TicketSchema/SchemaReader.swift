import Diagnostics
import YAMLSyntax

/// Reads a schemas folder's files into a validated catalog.
package enum SchemaReader {
  /// One file of the schemas folder, already read.
  package struct Input: Sendable {
    /// The path relative to the schemas folder, with `/` between its steps.
    package let relativePath: String
    package let file: SourceFile

    package init(relativePath: String, file: SourceFile) {
      self.relativePath = relativePath
      self.file = file
    }
  }

  /// Returns the catalog, or nil when any finding is an error.
  ///
  /// - Parameters:
  ///   - folder: the schemas folder as findings print it.
  ///   - inputs: the folder's files in UTF-8 byte order of their relative paths, `ticketgen.yaml` included.
  package static func catalog(
    folder: String, inputs: [Input], into findings: inout FindingCollector
  ) -> TicketCatalog? {
    var report = SchemaReport()
    let files = SchemaFiles(inputs, folder: folder, report: &report)
    for finding in report.findings.findings { findings.add(finding) }
    report = SchemaReport()
    var settings = ProjectSettings.standard
    var settingsAreComplete = true
    if let input = files.settings {
      (settings, settingsAreComplete) = SettingsReader(input: input).read(report: &report)
    }
    for finding in report.findings.findings { findings.add(finding) }
    let styles = StyleNames(settings.styles, isComplete: settingsAreComplete)
    var values = MatchValues()
    var kinds: [TicketKind] = []
    for file in files.kinds {
      var report = SchemaReport()
      let reader = KindReader(
        input: file.input, name: file.name, settings: settings, styles: styles)
      let outcome = reader.read(report: &report)
      for value in outcome.matches { values.enter(value, report: &report) }
      for finding in report.findings.findings { findings.add(finding) }
      if let kind = outcome.kind { kinds.append(kind) }
    }
    return findings.hasErrors ? nil : TicketCatalog(settings: settings, kinds: kinds)
  }
}
