extension RowLayout.QuickField {
  /// The entry of a usual value that begins at an offset of a checked text, or at 0 when there is
  /// none; nil for any other.
  @inline(__always)
  func entry(_ bytes: JSONBytes, at start: Int) -> UInt32? {
    guard form != .unusual else { return nil }
    guard start > 0 else { return absentEntry }
    let byte = bytes[start]
    guard byte != 0x6E else { return absentEntry }
    let isQuoted = byte == JSONByte.quote
    let isUsual =
      switch form {
      case .string: isQuoted || JSONByte.isDigit(byte) || byte == JSONByte.minus
      case .text:
        isQuoted ? bytes[start &+ 1] != JSONByte.quote : isNumber(bytes, start, 15, isWhole: true)
      case .bool: byte == 0x74 || byte == 0x66 || isBit(byte, bytes, start)
      case .integer: isNumber(bytes, start, 15, isWhole: true)
      case .number: isNumber(bytes, start, 15, isWhole: false)
      case .day: isQuoted && QuickDate.isDay(bytes, start)
      case .dayAndTime: isQuoted && QuickDate.isDayAndTime(bytes, start)
      // So many digits are before the year 10000, but behind a minus they may be before the year 1.
      case .seconds: byte != JSONByte.minus && isNumber(bytes, start, 11, isWhole: true)
      case .milliseconds: byte != JSONByte.minus && isNumber(bytes, start, 14, isWhole: true)
      case .unusual: false
      }
    return isUsual ? UInt32(truncatingIfNeeded: start) : nil
  }

  /// Whether a value is the number `0` or `1`.
  @inline(__always)
  private func isBit(_ byte: UInt8, _ bytes: JSONBytes, _ start: Int) -> Bool {
    byte | 1 == JSONByte.one && !JSONWord.goesOn(bytes.byteOrZero(at: start &+ 1))
  }

  /// Whether a value is a short number of at most so many bytes, or a string that is one.
  @inline(__always)
  private func isNumber(_ bytes: JSONBytes, _ start: Int, _ limit: Int, isWhole: Bool) -> Bool {
    let byte = bytes[start]
    let isQuoted = byte == JSONByte.quote
    let first = isQuoted || byte == JSONByte.minus ? start &+ 1 : start
    guard first &+ 17 <= bytes.count, JSONByte.isDigit(bytes[first]) else { return false }
    let number = ShortNumber(bytes.word(at: first), bytes, at: first)
    guard number.length > 0, number.length <= limit, !(isWhole && number.isFraction) else {
      return false
    }
    let next = bytes[first &+ number.length]
    return isQuoted ? next == JSONByte.quote : !JSONWord.goesOn(next)
  }
}

/// Dates that exist beyond doubt: days up to the 28th of a month.
private enum QuickDate {
  /// Whether the string whose opening quote stands at an offset is such a day.
  static func isDay(_ bytes: JSONBytes, _ quote: Int) -> Bool {
    quote &+ 12 <= bytes.count && bytes[quote &+ 11] == JSONByte.quote
      && hasDay(bytes, quote &+ 1)
  }

  /// Whether the string whose opening quote stands at an offset is such a day and a time of it.
  static func isDayAndTime(_ bytes: JSONBytes, _ quote: Int) -> Bool {
    guard quote &+ 21 <= bytes.count, bytes[quote &+ 20] == JSONByte.quote,
      bytes[quote &+ 11] == 0x20, hasDay(bytes, quote &+ 1),
      let time = DigitPairs(bytes.word(at: quote &+ 12), like: .timeOfDay)
    else { return false }
    return time[0] < 24 && time[3] < 60 && time[6] < 60
  }

  private static func hasDay(_ bytes: JSONBytes, _ start: Int) -> Bool {
    guard let year = DigitPairs(bytes.word(at: start), like: .yearMonth),
      let day = DigitPairs(bytes.word(at: start &+ 2), like: .monthDay)
    else { return false }
    return year[0] | year[2] > 0 && day[3] &- 1 < 12 && day[3] > 0 && day[6] &- 1 < 28 && day[6] > 0
  }
}
