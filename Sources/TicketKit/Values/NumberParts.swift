/// A JSON number taken apart: its sign, its significant digits and the place of the last of them.
///
/// Zeros at either end are not significant. Up to 38 digits the value is
/// ±(high × 10¹⁹ + low) × 10^exponent; of longer numbers the words hold the first 38.
struct NumberParts: Equatable {
  /// Whether the text begins with a minus; also true for `-0`.
  let isNegative: Bool

  /// The number of significant digits; 0 for zero.
  let digitCount: Int

  /// The power of ten of the last significant digit; 0 for zero.
  let exponent: Int

  /// Whether the text has an `e`.
  let hasExponent: Bool

  /// The held digits before the last nineteen.
  let high: UInt64

  /// The last nineteen held digits.
  let low: UInt64
}

extension NumberParts {
  /// How many significant digits the words can hold, and every `Decimal`.
  static let digitLimit = 38

  static let digitsPerWord = 19

  // Exponents past this are all alike, and sums with the lengths of texts stay within `Int`.
  private static let exponentLimit = 1 << (Int.bitWidth - 6)

  /// Reads a text that is exactly one RFC 8259 number; nil for any other.
  init?(_ bytes: JSONBytes, _ range: Range<Int>) {
    let end = range.upperBound
    var offset = range.lowerBound
    let isNegative = offset < end && bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }

    guard let integer = Self.digits(bytes, offset, end) else { return nil }
    if bytes[integer.lowerBound] == UInt8(ascii: "0") && integer.count > 1 { return nil }
    offset = integer.upperBound

    var fraction = offset..<offset
    if offset < end, bytes[offset] == UInt8(ascii: ".") {
      guard let found = Self.digits(bytes, offset + 1, end) else { return nil }
      fraction = found
      offset = found.upperBound
    }

    var exponent: Int?
    if offset < end, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      guard let found = Self.exponent(bytes, offset + 1, end) else { return nil }
      exponent = found.value
      offset = found.end
    }
    guard offset == end else { return nil }
    self.init(bytes, isNegative, integer, fraction, exponent)
  }

  private init(
    _ bytes: JSONBytes, _ isNegative: Bool, _ integer: Range<Int>, _ fraction: Range<Int>,
    _ exponent: Int?
  ) {
    self.isNegative = isNegative
    hasExponent = exponent != nil
    var word: UInt64 = 0
    var seen = 0
    var trailingZeros = 0
    for offset in integer {
      Self.count(bytes[offset], &word, &seen, &trailingZeros)
    }
    for offset in fraction {
      Self.count(bytes[offset], &word, &seen, &trailingZeros)
    }

    digitCount = seen - trailingZeros
    self.exponent = seen == 0 ? 0 : (exponent ?? 0) + trailingZeros - fraction.count
    if seen <= Self.digitsPerWord {
      for _ in 0..<trailingZeros { word /= 10 }
      (high, low) = (0, word)
    } else {
      (high, low) = Self.words(bytes, integer, fraction, count: min(digitCount, Self.digitLimit))
    }
  }

  /// Counts one digit: `seen` from the first significant one on, `trailingZeros` at the end.
  @inline(__always)
  private static func count(
    _ byte: UInt8, _ word: inout UInt64, _ seen: inout Int, _ trailingZeros: inout Int
  ) {
    let digit = byte &- UInt8(ascii: "0")
    word = word &* 10 &+ UInt64(digit)
    if digit != 0 {
      seen += 1
      trailingZeros = 0
    } else if seen > 0 {
      seen += 1
      trailingZeros += 1
    }
  }

  /// The first `count` digits from the first significant one on.
  private static func words(
    _ bytes: JSONBytes, _ integer: Range<Int>, _ fraction: Range<Int>, count: Int
  ) -> (high: UInt64, low: UInt64) {
    var high: UInt64 = 0
    var low: UInt64 = 0
    var left = count
    for digits in [integer, fraction] {
      for offset in digits where left > 0 {
        let digit = UInt64(bytes[offset] &- UInt8(ascii: "0"))
        guard left < count || digit != 0 else { continue }
        if left > digitsPerWord {
          high = high * 10 + digit
        } else {
          low = low * 10 + digit
        }
        left -= 1
      }
    }
    return (high, low)
  }

  /// The longest run of digits from an offset on; nil when there is none.
  private static func digits(_ bytes: JSONBytes, _ start: Int, _ end: Int) -> Range<Int>? {
    var offset = start
    while offset < end, bytes[offset] &- UInt8(ascii: "0") < 10 { offset += 1 }
    return offset > start ? start..<offset : nil
  }

  /// The exponent behind an `e`, held within the limit, and where its text ends.
  private static func exponent(
    _ bytes: JSONBytes, _ start: Int, _ end: Int
  ) -> (value: Int, end: Int)? {
    var offset = start
    let isNegative = offset < end && bytes[offset] == UInt8(ascii: "-")
    if isNegative || (offset < end && bytes[offset] == UInt8(ascii: "+")) { offset += 1 }
    guard let digits = digits(bytes, offset, end) else { return nil }
    var value = 0
    for offset in digits where value < exponentLimit {
      value = value * 10 + Int(bytes[offset] &- UInt8(ascii: "0"))
    }
    value = min(value, exponentLimit)
    return (isNegative ? -value : value, digits.upperBound)
  }
}

extension NumberParts {
  /// 10^n for n in 0...19.
  static let powers: [UInt64] = (0...19).map { power in
    (0..<power).reduce(1) { product, _ in product * 10 }
  }

  /// Whether the value is whole; zero is.
  var isWhole: Bool { exponent >= 0 }

  /// Whether a `Decimal` holds the value exactly: 38 digits, and an exponent of eight bits. Its
  /// arithmetic drops zeros at the end, so that 10¹²⁸ would be no number after the first step.
  var fitsDecimal: Bool {
    digitCount <= Self.digitLimit && Int8(exactly: exponent) != nil
  }
}
