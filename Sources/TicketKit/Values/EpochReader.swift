/// Reads a number of seconds or milliseconds since 1970-01-01T00:00:00Z, exactly.
enum EpochReader {
  /// The instant that a number stands for, whose unit is 10^`unit` seconds (0 or -3).
  ///
  /// What is smaller than a nanosecond is cut off.
  static func instant(
    _ bytes: JSONBytes, _ range: Range<Int>, unit: Int
  ) -> Result<Instant, ValueFault> {
    guard let parts = NumberParts(bytes, range) else { return .failure(.wrongType) }
    // Thirteen digits of seconds are past the year 9999.
    let integerCount = parts.digitCount + parts.exponent + unit
    guard integerCount <= 12 || parts.digitCount == 0 else { return .failure(.outOfRange) }

    var instant = parts.digitCount == 0 ? Instant(seconds: 0, nanoseconds: 0) : split(parts, unit)
    if parts.isNegative {
      instant.seconds = -instant.seconds
      if instant.nanoseconds > 0 {
        instant.seconds -= 1
        instant.nanoseconds = 1_000_000_000 - instant.nanoseconds
      }
    }
    let isInRange = Instant.secondsOfYears1To9999.contains(instant.seconds)
    return isInRange ? .success(instant) : .failure(.outOfRange)
  }

  /// Whole seconds, at most twelve digits of them, and nanoseconds, without the sign.
  private static func split(_ parts: NumberParts, _ unit: Int) -> Instant {
    let exponent = parts.exponent + unit
    if parts.high == 0, 0...12 ~= exponent {
      return Instant(seconds: Int64(parts.low * NumberParts.powers[exponent]), nanoseconds: 0)
    }
    if parts.high == 0, -9..<0 ~= exponent {
      let (seconds, fraction) = parts.low.quotientAndRemainder(
        dividingBy: NumberParts.powers[-exponent])
      let nanoseconds = fraction * NumberParts.powers[9 + exponent]
      return Instant(seconds: Int64(seconds), nanoseconds: Int(nanoseconds))
    }
    let digits = DecimalDigits(parts).digits
    func value(_ places: Range<Int>) -> Int64 {
      places.reduce(0) { value, place in
        let digit = digits.indices.contains(place) ? digits[place] - UInt8(ascii: "0") : 0
        return value * 10 + Int64(digit)
      }
    }
    let point = parts.digitCount + exponent
    return Instant(
      seconds: value(0..<max(point, 0)), nanoseconds: Int(value(point..<(point + 9))))
  }
}
