extension RowLayout.QuickField {
  /// The entry of a usual value that begins at an offset of a checked text, or at 0 when there is
  /// none; nil for any other.
  @inline(__always)
  func entry(_ bytes: JSONBytes, at start: Int) -> UInt32? {
    guard form != .unusual else { return nil }
    guard start > 0 else { return absentEntry }
    let byte = bytes[start]
    guard byte != 0x6E else { return absentEntry }
    let isUsual =
      switch form {
      case .string: byte == JSONByte.quote || isNumber(byte)
      case .text: byte == JSONByte.quote && bytes[start + 1] != JSONByte.quote
      case .word: byte == 0x74 || byte == 0x66
      case .integer: isNumber(byte) && isShortNumber(bytes, at: start, isWhole: true)
      case .number: isNumber(byte) && isShortNumber(bytes, at: start, isWhole: false)
      case .unusual: false
      }
    return isUsual ? UInt32(truncatingIfNeeded: start) : nil
  }

  /// The entry of a value that is missing or null; nil where that is an issue.
  var absentEntry: UInt32? {
    switch absence {
    case .none: OffsetTable.absent
    case .isDefault: OffsetTable.isDefault
    case .issue: nil
    }
  }

  @inline(__always)
  private func isNumber(_ byte: UInt8) -> Bool {
    JSONByte.isDigit(byte) || byte == JSONByte.minus
  }

  /// Whether a number has less than eight digits, and as many behind its point where it may have
  /// one, and no exponent: then it fits every type.
  @inline(__always)
  private func isShortNumber(_ bytes: JSONBytes, at start: Int, isWhole: Bool) -> Bool {
    var at = bytes[start] == JSONByte.minus ? start + 1 : start
    guard at + 16 <= bytes.count else { return false }
    let digits = JSONWord.leadingDigits(bytes.word(at: at))
    at += digits
    var end = bytes[at]
    guard digits < 8 else { return false }
    if end == JSONByte.point {
      guard !isWhole else { return false }
      let fraction = JSONWord.leadingDigits(bytes.word(at: at + 1))
      guard fraction < 8 else { return false }
      end = bytes[at + 1 + fraction]
    }
    return end | 0x20 != 0x65
  }
}
