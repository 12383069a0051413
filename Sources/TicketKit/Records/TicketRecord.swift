import Foundation

/// One row of a response, checked for its kind: what a generated ticket keeps.
///
/// Fields go by their numbers in the layout. Nothing traps: a field that is absent, or of another
/// type than asked for, gives the empty text, false, 0 or the reference date.
public struct TicketRecord: Sendable {
  let block: RecordBlock

  /// From the highest bit on: 20 bits kind, 16 bits number of fields and their companions, 22 bits
  /// position of the row's header in the block, 6 bits number of the row in the block.
  private var packed: UInt64 = 0

  /// The most kinds of a layout, and the most fields and companions of a kind, that `packed` has
  /// room for.
  static var kindLimit: Int { 1 << 20 - 1 }
  static var fieldLimit: Int { 1 << 16 - 8 }

  /// A record of no row yet.
  init(block: RecordBlock) {
    self.block = block
  }

  init(block: RecordBlock, kind: Int, fieldCount: Int, position: Int, rowInBlock: Int) {
    self.init(block: block)
    select(kind: kind, fieldCount: fieldCount, position: position, rowInBlock: rowInBlock)
  }

  /// Makes the record one of another row of the same block.
  ///
  /// Tickets are made from one record after the other: to change it costs no reference.
  @inline(__always)
  mutating func select(kind: Int, fieldCount: Int, position: Int, rowInBlock: Int) {
    packed =
      UInt64(truncatingIfNeeded: kind) << 44 | UInt64(truncatingIfNeeded: fieldCount) << 28
      | UInt64(truncatingIfNeeded: position) << 6 | UInt64(truncatingIfNeeded: rowInBlock)
  }

  /// The instant at which the ticket is seen.
  public var now: Date { block.now }

  /// The number of the row's kind in the layout.
  public var kind: Int { Int(packed >> 44) }

  /// The number of the row in the response, counted from 0.
  public var row: Int { block.firstRow + Int(packed & 0x3F) }

  /// The row's identity: the text of the kind's `id` field, or else the row's number.
  public var id: String {
    if let field = block.forms.idField(kind), isPresent(field) { return text(field) }
    return String(row)
  }

  /// Whether the row was checked for a kind of a layout.
  public func isChecked(by layout: TicketLayout, as type: TicketType) -> Bool {
    block.isChecked(by: layout, as: type.rawValue, kind)
  }

  /// Whether the row was checked by a layout, for the kind of its number.
  public func isChecked(by layout: TicketLayout) -> Bool {
    block.document.layout === layout
  }

  /// The same row seen at another instant.
  public func at(_ date: Date) -> TicketRecord {
    var record = TicketRecord(block: block.at(date))
    record.packed = packed
    return record
  }

  /// Where the row's header stands in the block's entries.
  var position: Int { Int(packed >> 6 & 0x3F_FFFF) }

  var fieldCount: Int { Int(packed >> 28 & 0xFFFF) }

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

  /// The entry of a field's companion in the offset table; absent for a field without one.
  func companionEntry(_ field: Int) -> UInt32 {
    guard let fields = layout?.fields, fields.indices.contains(field),
      let companion = fields[field].companion
    else { return OffsetTable.absent }
    return entry(fields.count + companion.number)
  }

  /// How a field is read; nil for a number that is no field.
  func fieldLayout(_ field: Int) -> FieldLayout? {
    guard let fields = layout?.fields, fields.indices.contains(field) else { return nil }
    return fields[field]
  }

  /// How the text of a field is made; nil for a number that is no field.
  func form(_ field: Int) -> FieldForms.Form? {
    block.forms.form(kind, field)
  }
}
