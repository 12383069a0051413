import Foundation

/// What up to 64 neighbouring rows of a document share: a handle to it.
///
/// Tickets refer to blocks and not to the document, because tasks that read many tickets at once
/// would otherwise all count references in one place.
///
/// Safety: `bytes` and `entries` point into what `document` owns, which lives as long as the block
/// and is only read.
final class RecordBlock: @unchecked Sendable {
  /// How many rows share a block.
  static var rowCount: Int { 64 }

  let document: TicketDocument

  /// The number of the first row.
  let firstRow: Int
  let bytes: JSONBytes
  let entries: TableEntries

  init(_ document: TicketDocument, firstRow: Int, position: Int) {
    self.document = document
    self.firstRow = firstRow
    bytes = document.bytes
    entries = document.table.entries(from: position)
  }
}
