/// A table of plain values that tasks may share: a value, copied when one of several copies is
/// written to.
///
/// Safety: only this value writes to its flat table, and only while no other one refers to it.
/// Nobody can write to `entries`, and who keeps them keeps the table beside them, unchanged.
struct SharedTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private var table: FlatTable<Element>

  /// Keeps the values of an array.
  init(_ values: [Element]) {
    table = FlatTable(capacity: values.count)
    for (position, value) in values.enumerated() { table.entries[position] = value }
  }

  /// Makes room for some equal values.
  init(repeating value: Element, count: Int) {
    table = FlatTable(repeating: value, count: count)
  }

  /// Takes over a table that nobody else refers to.
  init(taking table: consuming FlatTable<Element>) {
    self.table = table
  }

  /// The values, to be read as long as the table lives and is not changed.
  @inline(__always)
  var entries: SharedEntries<Element> { SharedEntries(table.entries) }

  /// The value at a position, `0..<entries.count`.
  @inline(__always)
  subscript(position: Int) -> Element {
    get { table.entries[position] }
    set {
      if !isKnownUniquelyReferenced(&table) { table = FlatTable(copying: table) }
      table.entries[position] = newValue
    }
  }

  /// Makes room for another number of values: the first of those that there are, then equal ones.
  mutating func resize(to count: Int, keeping kept: Int, fill: Element) {
    let moved = FlatTable(repeating: fill, count: count)
    moved.entries.copy(table.entries, 0..<kept)
    table = moved
  }
}

/// The values of a shared table, borrowed from it.
///
/// Safety: nobody writes to them while they are borrowed, so that all threads may read them.
struct SharedEntries<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private let entries: FlatEntries<Element>

  fileprivate init(_ entries: FlatEntries<Element>) {
    self.entries = entries
  }

  /// How many there are.
  var count: Int { entries.count }

  /// The value at a position, `0..<count`.
  @inline(__always)
  subscript(position: Int) -> Element { entries[position] }

  /// The values from a position on.
  @inline(__always)
  func dropFirst(_ position: Int) -> SharedEntries {
    SharedEntries(entries.dropFirst(position))
  }
}

extension SharedEntries<UInt8> {
  /// The values as bytes of a text.
  @inline(__always)
  var bytes: JSONBytes { entries.bytes }
}
