import Foundation

/// Makes the record of a single row that arrived as a dictionary.
struct RowDecoder {
  let layout: TicketLayout
  let context: TicketContext

  /// The record of a row, checked for a kind.
  func record(from dictionary: [String: Any], as type: TicketType) throws -> TicketRecord {
    let contents = try layout.contents.get()
    guard let kind = contents.kinds.firstIndex(where: { $0.name == type.rawValue }) else {
      throw TicketDecodingError.layout(reason: "there is no kind \(type.rawValue)")
    }
    let owner = DocumentBytes(try DictionaryWriter.json(of: dictionary))
    let scanner = JSONScanner(bytes: owner.bytes)
    var rows = RowIndexer(scanner, contents, RowIndexer.Options())
    do {
      _ = try rows.items(at: scanner.textStart(), depth: 0, .known(kind))
    } catch {
      throw TicketDecodingError(error, in: owner.bytes)
    }
    let table = rows.table.finished()
    let document = TicketDocument(
      owner, embedded: rows.embeddedText, layout: layout, contents: contents, context: context,
      table: table, itemsPath: SingularQuery([]), hasNumberedRows: false)
    let issues = rows.issues.map { TicketIssue(document, $0) }
    guard table[1] != OffsetTable.noKind else {
      throw TicketDecodingError.unusableRow(issues)
    }
    var record = TicketRecord(
      block: RecordBlock(document, firstRow: 0, position: 0, now: context.now()))
    record.select(
      kind: kind, fieldCount: contents.kinds[kind].entryCount, position: 0, rowInBlock: 0)
    return record
  }
}
