import Foundation

/// Where the values of all rows begin: 32-bit entries in one block that grows while rows are read.
///
/// A row has a header of two entries, the offset of its first byte and its kind, then an entry per
/// field of the kind. No value of a field can begin before the fourth byte of its text (`{"":1`),
/// so small entries are free to say something else.
///
/// Safety: `base` has room for `capacity` entries, of which the first `count` are written; every
/// access states its bounds as a debug assertion. The block is only changed by the one task that
/// reads the response, before the table is shared; from then on it is only read.
final class OffsetTable: @unchecked Sendable {
  /// The entry of a field that is absent.
  static var absent: UInt32 { 0 }

  /// The entry of a field that takes its default.
  static var isDefault: UInt32 { 1 }

  /// The kind in the header of a row that gave no ticket; such a row has no field entries.
  static var noKind: UInt32 { .max }

  /// The entries of a row's header.
  static var headerCount: Int { 2 }

  private(set) var count = 0
  private var base: UnsafeMutablePointer<UInt32>
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  /// The entry at a position, `0..<count`.
  @inline(__always)
  subscript(position: Int) -> UInt32 {
    get {
      assert(position >= 0 && position < count)
      return base[position]
    }
    set {
      assert(position >= 0 && position < count)
      base[position] = newValue
    }
  }

  /// The entries from a position on, to be read while the table lives and no longer changes.
  func entries(from position: Int) -> TableEntries {
    TableEntries(UnsafeBufferPointer(start: base + position, count: count - position))
  }

  /// Adds entries that are 0, and returns the position of the first.
  ///
  /// - Parameter share: the part of all rows that has been read, `0...1`: the block grows to what
  ///   the rest will need if it is like the part before.
  func append(_ entryCount: Int, share: Double) -> Int {
    let start = count
    let needed = start + entryCount
    if needed > capacity { grow(to: needed, share: share) }
    (base + start).initialize(repeating: 0, count: entryCount)
    count = needed
    return start
  }

  /// Drops all entries from a position on.
  func cut(to position: Int) {
    count = min(count, position)
  }

  /// Sets the entries of a range to absent.
  func clear(_ range: Range<Int>) {
    assert(range.upperBound <= count)
    (base + range.lowerBound).update(repeating: 0, count: range.count)
  }

  /// Gives back the room that is not used.
  func trim() {
    if capacity > count + count / 8 + 16 { move(to: max(count, 1)) }
  }

  private func grow(to needed: Int, share: Double) {
    let expected = share > 0 ? Double(needed) / share * 1.05 : 0
    let doubled = Double(needed) * 2
    // An early guess may be far off: it never asks for more than 64 times what is used.
    let wished = max(doubled, min(expected, Double(needed) * 64))
    move(to: wished < Double(Int32.max) ? Int(wished) : needed + needed / 2)
  }

  private func move(to newCapacity: Int) {
    let moved = UnsafeMutablePointer<UInt32>.allocate(capacity: newCapacity)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = newCapacity
  }
}

/// The entries of an offset table from a position on, borrowed from the table.
struct TableEntries {
  private let buffer: UnsafeBufferPointer<UInt32>

  fileprivate init(_ buffer: UnsafeBufferPointer<UInt32>) {
    self.buffer = buffer
  }

  /// The entry at a position; debug builds check it.
  @inline(__always)
  subscript(position: Int) -> UInt32 { buffer[position] }
}
