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
      case .word: byte == 0x74 || byte == 0x66 || isBit(byte, bytes, at: start)
      case .integer: isShortNumber(byte, bytes, at: start, isWhole: true)
      case .number: isShortNumber(byte, bytes, at: start, isWhole: false)
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

  /// Whether a value is the number `0` or `1`.
  @inline(__always)
  private func isBit(_ byte: UInt8, _ bytes: JSONBytes, at start: Int) -> Bool {
    byte | 1 == JSONByte.one && !JSONWord.goesOn(bytes.byteOrZero(at: start &+ 1))
  }

  /// Whether a value is a number, or a string that is one, so short that it fits every type.
  @inline(__always)
  private func isShortNumber(
    _ byte: UInt8, _ bytes: JSONBytes, at start: Int, isWhole: Bool
  ) -> Bool {
    let isQuoted = byte == JSONByte.quote
    let first = isQuoted || byte == JSONByte.minus ? start &+ 1 : start
    guard first &+ 17 <= bytes.count, JSONByte.isDigit(bytes[first]) else { return false }
    let number = ShortNumber(bytes.word(at: first), bytes, at: first)
    guard number.length > 0, !(isWhole && number.isFraction) else { return false }
    let next = bytes[first &+ number.length]
    return isQuoted ? next == JSONByte.quote : !JSONWord.goesOn(next)
  }
}
