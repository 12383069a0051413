/// Numbers by the UTF-8 of their names, found without making a `String`.
struct ByteKeyTable: Sendable {
  private struct Entry {
    let start: Int
    let length: Int
    let value: Int
  }

  /// All names, one behind the other.
  private var names: [UInt8] = []
  private var entries: [Entry] = []

  /// Entry numbers by hash, with linear probing; -1 where nothing is. A power of two long.
  private var slots: [Int] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Adds a name; of a name that is there already the first number stays, and false is returned.
  @discardableResult
  mutating func insert(_ name: [UInt8], value: Int) -> Bool {
    guard self[name] == nil else { return false }
    entries.append(Entry(start: names.count, length: name.count, value: value))
    names += name
    if entries.count * 2 > slots.count {
      slots = Array(repeating: -1, count: max(8, slots.count * 2))
      for index in entries.indices { place(index) }
    } else {
      place(entries.count - 1)
    }
    return true
  }

  /// The number of a name.
  subscript(name: [UInt8]) -> Int? {
    name.withUnsafeBytes { find(JSONBytes($0), 0..<name.count) }
  }

  /// The number of the name that stands in a range of bytes.
  func find(_ bytes: JSONBytes, _ range: Range<Int>) -> Int? {
    guard !slots.isEmpty else { return nil }
    let hash = ByteHash.value(bytes, range)
    return names.withUnsafeBytes { buffer in
      let names = JSONBytes(buffer)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 {
        let entry = entries[slots[slot]]
        if entry.length == range.count, bytes.isEqual(range, to: names, at: entry.start) {
          return entry.value
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  private mutating func place(_ index: Int) {
    let entry = entries[index]
    let hash = names.withUnsafeBytes {
      ByteHash.value(JSONBytes($0), entry.start..<entry.start + entry.length)
    }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = index
  }
}
