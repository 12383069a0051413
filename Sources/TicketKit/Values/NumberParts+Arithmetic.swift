extension NumberParts {
  /// The number with the other sign; zero has none.
  var negated: NumberParts {
    NumberParts(
      isNegative: !isNegative && digitCount > 0, digitCount: digitCount, exponent: exponent,
      hasExponent: hasExponent, high: high, low: low)
  }

  /// The number times a power of ten.
  func scaled(byPowerOfTen power: Int) -> NumberParts {
    guard digitCount > 0 else { return self }
    return NumberParts(
      isNegative: isNegative, digitCount: digitCount, exponent: exponent + power,
      hasExponent: true, high: high, low: low)
  }

  /// Whether the number is in 0…1.
  var isShare: Bool {
    guard digitCount > 0 else { return true }
    return !isNegative && (digitCount + exponent <= 0 || (low, digitCount, exponent) == (1, 1, 0))
  }

  /// One minus the number, which is in 0…1; nil when that needs more digits than the words hold.
  var complement: NumberParts? {
    guard digitCount > 0 else { return Self.whole(1) }
    guard exponent < 0 else { return Self.whole(0) }
    let places = -exponent
    guard places <= Self.digitLimit else { return nil }
    // From ten to that power; the last digit is not zero, so that the difference ends in another.
    var high = places < Self.digitsPerWord ? 0 : Self.powers[places - Self.digitsPerWord]
    var low = places < Self.digitsPerWord ? Self.powers[places] : 0
    if low < self.low {
      low = Self.powers[Self.digitsPerWord] - (self.low - low)
      high -= 1
    } else {
      low -= self.low
    }
    high -= self.high
    let count = high > 0 ? Self.digitsPerWord + Self.count(high) : Self.count(low)
    return NumberParts(
      isNegative: false, digitCount: count, exponent: exponent, hasExponent: true, high: high,
      low: low)
  }

  /// How many digits a word has, which is not zero and below 10¹⁹.
  private static func count(_ word: UInt64) -> Int {
    powers.firstIndex { word < $0 } ?? digitsPerWord
  }

  /// The number 0 or 1.
  private static func whole(_ value: Int) -> NumberParts {
    NumberParts(
      isNegative: false, digitCount: value, exponent: 0, hasExponent: false, high: 0,
      low: UInt64(value))
  }
}

extension DecimalDigits {
  /// One minus the number, which is in 0…1 and has no zeros at its end.
  var complement: DecimalDigits {
    guard let last = digits.last else {
      return DecimalDigits(isNegative: false, digits: [UInt8(ascii: "1")], exponent: 0)
    }
    guard exponent < 0 else { return DecimalDigits(isNegative: false, digits: [], exponent: 0) }
    let zeros = repeatElement(Self.zero, count: max(0, -exponent - digits.count))
    // Nine minus each digit, ten minus the last one, which is not zero: nothing is carried.
    var rest = (zeros + digits).map { Self.zero + UInt8(ascii: "9") - $0 }
    rest[rest.count - 1] = Self.zero + 10 - (last - Self.zero)
    return DecimalDigits(
      isNegative: false, digits: Array(rest.drop { $0 == Self.zero }), exponent: exponent)
  }
}
