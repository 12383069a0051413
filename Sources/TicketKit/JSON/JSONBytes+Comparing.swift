extension JSONBytes {
  /// Whether a part equals the bytes of another text from an offset on.
  func isEqual(_ range: Range<Int>, to other: JSONBytes, at start: Int) -> Bool {
    let count = range.count
    let first = range.lowerBound
    var offset = 0
    while offset &+ 8 <= count {
      guard word(at: first &+ offset) == other.word(at: start &+ offset) else { return false }
      offset &+= 8
    }
    if offset < count, count >= 8 {
      // The last word overlaps the one before.
      return word(at: first &+ count &- 8) == other.word(at: start &+ count &- 8)
    }
    while offset < count {
      guard self[first &+ offset] == other[start &+ offset] else { return false }
      offset &+= 1
    }
    return true
  }

  /// Whether a part equals some bytes.
  func isEqual(_ range: Range<Int>, to other: [UInt8]) -> Bool {
    guard range.count == other.count else { return false }
    var offset = range.lowerBound
    for byte in other {
      guard self[offset] == byte else { return false }
      offset += 1
    }
    return true
  }

  /// The offset of the first byte in a part that has a property; nil when none has.
  @inline(__always)
  func firstOffset(_ range: Range<Int>, where isWanted: (UInt8) -> Bool) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if isWanted(self[offset]) { return offset }
      offset &+= 1
    }
    return nil
  }
}
