import Diagnostics

/// Checks the fields of one kind, each by itself and beside the others.
struct FieldsChecker {
  let document: SchemaDocument
  let settings: ProjectSettings

  /// The fields by name, and the fields of the catalog without those that are wrong.
  func check(report: inout SchemaReport) -> (table: FieldTable, fields: [TicketField]) {
    var entries: [FieldTable.Entry] = []
    var fields: [TicketField] = []
    var readers = KeyReaders()
    for item in document.fields {
      let checker = FieldChecker(document: item, settings: settings)
      let (entry, field) = report.below(item.name) { checker.check(report: &$0) }
      entries.append(entry)
      guard let field else { continue }
      fields.append(field)
      readers.note(field, at: item.nameRange, report: &report)
    }
    return (FieldTable(entries, isComplete: !document.fieldsAreBroken), fields)
  }
}
