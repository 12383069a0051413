import Foundation

/// An indexed response: its bytes, where the values of its rows begin, and how to read them.
final class TicketDocument: Sendable {
  let layout: TicketLayout
  let contents: TicketLayout.Contents
  let context: TicketContext
  let table: SharedTable<UInt32>

  /// The normalized path of the rows, and whether a row's number follows it.
  let itemsPath: SingularQuery
  let hasNumberedRows: Bool

  private let owner: DocumentBytes

  /// The texts in strings that paths go on through.
  private let embedded: DocumentBytes?

  init(
    _ owner: DocumentBytes, embedded: [UInt8] = [], layout: TicketLayout,
    contents: TicketLayout.Contents, context: TicketContext, table: SharedTable<UInt32>,
    itemsPath: SingularQuery, hasNumberedRows: Bool
  ) {
    self.owner = owner
    self.embedded = embedded.isEmpty ? nil : DocumentBytes(Data(embedded))
    self.layout = layout
    self.contents = contents
    self.context = context
    self.table = table
    self.itemsPath = itemsPath
    self.hasNumberedRows = hasNumberedRows
  }

  /// The same document for records that were checked by another layout.
  init(_ other: TicketDocument, layout: TicketLayout, contents: TicketLayout.Contents) {
    owner = other.owner
    embedded = other.embedded
    self.layout = layout
    self.contents = contents
    context = other.context
    table = other.table
    itemsPath = other.itemsPath
    hasNumberedRows = other.hasNumberedRows
  }

  /// The response with the texts in its strings, to be used while the document lives.
  var text: DocumentText {
    embedded.map { DocumentText(owner.bytes, inner: $0.bytes) } ?? DocumentText(owner.bytes)
  }

  /// The bytes of the response, to be used while the document lives.
  var bytes: JSONBytes { owner.bytes }

  /// The bytes of the row that begins at an offset.
  func rowBytes(at start: Int) -> Data {
    let scanner = JSONScanner(bytes: bytes)
    // The row was checked, so that its end is found; an empty range is never reached.
    let end = (try? scanner.skipValue(start, depth: 0)) ?? start
    return bytes.data(start..<end)
  }
}
