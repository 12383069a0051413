/// Bytes of a text in the making, written in place into the string that they become.
struct TextSink {
  private let entries: FlatEntries<UInt8>

  /// How many bytes were written.
  private(set) var count = 0

  /// Whether there were more bytes than room.
  private(set) var isOverflowing = false

  fileprivate init(_ entries: FlatEntries<UInt8>) {
    self.entries = entries
  }

  /// Appends a byte where there is room.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard count < entries.count else {
      isOverflowing = true
      return
    }
    entries[count] = byte
    count += 1
  }

  /// Appends bytes.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  /// Appends one byte several times.
  mutating func append(_ byte: UInt8, times: Int) {
    for _ in stride(from: 0, to: times, by: 1) { append(byte) }
  }
}

extension String {
  /// Makes a text of at most `capacity` bytes; up to fifteen need no memory of their own.
  ///
  /// Nil when `write` answers false or writes more.
  init?(capacity: Int, _ write: (inout TextSink) -> Bool) {
    var isComplete = false
    self.init(
      capacity: capacity,
      writtenBy: { entries in
        var sink = TextSink(entries)
        isComplete = write(&sink) && !sink.isOverflowing
        return sink.count
      })
    guard isComplete else { return nil }
  }
}
