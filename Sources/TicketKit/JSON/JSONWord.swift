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

  /// The high bit of each byte that is not a digit.
  @inline(__always)
  static func nonDigits(_ word: UInt64) -> UInt64 {
    let digits = word ^ (ones &* UInt64(JSONByte.zero))
    return (((digits & ~highs) &+ ones &* 0x76) | digits) & highs
  }

  /// The high bit of each byte that is not a digit; only the lowest one that is set is exact.
  @inline(__always)
  static func firstNonDigits(_ word: UInt64) -> UInt64 {
    ((word &+ ones &* 0x46) | (word &- ones &* 0x30)) & highs
  }

  /// How many of the eight bytes are digits before the first one that is not.
  @inline(__always)
  static func leadingDigits(_ word: UInt64) -> Int {
    nonDigits(word).trailingZeroBitCount >> 3
  }

  /// Whether a number goes on with a byte.
  @inline(__always)
  static func goesOn(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || byte == JSONByte.point || byte | 0x20 == 0x65
  }

  /// The two bytes with which the escape of a scalar begins, `\u`.
  static var scalarEscape: UInt64 { 0x755C }

  /// Whether all bytes are hexadecimal digits.
  @inline(__always)
  static func areHexDigits(_ word: UInt64) -> Bool {
    let lower = word | ones &* 0x20
    // Their high bits: from `a` on, and behind `f`.
    let fromA = (lower & ~highs) &+ ones &* 0x1F
    let behindF = (lower & ~highs) &+ ones &* 0x19
    let letters = fromA & ~behindF & ~lower & highs
    return nonDigits(word) & ~letters == 0
  }

  /// The length of `true` or `false` at the beginning of a word, or nil.
  ///
  /// Which of the two it is decides no jump: nobody could foresee it.
  @inline(__always)
  static func boolLength(_ word: UInt64) -> Int? {
    let isNotTrue = (word ^ 0x6575_7274) & 0xFFFF_FFFF
    let isNotFalse = (word ^ 0x65_736C_6166) & 0xFF_FFFF_FFFF
    guard min(isNotTrue, isNotFalse) == 0 else { return nil }
    return isNotFalse == 0 ? 5 : 4
  }

  /// Whether a word begins with `null`.
  @inline(__always)
  static func isNull(_ word: UInt64) -> Bool {
    word & 0xFFFF_FFFF == 0x6C6C_756E
  }
}
