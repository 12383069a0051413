/// A hash of bytes, eight at a time.
enum ByteHash {
  /// The hash of a range of bytes.
  @inline(__always)
  static func value(_ bytes: JSONBytes, _ range: Range<Int>, seed: UInt64 = 0) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: range.count)
    var at = range.lowerBound
    while at &+ 8 <= range.upperBound {
      mix(bytes.word(at: at), into: &hash)
      at &+= 8
    }
    let rest = range.upperBound &- at
    if rest > 0 {
      var word: UInt64 = 0
      if at &+ 8 <= bytes.count {
        word = bytes.word(at: at) & ((1 << UInt64(truncatingIfNeeded: rest &* 8)) &- 1)
      } else {
        for offset in 0..<rest { word |= UInt64(bytes[at &+ offset]) << UInt64(offset &* 8) }
      }
      mix(word, into: &hash)
    }
    return hash
  }

  @inline(__always)
  private static func mix(_ word: UInt64, into hash: inout UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
  }
}
