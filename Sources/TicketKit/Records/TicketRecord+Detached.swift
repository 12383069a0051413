extension TicketRecord {
  /// A copy that keeps the bytes of this row alone, and no longer the whole response.
  public func detached() -> TicketRecord {
    let document = block.document
    let text = document.text
    let start = Int(block.entries[position])
    let row = document.rowBytes(at: start)
    var embedded: [UInt8] = []
    let table = OffsetTable(capacity: OffsetTable.headerCount + fieldCount)
    _ = table.append(OffsetTable.headerCount + fieldCount, share: 1)
    table[1] = UInt32(truncatingIfNeeded: kind)
    for field in 0..<fieldCount {
      var entry = Int(entry(field))
      if entry >= text.bytes.count {
        // Of the texts in strings only the values are kept that fields refer to.
        let value = text.value(at: entry)
        entry = row.count + embedded.count
        // A space, or a number would go on in the next value.
        embedded += value + [0x20]
      } else if entry > OffsetTable.isDefault {
        entry -= start
      }
      table[OffsetTable.headerCount + field] = UInt32(truncatingIfNeeded: entry)
    }
    let detached = TicketDocument(
      DocumentBytes(row), embedded: embedded, layout: document.layout,
      contents: document.contents, context: document.context, table: table.finished(),
      itemsPath: document.itemsPath, hasNumberedRows: document.hasNumberedRows)
    var record = TicketRecord(
      block: RecordBlock(detached, firstRow: self.row, position: 0, now: now))
    record.select(kind: kind, fieldCount: fieldCount, position: 0, rowInBlock: 0)
    return record
  }
}

extension DocumentText {
  /// The bytes of the value that begins at an offset.
  fileprivate func value(at offset: Int) -> [UInt8] {
    let (bytes, start) = place(offset)
    // The text was checked, so that the value's end is found.
    let end = (try? JSONScanner(bytes: bytes).skipValue(start, depth: 0)) ?? start
    return bytes.array(start..<end)
  }
}
