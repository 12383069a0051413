/// Writes numbers by LDML patterns: exact digits, rounded half away from zero, zero without a sign.
enum NumberWriter {
  /// A number by a pattern, with a locale's separators and ASCII digits; `currency` is what `¤`
  /// stands for.
  static func text(
    _ value: DecimalDigits, _ pattern: NumberPattern, separators: NumberSeparators,
    currency: CurrencySigns? = nil
  ) -> String {
    var value = value
    value.exponent += value.digits.isEmpty ? 0 : pattern.scale
    value.round(fractionDigits: pattern.maximumFractionDigits)
    let isNegative = value.isNegative && !value.digits.isEmpty
    let affixes = (isNegative ? pattern.negative ?? pattern.positive : pattern.positive)
      .filled(with: currency)

    let integerCount = max(pattern.minimumIntegerDigits, value.integerCount)
    let fractionCount = max(pattern.minimumFractionDigits, -value.exponent)
    let capacity =
      affixes.prefix.count + affixes.suffix.count + 1 + max(0, fractionCount)
      + separators.decimal.count
      + max(0, integerCount) * (1 + (pattern.primaryGroup > 0 ? separators.grouping.count : 0))
    let text = String(capacity: capacity) { sink in
      if isNegative, pattern.negative == nil { sink.append(UInt8(ascii: "-")) }
      sink.append(affixes.prefix)
      appendInteger(value, count: integerCount, pattern, separators.grouping, to: &sink)
      appendFraction(value, pattern.minimumFractionDigits, separators.decimal, to: &sink)
      sink.append(affixes.suffix)
      return true
    }
    return text ?? value.plainText
  }

  private static func appendInteger(
    _ value: DecimalDigits, count: Int, _ pattern: NumberPattern, _ separator: [UInt8],
    to text: inout TextSink
  ) {
    // The next separator stands where the digits that are left fill whole groups.
    var left = count
    while left > 0 {
      let index = value.integerCount - left
      text.append(value.digits.indices.contains(index) ? value.digits[index] : DecimalDigits.zero)
      left -= 1
      if pattern.endsGroup(digitsLeft: left) { text.append(separator) }
    }
  }

  private static func appendFraction(
    _ value: DecimalDigits, _ minimum: Int, _ point: [UInt8], to text: inout TextSink
  ) {
    var digits = value.digits.dropFirst(max(0, value.integerCount))
    var count = max(0, -value.exponent)
    while digits.last == DecimalDigits.zero {
      digits.removeLast()
      count -= 1
    }
    guard max(count, minimum) > 0 else { return }
    text.append(point)
    text.append(DecimalDigits.zero, times: count - digits.count)
    text.append(digits)
    text.append(DecimalDigits.zero, times: minimum - count)
  }
}

extension NumberPattern {
  /// Whether a separator stands before so many integer digits.
  fileprivate func endsGroup(digitsLeft left: Int) -> Bool {
    guard primaryGroup > 0, left >= primaryGroup else { return false }
    return (left - primaryGroup).isMultiple(of: secondaryGroup)
  }
}

extension DecimalDigits {
  /// Rounds to at most a number of digits behind the point, half away from zero.
  fileprivate mutating func round(fractionDigits: Int) {
    let excess = -fractionDigits - exponent
    guard excess > 0 else { return }
    guard excess <= digits.count else {
      (digits, exponent) = ([], 0)
      return
    }
    let roundsUp = digits[digits.count - excess] >= UInt8(ascii: "5")
    digits.removeLast(excess)
    exponent = -fractionDigits
    if roundsUp { increment() }
    if digits.isEmpty { exponent = 0 }
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    for index in digits.indices.reversed() {
      if digits[index] < UInt8(ascii: "9") {
        digits[index] += 1
        return
      }
      digits[index] = Self.zero
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
  }
}
