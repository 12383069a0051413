import Foundation

/// An indexed response: its bytes, where the values of its rows begin, and how to read them.
final class TicketDocument: Sendable {
  let layout: TicketLayout
  let contents: TicketLayout.Contents
  let context: TicketContext
  let table: OffsetTable

  /// The normalized path of the rows, and whether a row's number follows it.
  let itemsPath: SingularQuery
  let hasNumberedRows: Bool

  private let owner: DocumentBytes

  init(
    _ owner: DocumentBytes, layout: TicketLayout, contents: TicketLayout.Contents,
    context: TicketContext, table: OffsetTable, itemsPath: SingularQuery, hasNumberedRows: Bool
  ) {
    self.owner = owner
    self.layout = layout
    self.contents = contents
    self.context = context
    self.table = table
    self.itemsPath = itemsPath
    self.hasNumberedRows = hasNumberedRows
  }

  /// The bytes of the response, to be used while the document lives.
  var bytes: JSONBytes { owner.bytes }

  /// The bytes of the row that begins at an offset.
  func rowBytes(at start: Int) -> Data {
    let scanner = JSONScanner(bytes: bytes)
    // The row was checked, so that its end is found; an empty range is never reached.
    let end = (try? scanner.skipValue(start, depth: 0)) ?? start
    return Data(bytes.buffer(start..<end))
  }
}
