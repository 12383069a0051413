import Diagnostics

/// Checks the fields of one kind, each by itself and beside the others.
struct FieldsChecker {
  let document: SchemaDocument
  let settings: ProjectSettings

  /// How many values of a row the runtime's tables hold; money whose currency has a path takes two.
  private static let limit = 65_528

  /// The fields by name, and the fields of the catalog without those that are wrong.
  func check(report: inout SchemaReport) -> (table: FieldTable, fields: [TicketField]) {
    var entries: [FieldTable.Entry] = []
    var fields: [TicketField] = []
    var readers = KeyReaders(expecting: document.fields.count)
    entries.reserveCapacity(document.fields.count)
    fields.reserveCapacity(document.fields.count)
    var count = 0
    for item in document.fields {
      let checker = FieldChecker(document: item, settings: settings)
      let (entry, field) = report.below(item.name) { checker.check(report: &$0) }
      entries.append(entry)
      let size = field?.valueCount ?? 1
      if count <= Self.limit, count + size > Self.limit {
        report.add(
          .tooManyFields,
          "a kind has at most 65,528 fields, and money with a path to its currency counts as two: "
            + "leave out what is not shown",
          at: item.nameRange)
      }
      count += size
      guard let field else { continue }
      fields.append(field)
      readers.note(field, at: item.nameRange, report: &report)
    }
    return (FieldTable(entries, isComplete: !document.fieldsAreBroken), fields)
  }
}

extension TicketField {
  /// How many values of a row the field reads.
  fileprivate var valueCount: Int {
    if case .money(let options) = type, case .path = options.currency { 2 } else { 1 }
  }
}
