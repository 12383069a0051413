import Foundation

/// A decimal number as its digits, for writing it down: ±(digits) × 10^exponent.
struct DecimalDigits: Equatable {
  var isNegative: Bool

  /// ASCII digits; the first one is not zero, and there is none for zero.
  var digits: [UInt8]

  /// The power of ten of the last digit.
  var exponent: Int

  /// How many digits stand before the point; below zero: zeros behind it.
  var integerCount: Int { digits.count + exponent }
}

extension DecimalDigits {
  static let zero = UInt8(ascii: "0")

  /// The first 38 digits of a number that was read.
  init(_ parts: NumberParts) {
    let count = min(parts.digitCount, NumberParts.digitLimit)
    var digits = [UInt8](repeating: Self.zero, count: count)
    var word = parts.low
    for index in digits.indices.reversed() {
      if index == count - 1 - NumberParts.digitsPerWord { word = parts.high }
      digits[index] += UInt8(truncatingIfNeeded: word % 10)
      word /= 10
    }
    self.digits = digits
    isNegative = parts.isNegative
    exponent = parts.exponent + parts.digitCount - count
  }

  /// All digits of a value; nil for one that is not a number.
  init?(_ value: Decimal) {
    guard !value.isNaN else { return nil }
    // Foundation describes a Decimal in plain digits, whatever its size.
    var digits: [UInt8] = []
    var fractionCount = 0
    var isFraction = false
    for byte in value.description.utf8 {
      if byte == UInt8(ascii: ".") { isFraction = true }
      guard byte &- Self.zero < 10 else { continue }
      if isFraction { fractionCount += 1 }
      if byte != Self.zero || !digits.isEmpty { digits.append(byte) }
    }
    self.digits = digits
    isNegative = value.isSignMinus
    exponent = digits.isEmpty ? 0 : -fractionCount
  }

  /// The number in plain ASCII digits: no exponent, no trailing zeros, never `-0`.
  var plainText: String {
    var digits = digits[...]
    var exponent = exponent
    while exponent < 0, digits.last == Self.zero {
      digits.removeLast()
      exponent += 1
    }
    guard !digits.isEmpty else { return "0" }
    let integerCount = digits.count + exponent
    // Room for a sign, a zero, a point, and the zeros on either side of the digits.
    let capacity = digits.count + abs(exponent) + 3
    let text = String(capacity: capacity) { sink in
      if isNegative { sink.append(UInt8(ascii: "-")) }
      if integerCount <= 0 { sink.append(Self.zero) }
      sink.append(digits.prefix(max(0, integerCount)))
      sink.append(Self.zero, times: exponent)
      if exponent < 0 { sink.append(UInt8(ascii: ".")) }
      sink.append(Self.zero, times: -integerCount)
      sink.append(digits.dropFirst(max(0, integerCount)))
      return true
    }
    return text ?? "0"
  }
}

extension NumberParts {
  /// The number in plain ASCII digits: no exponent, no trailing zeros, never `-0`.
  var plainText: String {
    // The digits of one word, none of them far from the point, need no memory on their way.
    guard high == 0, digitCount > 0, -Self.digitsPerWord...Self.digitsPerWord ~= exponent else {
      return DecimalDigits(self).plainText
    }
    let text = String(capacity: plainLength) { sink in
      if isNegative { sink.append(UInt8(ascii: "-")) }
      let integerCount = digitCount + exponent
      if integerCount <= 0 {
        sink.append(DecimalDigits.zero)
        sink.append(UInt8(ascii: "."))
        sink.append(DecimalDigits.zero, times: -integerCount)
      }
      for place in stride(from: digitCount - 1, through: 0, by: -1) {
        let digit = low / Self.powers[place] % 10
        sink.append(DecimalDigits.zero + UInt8(truncatingIfNeeded: digit))
        if exponent < 0, place == -exponent, integerCount > 0 { sink.append(UInt8(ascii: ".")) }
      }
      sink.append(DecimalDigits.zero, times: exponent)
      return true
    }
    return text ?? DecimalDigits(self).plainText
  }

  /// The length of the plain text of a number other than zero.
  var plainLength: Int {
    let sign = isNegative ? 1 : 0
    if exponent >= 0 { return sign + digitCount + exponent }
    return sign + 1 + max(digitCount, 1 - exponent)
  }
}
