/// A table of plain values at one address: the only door to memory that is written.
///
/// Safety: `entries` has the address of a block that this object alone owns, and that lives until
/// the object moves it or ends. Who keeps `entries` keeps the table beside them, and takes them
/// again after `resize`. Whoever makes room writes before anybody reads: `init(capacity:)` and
/// `resize` leave values unwritten. Texts in the making are entries too: they are only lent, to a
/// closure that the owner of the buffer calls.
final class FlatTable<Element: BitwiseCopyable> {
  /// The room for values.
  fileprivate(set) var entries: FlatEntries<Element>

  /// Makes room for some values, none of them written.
  init(capacity: Int) {
    entries = FlatEntries(capacity: capacity)
  }

  /// Makes room for some equal values.
  convenience init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    entries.fill(0..<count, with: value)
  }

  /// Copies another table.
  convenience init(copying other: FlatTable) {
    self.init(capacity: other.entries.count)
    entries.copy(other.entries, 0..<entries.count)
  }

  deinit {
    entries.deallocate()
  }

  /// Gets room for another number of values, and keeps the first of those that there are.
  func resize(to capacity: Int, keeping count: Int) {
    let moved = FlatEntries<Element>(capacity: capacity)
    moved.copy(entries, 0..<min(count, capacity))
    entries.deallocate()
    entries = moved
  }
}

extension FlatTable {
  /// Forgets that there is room behind the first entries.
  func cut(to count: Int) {
    entries = entries.prefix(count)
  }
}

/// The entries of a flat table, borrowed from the table.
struct FlatEntries<Element: BitwiseCopyable> {
  /// How many there is room for.
  let count: Int

  private let base: UnsafeMutablePointer<Element>

  private init(_ base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// Borrows a buffer; an empty one may have no address.
  fileprivate init(_ buffer: UnsafeMutableBufferPointer<Element>) {
    // Only 0 gives nil, and the address is never used: without entries there is no position.
    let none = UnsafeMutablePointer<Element>(bitPattern: 64).unsafelyUnwrapped
    self.init(buffer.baseAddress ?? none, count: buffer.count)
  }

  /// Allocates room for entries, none of them written.
  fileprivate init(capacity: Int) {
    // Entries as long as a cache line stand in one each.
    let stride = MemoryLayout<Element>.stride
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: stride * capacity,
      alignment: stride % 64 == 0 ? 64 : MemoryLayout<Element>.alignment)
    self.init(block.bindMemory(to: Element.self, capacity: capacity), count: capacity)
  }

  /// The entry at a position, `0..<count`.
  @inline(__always)
  subscript(position: Int) -> Element {
    get {
      checkBounds(position >= 0 && position < count)
      return base[position]
    }
    nonmutating set {
      checkBounds(position >= 0 && position < count)
      base[position] = newValue
    }
  }

  /// The entry at a position, to be used several times.
  @inline(__always)
  func reference(_ position: Int) -> FlatReference<Element> {
    checkBounds(position >= 0 && position < count)
    return FlatReference(base + position)
  }

  /// The position of an entry of this table.
  func position(of reference: FlatReference<Element>) -> Int {
    UnsafePointer(base).distance(to: reference.pointer)
  }

  /// Sets the entries of a range to one value.
  @inline(__always)
  func fill(_ range: Range<Int>, with value: Element) {
    checkBounds(range.lowerBound >= 0 && range.upperBound <= count)
    (base + range.lowerBound).update(repeating: value, count: range.count)
  }

  /// The first entries.
  fileprivate func prefix(_ length: Int) -> FlatEntries {
    checkBounds(length >= 0 && length <= count)
    return FlatEntries(base, count: length)
  }

  /// The entries from a position on.
  @inline(__always)
  func dropFirst(_ position: Int) -> FlatEntries {
    checkBounds(position >= 0 && position <= count)
    return FlatEntries(base + position, count: count - position)
  }

  /// The position of the first of some entries, which were borrowed from the same table.
  func position(of others: FlatEntries) -> Int {
    UnsafePointer(base).distance(to: UnsafePointer(others.base))
  }

  /// Copies a range of other entries to the same places.
  func copy(_ other: FlatEntries, _ range: Range<Int>) {
    checkBounds(
      range.lowerBound >= 0 && range.upperBound <= count && range.upperBound <= other.count)
    (base + range.lowerBound).update(from: other.base + range.lowerBound, count: range.count)
  }

  fileprivate func deallocate() {
    UnsafeMutableRawPointer(base).deallocate()
  }
}

extension FlatEntries<UInt8> {
  /// The entries to read from, as long as they are borrowed.
  var bytes: JSONBytes { JSONBytes(UnsafeRawBufferPointer(start: base, count: count)) }

  /// Calls `body` with so many entries, none of them written, mostly from the stack.
  static func withTemporary<Result>(_ count: Int, _ body: (FlatEntries) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { body(FlatEntries($0)) }
  }

  /// Copies a part of other bytes to a position.
  @inline(__always)
  func copy(_ bytes: JSONBytes, _ range: Range<Int>, to position: Int) {
    bytes.withUnsafeBytes(range) { copy($0, to: position) }
  }

  /// Copies the UTF-8 of a text to a position.
  @inline(__always)
  func copy(_ text: String, to position: Int) {
    var text = text
    text.withUTF8 { copy(UnsafeRawBufferPointer($0), to: position) }
  }

  /// Copies the UTF-8 of a literal to a position.
  @inline(__always)
  func copy(_ literal: StaticString, to position: Int) {
    literal.withUTF8Buffer { copy(UnsafeRawBufferPointer($0), to: position) }
  }

  @inline(__always)
  private func copy(_ bytes: UnsafeRawBufferPointer, to position: Int) {
    checkBounds(position >= 0 && position + bytes.count <= count)
    UnsafeMutableRawBufferPointer(start: base + position, count: bytes.count)
      .copyMemory(from: bytes)
  }
}

extension String {
  /// Makes a text in place of the UTF-8 that `write` puts into so many entries; it answers how many
  /// of them it has written. Up to fifteen need no memory of their own.
  init(capacity: Int, writtenBy write: (FlatEntries<UInt8>) -> Int) {
    self.init(unsafeUninitializedCapacity: capacity) { write(FlatEntries($0)) }
  }
}

extension FlatEntries<UInt32> {
  /// Copies entries four at a time: up to three behind the last one are overwritten as well.
  @inline(__always)
  func setFours(_ fours: FlatEntries<SIMD4<UInt32>>) {
    checkBounds(fours.count * 4 <= count)
    for index in 0..<fours.count {
      UnsafeMutableRawPointer(base + 4 &* index).storeBytes(
        of: fours[index], as: SIMD4<UInt32>.self)
    }
  }
}

/// An entry of a flat table, borrowed from the table.
struct FlatReference<Element: BitwiseCopyable> {
  fileprivate let pointer: UnsafePointer<Element>

  fileprivate init(_ pointer: UnsafePointer<Element>) {
    self.pointer = pointer
  }

  /// The entry.
  @inline(__always)
  var value: Element { pointer.pointee }
}
