/// Numbers by the UTF-8 of their names, found without making a `String`.
struct ByteKeyTable: Sendable {
  /// A name: where it stands among all names, and its number.
  private struct Entry: BitwiseCopyable {
    var hash: UInt32 = 0
    var start: UInt32 = 0

    /// The number of bytes; the greatest one where there is no name.
    var length = UInt32.max
    var value: Int32 = 0
  }

  private static let noNames = SharedTable<UInt8>([])
  private static let noEntries = SharedTable([Entry()])

  /// The bytes of all names, with room behind them.
  private var names = noNames
  private var nameCount = 0

  /// The names by hash, with linear probing; a power of two of them, half of them without a name.
  private var entries = noEntries
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// Adds a name; of a name that is there already the first number stays, and false is returned.
  @discardableResult
  mutating func insert(_ name: [UInt8], value: Int) -> Bool {
    guard self[name] == nil else { return false }
    if (count + 1) * 2 > entries.entries.count { growEntries() }
    let start = nameCount
    nameCount += name.count
    if nameCount > names.entries.count {
      names.resize(to: nameCount * 2, keeping: start, fill: 0)
    }
    for (offset, byte) in name.enumerated() { names[start + offset] = byte }
    let hash = ByteHash.value(names.entries.bytes, start..<nameCount)
    place(
      Entry(
        hash: UInt32(truncatingIfNeeded: hash), start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: name.count), value: Int32(truncatingIfNeeded: value)))
    count += 1
    return true
  }

  /// The number of a name.
  subscript(name: [UInt8]) -> Int? {
    name.withBytes { find($0, 0..<name.count) }
  }

  /// The number of the name that stands in a range of bytes.
  func find(_ bytes: JSONBytes, _ range: Range<Int>) -> Int? {
    guard count > 0 else { return nil }
    let hash = UInt32(truncatingIfNeeded: ByteHash.value(bytes, range))
    let entries = entries.entries
    let names = names.entries.bytes
    var position = Int(hash) & (entries.count &- 1)
    while entries[position].length != .max {
      let entry = entries[position]
      if entry.hash == hash, Int(entry.length) == range.count,
        bytes.isEqual(range, to: names, at: Int(entry.start))
      {
        return Int(entry.value)
      }
      position = (position &+ 1) & (entries.count &- 1)
    }
    return nil
  }

  private mutating func growEntries() {
    let old = entries.entries
    let known = (0..<old.count).map { old[$0] }
    entries = SharedTable(repeating: Entry(), count: old.count * 2)
    for entry in known where entry.length != .max { place(entry) }
  }

  private mutating func place(_ entry: Entry) {
    let mask = entries.entries.count - 1
    var position = Int(entry.hash) & mask
    while entries[position].length != .max { position = (position + 1) & mask }
    entries[position] = entry
  }
}
