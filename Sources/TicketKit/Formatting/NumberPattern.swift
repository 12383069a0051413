/// An LDML number pattern such as `#,##0.00` or `0.#%;(0.#%)`.
struct NumberPattern: Equatable {
  /// The texts around the digits, in UTF-8 but for the marks of `¤` and `¤¤`.
  struct Affixes: Equatable {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
  }

  /// The texts around the digits of zero and positive numbers.
  var positive = Affixes()

  /// The second subpattern's texts, for negative numbers; nil: a minus before the positive ones.
  var negative: Affixes?

  var minimumIntegerDigits = 0
  var minimumFractionDigits = 0
  var maximumFractionDigits = 0

  /// The digits between the point and the first separator; 0: no separators.
  var primaryGroup = 0

  /// The digits between any other two separators.
  var secondaryGroup = 0

  /// The power of ten to multiply by: 2 for `%`, 3 for `‰`.
  var scale = 0
}

extension NumberPattern {
  /// Reads a pattern; nil when it is none of LDML, or asks for exponents, padding, significant
  /// digits or rounding increments.
  init?(_ pattern: String) {
    var reader = NumberPatternReader(pattern)
    guard let number = reader.subpattern() else { return nil }
    self = number
    if reader.takeSeparator() {
      guard let second = reader.subpattern() else { return nil }
      negative = second.positive
    }
    guard reader.isAtEnd else { return nil }
  }
}
