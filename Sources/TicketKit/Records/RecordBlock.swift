import Foundation

/// What up to 64 neighbouring rows of a document share: a handle to it.
///
/// Tickets refer to blocks and not to the document, because tasks that read many tickets at once
/// would otherwise all count references in one place. The instant stands here and not in each record:
/// of a record of two words and not three, the compiler makes a ninth less code at `-Onone`.
///
/// `text`, `entries` and `forms` are borrowed from what `document` keeps, which lives as long as the
/// block.
final class RecordBlock: Sendable {
  /// How many rows share a block.
  static var rowCount: Int { 64 }

  let document: TicketDocument

  /// The number of the first row.
  let firstRow: Int
  let text: DocumentText
  let entries: SharedEntries<UInt32>
  let forms: FieldForms.Table

  /// The instant at which the rows are seen.
  let now: Date

  init(_ document: TicketDocument, firstRow: Int, position: Int, now: Date) {
    self.document = document
    self.firstRow = firstRow
    self.now = now
    text = document.text
    forms = document.contents.forms.table
    entries = document.table.entries.dropFirst(position)
  }

  private init(_ other: RecordBlock, now: Date) {
    document = other.document
    firstRow = other.firstRow
    text = other.text
    entries = other.entries
    forms = other.forms
    self.now = now
  }

  /// The same rows seen at another instant.
  func at(_ date: Date) -> RecordBlock {
    RecordBlock(self, now: date)
  }

  /// Whether rows of a kind were checked for the kind of some name in a layout.
  func isChecked(by layout: TicketLayout, as name: String, _ kind: Int) -> Bool {
    document.layout === layout && document.contents.kinds[kind].name == name
  }
}
