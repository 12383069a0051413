/// A place in a date text, and the small readings that every form of date is made of.
struct DateCursor {
  private let bytes: JSONBytes
  private let end: Int
  private var offset: Int

  init(_ bytes: JSONBytes, _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Whether the whole text was read.
  var isAtEnd: Bool { offset == end }

  /// The bytes that are left.
  var remaining: Int { end - offset }

  /// Moves past one byte if it is next.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard offset < end, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Moves past a text if it is next, compared byte by byte.
  mutating func take(_ text: [UInt8]) -> Bool {
    guard text.count <= end - offset else { return false }
    for index in text.indices where bytes[offset + index] != text[index] { return false }
    offset += text.count
    return true
  }

  /// Moves past an ASCII word in any case if it is next; `word` is lower case.
  mutating func take(word: [UInt8]) -> Bool {
    guard word.count <= end - offset else { return false }
    for index in word.indices where bytes[offset + index] | 0x20 != word[index] { return false }
    offset += word.count
    return true
  }

  /// Reads digits, as many as there are up to `most`, at most nine; nil, and no move, when there
  /// are fewer than `least`.
  @inline(__always)
  mutating func digits(_ least: Int, _ most: Int) -> Int? {
    var value = 0
    let start = offset
    let limit = min(end, offset + most)
    while offset < limit, bytes[offset] &- UInt8(ascii: "0") < 10 {
      value = value * 10 + Int(bytes[offset] &- UInt8(ascii: "0"))
      offset += 1
    }
    if offset - start >= least { return value }
    offset = start
    return nil
  }

  /// Reads two digits.
  @inline(__always)
  private mutating func pair() -> Int? {
    guard end - offset >= 2 else { return nil }
    let tens = bytes[offset] &- UInt8(ascii: "0")
    let ones = bytes[offset + 1] &- UInt8(ascii: "0")
    guard tens < 10, ones < 10 else { return nil }
    offset += 2
    return Int(tens) * 10 + Int(ones)
  }

  /// Reads `yyyy-MM-dd`.
  mutating func day() -> CivilDay? {
    guard end - offset >= 10,
      let pairs = DigitPairs(bytes.word(at: offset), like: .yearMonth),
      let days = DigitPairs(bytes.word(at: offset + 2), like: .monthDay)
    else { return nil }
    offset += 10
    return CivilDay(year: pairs[0] * 100 + pairs[2], month: pairs[5], day: days[6])
  }

  /// Reads `HH:mm:ss`.
  mutating func timeOfDay() -> (hour: Int, minute: Int, second: Int)? {
    guard end - offset >= 8, let pairs = DigitPairs(bytes.word(at: offset), like: .timeOfDay)
    else { return nil }
    offset += 8
    return (pairs[0], pairs[3], pairs[6])
  }

  /// Reads between `least` and `most` digits behind a decimal point as nanoseconds.
  mutating func nanoseconds(_ least: Int, _ most: Int) -> Int? {
    let start = offset
    guard var value = digits(least, most) else { return nil }
    for _ in (offset - start)..<9 { value *= 10 }
    return value
  }

  /// Reads `Z`, `±HH`, `±HHmm` or `±HH:mm` as seconds east of UTC.
  mutating func zoneOffset() -> Int? {
    take(UInt8(ascii: "Z")) ? 0 : signedOffset(leastHourDigits: 2)
  }

  /// Reads what follows `GMT`: nothing, or an offset, also with a single digit of hours.
  mutating func offsetBehindName() -> Int? {
    let next = offset < end ? bytes[offset] : 0
    guard next == UInt8(ascii: "+") || next == UInt8(ascii: "-") else { return 0 }
    return signedOffset(leastHourDigits: 1)
  }

  private mutating func signedOffset(leastHourDigits: Int) -> Int? {
    let isWest = take(UInt8(ascii: "-"))
    guard isWest || take(UInt8(ascii: "+")) else { return nil }
    guard let hours = pair() ?? digits(leastHourDigits, 2), hours < 24 else { return nil }
    let needsMinutes = take(UInt8(ascii: ":"))
    let minutes = pair()
    guard minutes != nil || !needsMinutes, minutes ?? 0 < 60 else { return nil }
    let seconds = hours * 3_600 + (minutes ?? 0) * 60
    return isWest ? -seconds : seconds
  }
}
