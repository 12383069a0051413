/// Where the values of all rows begin: 32-bit entries in one block that grows while rows are read.
///
/// A row has a header of two entries, the offset of its first byte and its kind, then an entry per
/// field of the kind. No value of a field can begin before the fourth byte of its text (`{"":1`),
/// so small entries are free to say something else.
///
/// Safety: the table is only changed by the one task that reads the response, before the table is
/// shared; from then on it is only read.
final class OffsetTable: @unchecked Sendable {
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
  private let block: FlatTable<UInt32>

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

  /// The entries from a position on, to be read while the table lives and no longer changes.
  func entries(from position: Int) -> FlatEntries<UInt32> {
    block.entries.dropFirst(position)
  }

  /// Makes room for entries behind the last one, and for some slack.
  ///
  /// - Parameter share: the part of all rows that has been read, `0...1`: the block grows to what
  ///   the rest will need if it is like the part before.
  func reserve(_ entryCount: Int, share: Double) {
    let needed = count + entryCount + Self.slack
    guard needed > block.entries.count else { return }
    let expected = share > 0 ? Double(needed) / share * 1.05 : 0
    let doubled = Double(needed) * 2
    // An early guess may be far off: it never asks for more than 64 times what is used.
    let wished = max(doubled, min(expected, Double(needed) * 64))
    block.resize(
      to: wished < Double(Int32.max) ? Int(wished) : needed + needed / 2, keeping: count)
  }

  /// Adds entries that are 0, and returns the position of the first.
  func append(_ entryCount: Int, share: Double) -> Int {
    reserve(entryCount, share: share)
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

  /// Gives back the room that is not used.
  func trim() {
    if block.entries.count > count + count / 8 + 16 {
      block.resize(to: count, keeping: count)
    }
  }
}
