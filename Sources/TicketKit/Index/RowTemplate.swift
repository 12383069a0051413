/// The entries of a row none of whose values have been found.
struct RowTemplate {
  /// The number of entries, the header's counted.
  let count: Int

  private let fours: FlatTable<SIMD4<UInt32>>

  /// - Parameter entries: The entries, the header's counted; empty for rows that are not noted at
  ///   once.
  init(_ entries: [UInt32]) {
    count = entries.count
    let padded = entries + Array(repeating: 0, count: (4 - entries.count % 4) % 4)
    fours = FlatTable(capacity: padded.count / 4)
    for index in 0..<padded.count / 4 {
      fours.entries[index] = SIMD4(padded[4 * index..<4 * index + 4])
    }
  }

  /// Whether there is room for the row's entries, and for what is overwritten behind them.
  @inline(__always)
  func fits(_ entries: FlatEntries<UInt32>) -> Bool {
    entries.count >= count &+ OffsetTable.slack
  }

  /// Writes the entries of the row that begins at an offset.
  @inline(__always)
  func write(to entries: FlatEntries<UInt32>, _ start: Int) {
    entries.setFours(fours.entries)
    entries[0] = UInt32(truncatingIfNeeded: start)
  }

  /// The entry of a field without a value.
  func entry(_ field: Int) -> UInt32 {
    let index = OffsetTable.headerCount + field
    return fours.entries[index / 4][index % 4]
  }
}
