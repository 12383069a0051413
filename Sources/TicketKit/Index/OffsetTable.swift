/// Where the values of all rows begin: 32-bit entries in one block that grows while rows are read.
///
/// A row has a header of two entries, the offset of its first byte and its kind, then an entry per
/// field of the kind. No value of a field can begin before the fourth byte of its text (`{"":1`),
/// so small entries are free to say something else.
///
/// It belongs to the one task that reads the response; `finished` is what tickets share.
final class OffsetTable {
  /// The entry of a field that is absent.
  static var absent: UInt32 { 0 }

  /// The entry of a field that takes its default.
  static var isDefault: UInt32 { 1 }

  /// The kind in the header of a row that gave no ticket; such a row has no field entries.
  static var noKind: UInt32 { .max }

  /// The entries of a row's header.
  static var headerCount: Int { 2 }

  /// How many entries there is room for behind the last one, so that a row may be written in
  /// steps of four, and values that nobody wants behind it.
  static var slack: Int { 4 }

  private(set) var count = 0
  private var block: FlatTable<UInt32>

  init(capacity: Int = 64) {
    block = FlatTable(capacity: capacity)
  }

  /// All entries that there is room for; to be taken again after each change of the table.
  var entries: FlatEntries<UInt32> { block.entries }

  /// The entry at a position, `0..<count`.
  subscript(position: Int) -> UInt32 {
    get { block.entries[position] }
    set { block.entries[position] = newValue }
  }

  /// Makes room for entries behind the last one, and for some slack.
  ///
  /// - Parameter share: the part of all rows that has been read, `0...1`: the block grows to what
  ///   the rest will need if it is like the part before.
  @inline(__always)
  func reserve(_ entryCount: Int, share: @autoclosure () -> Double) {
    let needed = count + entryCount + Self.slack
    if needed > block.entries.count { grow(to: needed, share: share()) }
  }

  private func grow(to needed: Int, share: Double) {
    let expected = share > 0 ? Double(needed) / share * 1.05 : 0
    let doubled = Double(needed) * 2
    // An early guess may be far off: it never asks for more than 64 times what is used.
    let wished = max(doubled, min(expected, Double(needed) * 64))
    block.resize(
      to: wished < Double(Int32.max) ? Int(wished) : needed + needed / 2, keeping: count)
  }

  /// Adds entries that are 0, and returns the position of the first.
  func append(_ entryCount: Int, share: @autoclosure () -> Double) -> Int {
    reserve(entryCount, share: share())
    let start = count
    block.entries.fill(start..<start + entryCount, with: Self.absent)
    count += entryCount
    return start
  }

  /// Counts the entries before a position, for which there was room and which were written.
  func extend(to position: Int) {
    checkBounds(position >= count && position <= block.entries.count)
    count = position
  }

  /// Drops all entries from a position on.
  func cut(to position: Int) {
    count = min(count, position)
  }

  /// Takes all entries away, for good: nobody writes to them from here on.
  func finished() -> SharedTable<UInt32> {
    let finished = block
    if finished.entries.count > count + count / 8 + 16 {
      finished.resize(to: count, keeping: count)
    }
    finished.cut(to: count)
    block = FlatTable(capacity: 0)
    count = 0
    return SharedTable(taking: finished)
  }
}
