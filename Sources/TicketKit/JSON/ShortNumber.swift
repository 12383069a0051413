/// A number of digits alone, at most fifteen, or of digits around a point within seven bytes.
///
/// What follows is not looked at: a number that goes on behind such digits is not short.
struct ShortNumber {
  /// The number of bytes; 0 where there is no short number.
  let length: Int

  let isFraction: Bool

  /// Reads on from a digit.
  ///
  /// - Parameter word: The word at `start`; behind it there must be another one.
  @inline(__always)
  init(_ word: UInt64, _ bytes: JSONBytes, at start: Int) {
    let others = JSONWord.firstNonDigits(word)
    let digits = others.trailingZeroBitCount >> 3
    // Nothing but a zero with a digit behind it makes this zero.
    let hasLeadingZero = (word & 0xFF ^ UInt64(JSONByte.zero)) | (others & 0x8000) == 0
    guard digits < 8 else {
      let all = 8 &+ JSONWord.firstNonDigits(bytes.word(at: start &+ 8)).trailingZeroBitCount >> 3
      length = hasLeadingZero || all == 16 ? 0 : all
      isFraction = false
      return
    }
    guard word &>> UInt64(truncatingIfNeeded: digits &<< 3) & 0xFF == UInt64(JSONByte.point) else {
      length = hasLeadingZero ? 0 : digits
      isFraction = false
      return
    }
    let exact = JSONWord.nonDigits(word)
    let end = (exact & (exact &- 1)).trailingZeroBitCount >> 3
    length = hasLeadingZero || end == 8 || end == digits &+ 1 ? 0 : end
    isFraction = true
  }
}
