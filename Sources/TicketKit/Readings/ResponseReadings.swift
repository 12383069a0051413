import Foundation

/// A response as the decoder reads it, with the reading of every field: what `audit` counts and
/// `explain` tells.
///
/// The rows, their kinds and their issues are those of a batch.
package final class ResponseReadings {
  /// How many rows the response has.
  package let rowCount: Int

  let layout: ReadingLayout
  let bytes: JSONBytes
  let issues: [IssueEntry]

  private let owner: DocumentBytes
  private let table: SharedTable<UInt32>
  private let itemsPath: SingularQuery
  private let hasNumberedRows: Bool
  private let embedded: [UInt8]

  /// Reads a response.
  ///
  /// - Throws: `TicketDecodingError` when the bytes are no JSON text, or hold no rows.
  package init(of json: Data, layout: ReadingLayout) throws {
    self.layout = layout
    owner = DocumentBytes(json)
    bytes = owner.bytes
    var indexer = ResponseIndexer(bytes, layout.contents, RowIndexer.Options())
    do {
      try indexer.read()
    } catch {
      throw TicketDecodingError(error, in: bytes)
    }
    let reader = ResponseReader(
      contents: layout.contents, modules: [], context: .current, isCancellable: false)
    let items = try indexer.itemsRange ?? reader.noRows(bytes, indexer.itemsStart)
    rowCount = indexer.rows.rowCount
    table = indexer.rows.table.finished()
    issues = indexer.rows.issues
    embedded = indexer.rows.embeddedText
    itemsPath = reader.itemsPath(bytes)
    hasNumberedRows = bytes[items.lowerBound] == JSONByte.openBracket
  }

  /// The response with what its issues need.
  private(set) lazy var document = TicketDocument(
    owner, embedded: embedded, layout: layout.layout, contents: layout.contents,
    context: .current, table: table, itemsPath: itemsPath, hasNumberedRows: hasNumberedRows)

  /// Visits the rows in order; what `body` is given stands for one row while it runs.
  package func forEachRow(_ body: (RowReading) -> Void) {
    let reading = RowReading(self)
    var position = 0
    var issue = 0
    for row in 0..<rowCount {
      let start = Int(table[position])
      var kind = table[position + 1] == OffsetTable.noKind ? nil : Int(table[position + 1])
      position += OffsetTable.headerCount + (kind.map { layout.contents.kinds[$0].entryCount } ?? 0)
      let firstIssue = issue
      while issue < issues.count, issues[issue].row == row {
        // A row that gives no ticket has its kind in what is wrong with it.
        if case .field(_, let of, _) = issues[issue].subject { kind = Int(of) }
        issue += 1
      }
      reading.read(row, at: start, kind: kind, issues: firstIssue..<issue)
      body(reading)
    }
  }
}
