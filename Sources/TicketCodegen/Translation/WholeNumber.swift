/// Reads JSON numbers whose value is whole and small enough for an integer literal.
enum WholeNumber {
  /// The value of a number such as `20`, `20.0` or `2e1`; nil when it has a fraction or more than
  /// eighteen digits.
  static func value(of number: String) -> Int? {
    let parts = number.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    guard let mantissa = parts.first else { return nil }
    var scale = 0
    if parts.count > 1 {
      guard let exponent = Int(parts[1]), abs(exponent) < 1_000_000 else { return nil }
      scale = exponent
    }
    if let point = mantissa.utf8.firstIndex(of: 0x2E) {
      scale -= mantissa.utf8.distance(from: point, to: mantissa.utf8.endIndex) - 1
    }
    let digits = mantissa.utf8.filter { (0x30...0x39).contains($0) }.map { Int($0 - 0x30) }
    return magnitude(digits, scale: scale).map { number.utf8.first == 0x2D ? -$0 : $0 }
  }

  /// The number that digits stand for when so many zeros follow them, or (below zero) so many of
  /// them stand behind the point.
  private static func magnitude(_ digits: [Int], scale: Int) -> Int? {
    let significant = digits.drop { $0 == 0 }
    let zeros = significant.reversed().prefix { $0 == 0 }.count
    let kept = significant.dropLast(zeros)
    guard !kept.isEmpty else { return 0 }
    let power = scale + zeros
    guard power >= 0, kept.count + power <= 18 else { return nil }
    return (kept + repeatElement(0, count: power)).reduce(0) { $0 * 10 + $1 }
  }
}
