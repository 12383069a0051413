import Diagnostics

/// Checks one ticket or base file with what it inherits, and makes the kind of the catalog.
struct KindChecker {
  let input: SchemaReader.Input

  /// The kind's name; nil for a base, and where the file's name is wrong.
  let name: String?
  let document: SchemaDocument
  let project: ProjectContext

  /// What one file gives.
  struct Outcome {
    /// The kind; nil when anything is wrong, which is reported, and for a base.
    let kind: TicketKind?

    /// Which rows are of the kind, also when something else is wrong.
    let match: KindMatch?
  }

  /// The outcome for a ticket file.
  func check(report: inout SchemaReport) -> Outcome {
    let parts = checkParts(isBase: false, report: &report)
    guard let name, let match = parts.match, !report.findings.hasErrors else {
      return Outcome(kind: nil, match: parts.match)
    }
    let kind = TicketKind(
      name: name, typeName: KindFileName.typeName(of: name), schemaPath: input.relativePath,
      summary: document.summary?.text, match: match, embedded: parts.embedded,
      idField: parts.idField, fields: parts.fields, display: parts.display,
      promotion: parts.promotion)
    return Outcome(kind: kind, match: match)
  }

  /// Reports what is wrong in a base by itself.
  func checkBase(report: inout SchemaReport) { _ = checkParts(isBase: true, report: &report) }

  private struct Parts {
    let match: KindMatch?
    let embedded: [JSONPath]
    let idField: Int?
    let fields: [TicketField]
    let display: [DisplayProperty]
    let promotion: TicketPromotion?
  }

  private func checkParts(isBase: Bool, report: inout SchemaReport) -> Parts {
    let settings = project.settings
    let (table, fields) = FieldsChecker(document: document, settings: settings)
      .check(report: &report)
    KindNamesChecker(
      document: document, fields: table, typeName: name.map { KindFileName.typeName(of: $0) },
      project: isBase ? nil : project
    ).check(report: &report)
    let idField = IDChecker(fields: table).check(document.id, report: &report)
    let match =
      isBase
      ? nil
      : document.match.flatMap {
        MatchChecker(envelope: settings.envelope).check($0, report: &report)
      }
    let readers = TicketKind.paths(readBy: fields, and: match)
    let hasAllReaders = match != nil && fields.count == document.fields.count
    let embedded = EmbeddedChecker(document: document, readers: readers)
      .check(owner: hasAllReaders ? input.file : nil, report: &report)
    let display = DisplayChecker(
      document: document, fields: table, project: project, isBase: isBase
    ).check(report: &report)
    let promotion = PromotionChecker(document: document, fields: table, isBase: isBase)
      .check(report: &report)
    return Parts(
      match: match, embedded: embedded, idField: idField, fields: fields, display: display,
      promotion: promotion)
  }
}
