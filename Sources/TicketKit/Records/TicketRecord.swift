import Foundation

/// One row of a response, checked for its kind: what a generated ticket keeps.
///
/// Fields go by their numbers in the layout. Nothing traps: a field that is absent, or of another
/// type than asked for, gives the empty text, false, 0 or the reference date.
public struct TicketRecord: Sendable {
  let block: RecordBlock

  /// From the highest bit on: 20 bits kind, 16 bits number of fields, 22 bits position of the row's
  /// header in the block, 6 bits number of the row in the block.
  private let packed: UInt64

  /// The instant at which the ticket is seen.
  public let now: Date

  /// The most kinds of a layout, and the most fields of a kind, that `packed` has room for.
  static var kindLimit: Int { 1 << 20 - 1 }
  static var fieldLimit: Int { 1 << 16 - 8 }

  init(
    block: RecordBlock, kind: Int, fieldCount: Int, position: Int, rowInBlock: Int, now: Date
  ) {
    self.block = block
    self.now = now
    packed =
      UInt64(truncatingIfNeeded: kind) << 44 | UInt64(truncatingIfNeeded: fieldCount) << 28
      | UInt64(truncatingIfNeeded: position) << 6 | UInt64(truncatingIfNeeded: rowInBlock)
  }

  private init(block: RecordBlock, packed: UInt64, now: Date) {
    self.block = block
    self.packed = packed
    self.now = now
  }

  /// The number of the row's kind in the layout.
  public var kind: Int { Int(packed >> 44) }

  /// The number of the row in the response, counted from 0.
  public var row: Int { block.firstRow + Int(packed & 0x3F) }

  /// The row's identity: the text of the kind's `id` field, or else the row's number.
  public var id: String {
    if let field = layout?.idField, isPresent(field) { return text(.field(field)) }
    return String(row)
  }

  /// Whether the row was checked for a kind of a layout.
  public func isChecked(by layout: TicketLayout, as type: TicketType) -> Bool {
    block.document.layout === layout && self.layout?.name == type.rawValue
  }

  /// The same row seen at another instant.
  public func at(_ date: Date) -> TicketRecord {
    TicketRecord(block: block, packed: packed, now: date)
  }

  /// A copy that keeps the bytes of this row alone, and no longer the whole response.
  public func detached() -> TicketRecord {
    let document = block.document
    let start = block.entries[position]
    let table = OffsetTable(capacity: OffsetTable.headerCount + fieldCount)
    _ = table.append(OffsetTable.headerCount + fieldCount, share: 1)
    table[1] = UInt32(truncatingIfNeeded: kind)
    for field in 0..<fieldCount {
      let entry = entry(field)
      table[OffsetTable.headerCount + field] =
        entry > OffsetTable.isDefault ? entry - start : entry
    }
    let detached = TicketDocument(
      DocumentBytes(document.rowBytes(at: Int(start))), layout: document.layout,
      contents: document.contents, context: document.context, table: table,
      itemsPath: document.itemsPath, hasNumberedRows: document.hasNumberedRows)
    return TicketRecord(
      block: RecordBlock(detached, firstRow: row, position: 0), kind: kind,
      fieldCount: fieldCount, position: 0, rowInBlock: 0, now: now)
  }

  /// Where the row's header stands in the block's entries.
  private var position: Int { Int(packed >> 6 & 0x3F_FFFF) }

  private var fieldCount: Int { Int(packed >> 28 & 0xFFFF) }

  /// The kind's layout.
  private var layout: KindLayout? {
    let kinds = block.document.contents.kinds
    return kinds.indices.contains(kind) ? kinds[kind] : nil
  }

  /// The entry of a field in the offset table; absent for a number that is no field.
  @inline(__always)
  func entry(_ field: Int) -> UInt32 {
    guard field >= 0, field < fieldCount else { return OffsetTable.absent }
    return block.entries[position + OffsetTable.headerCount + field]
  }

  /// How a field is read; nil for a number that is no field.
  func fieldLayout(_ field: Int) -> FieldLayout? {
    guard let fields = layout?.fields, fields.indices.contains(field) else { return nil }
    return fields[field]
  }

  /// The type of a field; nil for a number that is no field.
  func fieldType(_ field: Int) -> FieldLayout.ValueType? {
    fieldLayout(field)?.type
  }
}
