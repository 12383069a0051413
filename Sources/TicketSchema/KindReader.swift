import Diagnostics
import YAMLSyntax

/// Reads one ticket file: from its bytes to the kind of the catalog.
struct KindReader {
  let input: SchemaReader.Input
  let name: String?
  let settings: ProjectSettings

  /// The styles of the settings.
  let styles: StyleNames

  /// What one file gives.
  struct Outcome {
    /// The kind; nil when anything is wrong, which is reported.
    let kind: TicketKind?

    /// The discriminator values, also of a kind that is wrong.
    let matches: [WrittenText]
  }

  /// The outcome, with every finding of the file.
  func read(report: inout SchemaReport) -> Outcome {
    guard let root = report.collect({ YAMLReader.read(input.file, into: &$0) }),
      let document = SchemaDocument(root, report: &report)
    else { return Outcome(kind: nil, matches: []) }
    let (table, fields) = FieldsChecker(
      document: document, projectZone: settings.timeZone
    ).check(report: &report)
    let typeName = name.map { KindFileName.typeName(of: $0) }
    KindNamesChecker(document: document, fields: table, typeName: typeName)
      .check(report: &report)
    let idField = IDChecker(fields: table).check(document.id, report: &report)
    let display = DisplayChecker(document: document, fields: table, styles: styles)
      .check(report: &report)
    checkMatch(document, report: &report)
    guard let name, let typeName, let match = document.match, !report.findings.hasErrors else {
      return Outcome(kind: nil, matches: document.match ?? [])
    }
    let kind = TicketKind(
      name: name, typeName: typeName, schemaPath: input.relativePath,
      summary: document.summary?.text, matches: match.map(\.text), idField: idField,
      fields: fields, display: display)
    return Outcome(kind: kind, matches: match)
  }

  /// A kind that matches by value needs a discriminator to look at.
  private func checkMatch(_ document: SchemaDocument, report: inout SchemaReport) {
    guard settings.envelope.discriminator == nil, let first = document.match?.first else { return }
    report.add(
      .noDiscriminator,
      "`match` needs a discriminator: name it in `ticketgen.yaml`, as `type` or `each` of `envelope`",
      at: first.range)
  }
}
