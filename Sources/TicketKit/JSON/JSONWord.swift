/// Questions about eight bytes at once, in plain integer arithmetic; the first byte is lowest.
enum JSONWord {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bit of each byte that a string cannot pass over: `"`, `\`, controls, beyond ASCII.
  ///
  /// Only the lowest bit that is set is exact: a borrow may reach the bytes above it.
  @inline(__always)
  static func stops(_ word: UInt64) -> UInt64 {
    let quote = word ^ (ones &* UInt64(JSONByte.quote))
    let backslash = word ^ (ones &* UInt64(JSONByte.backslash))
    let control = (word &- ones &* 0x20)
    return ((quote &- ones) | (backslash &- ones) | control | word) & highs
  }

  /// The high bit of each `"` and `\`; only the lowest one that is set is exact.
  @inline(__always)
  static func quotesAndBackslashes(_ word: UInt64) -> UInt64 {
    let quote = word ^ (ones &* UInt64(JSONByte.quote))
    let backslash = word ^ (ones &* UInt64(JSONByte.backslash))
    return (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)) & highs
  }

  /// Whether the first six bytes are two well-formed scalars of three bytes, as in Chinese text.
  ///
  /// Scalars that begin with E0 or ED, whose second byte is restricted, are left to the slow way.
  @inline(__always)
  static func isTwoThreeByteScalars(_ word: UInt64) -> Bool {
    guard word & 0x0000_C0C0_F0C0_C0F0 == 0x0000_8080_E080_80E0 else { return false }
    let unrestricted: UInt64 = 0xDFFE
    return (unrestricted >> (word & 0xF)) & (unrestricted >> ((word >> 24) & 0xF)) & 1 != 0
  }

  /// How many of the eight bytes are digits before the first one that is not.
  @inline(__always)
  static func leadingDigits(_ word: UInt64) -> Int {
    let digits = word ^ (ones &* UInt64(JSONByte.zero))
    let others = (((digits & ~highs) &+ ones &* 0x76) | digits) & highs
    return others.trailingZeroBitCount >> 3
  }
}
