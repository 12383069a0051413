/// Cuts an LDML number pattern into its parts.
struct NumberPatternReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ pattern: String) {
    bytes = Array(pattern.utf8)
  }

  /// Whether everything was read.
  var isAtEnd: Bool { offset == bytes.count }

  /// Moves past the `;` between subpatterns if it is next.
  mutating func takeSeparator() -> Bool { take(UInt8(ascii: ";")) }

  /// Reads a prefix, digits and a suffix; nil when that is not what stands there.
  mutating func subpattern() -> NumberPattern? {
    var pattern = NumberPattern()
    guard readAffix(into: &pattern.positive.prefix, scale: &pattern.scale),
      readNumber(into: &pattern),
      readAffix(into: &pattern.positive.suffix, scale: &pattern.scale)
    else { return nil }
    return pattern
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func count(_ byte: UInt8) -> Int {
    let start = offset
    while take(byte) {}
    return offset - start
  }

  /// Reads literal text up to digits or `;`; false for an open quote, a second `%` or `‰`, a third
  /// `¤` in a row, and what LDML has but this does not.
  private mutating func readAffix(into text: inout [UInt8], scale: inout Int) -> Bool {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: "0"), UInt8(ascii: ","), UInt8(ascii: "."),
        UInt8(ascii: ";"):
        return true
      case UInt8(ascii: "'"):
        guard readQuoted(into: &text) else { return false }
        continue
      case UInt8(ascii: "1")...UInt8(ascii: "9"), UInt8(ascii: "@"), UInt8(ascii: "*"):
        return false
      case UInt8(ascii: "%"):
        guard scale == 0 else { return false }
        scale = 2
      // `‰` is E2 80 B0, and no other character ends in its last two bytes behind E2.
      case 0xB0 where text.suffix(2) == [0xE2, 0x80]:
        guard scale == 0 else { return false }
        scale = 3
      // `¤` is C2 A4.
      case 0xA4 where text.last == 0xC2:
        text.removeLast()
        guard Self.appendCurrencySign(to: &text) else { return false }
        offset += 1
        continue
      default:
        break
      }
      text.append(byte)
      offset += 1
    }
    return true
  }

  /// Appends the mark of one `¤`, or makes the one that stands there that of two.
  private static func appendCurrencySign(to text: inout [UInt8]) -> Bool {
    switch text.last {
    case NumberPattern.Affixes.codeMark: return false
    case NumberPattern.Affixes.symbolMark:
      text[text.count - 1] = NumberPattern.Affixes.codeMark
    default: text.append(NumberPattern.Affixes.symbolMark)
    }
    return true
  }

  /// Reads `'…'`, or `''`, which is one quote also inside.
  private mutating func readQuoted(into text: inout [UInt8]) -> Bool {
    let quote = UInt8(ascii: "'")
    offset += 1
    if take(quote) {
      text.append(quote)
      return true
    }
    while let byte = next {
      offset += 1
      if byte == quote, !take(quote) { return true }
      text.append(byte)
    }
    return false
  }

  /// Reads `#`, `0` and `,` before the point, and answers how many digits they are; nil when a `#`
  /// stands behind a `0`, or no digit behind a separator.
  private mutating func integerDigits(into pattern: inout NumberPattern) -> Int? {
    // How many digits stand before the last two separators.
    var last: Int?
    var lastButOne: Int?
    var digits = 0
    while let byte = next, Self.isInteger(byte) {
      switch byte {
      case UInt8(ascii: ","):
        guard last != digits else { return nil }
        (lastButOne, last) = (last, digits)
      case UInt8(ascii: "0"):
        digits += 1
        pattern.minimumIntegerDigits += 1
      default:
        guard pattern.minimumIntegerDigits == 0 else { return nil }
        digits += 1
      }
      offset += 1
    }
    guard let last else { return digits }
    pattern.primaryGroup = digits - last
    pattern.secondaryGroup = lastButOne.map { last - $0 } ?? pattern.primaryGroup
    return pattern.primaryGroup > 0 ? digits : nil
  }

  private static func isInteger(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "0") || byte == UInt8(ascii: ",")
  }

  /// Reads the digits, such as `#,##0.0#`; false when there is none, or they are out of order, or
  /// an exponent follows.
  private mutating func readNumber(into pattern: inout NumberPattern) -> Bool {
    guard let integerDigits = integerDigits(into: &pattern) else { return false }
    if take(UInt8(ascii: ".")) {
      pattern.minimumFractionDigits = count(UInt8(ascii: "0"))
      pattern.maximumFractionDigits = pattern.minimumFractionDigits + count(UInt8(ascii: "#"))
    }
    guard integerDigits + pattern.maximumFractionDigits > 0, !isExponentNext else { return false }
    if integerDigits == 0 {
      pattern.minimumFractionDigits = max(1, pattern.minimumFractionDigits)
    } else if pattern.minimumIntegerDigits == 0, pattern.minimumFractionDigits == 0 {
      pattern.minimumIntegerDigits = 1
    }
    return true
  }

  private var isExponentNext: Bool {
    guard next == UInt8(ascii: "E"), offset + 1 < bytes.count else { return false }
    return bytes[offset + 1] == UInt8(ascii: "0") || bytes[offset + 1] == UInt8(ascii: "+")
  }
}
