import Foundation

/// Turns the bytes of a JSON number into Swift values, exactly and never through a `Double`.
///
/// Every range is the whole text of a number, or the content of a string that may hold one.
enum NumberReader {
  /// Whether the text is exactly one RFC 8259 number.
  static func isNumber(_ bytes: JSONBytes, _ range: Range<Int>) -> Bool {
    NumberParts(bytes, range) != nil
  }

  /// The whole number that the text stands for in any form: `20`, `20.0`, `2e1`.
  static func integer(_ bytes: JSONBytes, _ range: Range<Int>) -> Result<Int, ValueFault> {
    integer(bytes, range, isNegated: false)
  }

  /// The whole number that the text stands for, or the one with the other sign.
  static func integer(
    _ bytes: JSONBytes, _ range: Range<Int>, isNegated: Bool
  ) -> Result<Int, ValueFault> {
    guard let parts = NumberParts(bytes, range), parts.isWhole else { return .failure(.wrongType) }
    // Every `Int` has at most nineteen digits, and every such number fits the magnitude.
    guard parts.digitCount <= 19, parts.exponent <= 19 - parts.digitCount else {
      return .failure(.outOfRange)
    }
    let magnitude = parts.low * NumberParts.powers[parts.exponent]
    if parts.isNegative != isNegated {
      guard magnitude <= Int.min.magnitude else { return .failure(.outOfRange) }
      return .success(Int(truncatingIfNeeded: 0 &- magnitude))
    }
    guard let value = Int(exactly: magnitude) else { return .failure(.outOfRange) }
    return .success(value)
  }

  /// Why a text gives no `Decimal`, or nil when it does.
  static func decimalFault(_ bytes: JSONBytes, _ range: Range<Int>) -> ValueFault? {
    guard let parts = NumberParts(bytes, range) else { return .wrongType }
    return parts.fitsDecimal ? nil : .outOfRange
  }

  /// The number as a `Decimal`, all its digits kept.
  static func decimal(_ bytes: JSONBytes, _ range: Range<Int>) -> Result<Decimal, ValueFault> {
    guard let parts = NumberParts(bytes, range) else { return .failure(.wrongType) }
    guard let value = Decimal(parts) else { return .failure(.outOfRange) }
    return .success(value)
  }

  /// The number in plain ASCII digits: no exponent, no trailing zeros, never `-0`.
  ///
  /// Nil when the text is no JSON number, or is one beyond Decimal's limits.
  static func plainText(_ bytes: JSONBytes, _ range: Range<Int>) -> String? {
    guard let parts = NumberParts(bytes, range), parts.fitsDecimal else { return nil }
    // Without an exponent only zeros behind the point can be too many.
    if !parts.hasExponent, parts.digitCount > 0 {
      let text = range.prefix(parts.plainLength)
      return String(capacity: text.count) { sink in
        for offset in text { sink.append(bytes[offset]) }
        return true
      }
    }
    return DecimalDigits(parts).plainText
  }
}

extension Decimal {
  /// The value of a number; nil when it is beyond Decimal's limits.
  init?(_ parts: NumberParts) {
    guard parts.fitsDecimal else { return nil }
    var digits = Decimal(parts.low)
    if parts.high != 0 {
      digits += Decimal(sign: .plus, exponent: 19, significand: Decimal(parts.high))
    }
    let sign: FloatingPointSign = parts.isNegative && parts.digitCount > 0 ? .minus : .plus
    self.init(sign: sign, exponent: parts.exponent, significand: digits)
  }
}
