/// Turns libyaml's counts of Unicode scalars into UTF-8 byte offsets.
///
/// A cursor moves from one place to the next, so that a whole file costs one pass: libyaml's marks
/// hardly ever go back. The bytes must be valid UTF-8.
struct ScalarOffsets {
  private let bytes: [UInt8]

  /// Whether every scalar is one byte, so that a count is an offset.
  private let isASCII: Bool

  /// The byte at which counting begins: after a byte order mark.
  private let start: Int

  private var index = 0
  private var offset: Int

  init(bytes: [UInt8], isASCII: Bool, start: Int) {
    self.bytes = bytes
    self.isASCII = isASCII
    self.start = start
    offset = start
  }

  /// The byte offset of the scalar with this number, at most the end of the bytes.
  mutating func offset(of target: Int) -> Int {
    if isASCII { return min(start + target, bytes.count) }
    while index < target, offset < bytes.count {
      offset += Self.length(ofScalarWith: bytes[offset])
      index += 1
    }
    offset = min(offset, bytes.count)
    while index > target, offset > start {
      offset -= 1
      while offset > start, bytes[offset].isContinuation { offset -= 1 }
      index -= 1
    }
    return offset
  }

  /// How many bytes the scalar has that begins with a byte.
  private static func length(ofScalarWith first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }
}
