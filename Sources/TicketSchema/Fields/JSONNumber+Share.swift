extension JSONNumber {
  /// Whether the number, read as a rate, is a share of the price from 0 to 1 and exact as such.
  package func isShare(as options: RateOptions) -> Bool {
    let power = options.form.power
    guard isInRange(of: options), fitsDecimal else { return false }
    return options.form.isPaid
      ? hasComplement(ofPowerOfTen: power) : fitsDecimal(scaledByPowerOfTen: -power)
  }

  /// Whether the number, read as a rate, is from 0 to 1, however many digits it has.
  func isInRange(of options: RateOptions) -> Bool {
    isZero || isNegative == options.isNegated && isAtMost(powerOfTen: options.form.power)
  }
}

extension RateForm {
  /// The power of ten that stands for the whole price.
  fileprivate var power: Int {
    switch self {
    case .fractionOff, .fractionPaid: 0
    case .tenthsPaid: 1
    case .percentOff, .percentPaid: 2
    case .basisPointsOff: 4
    }
  }

  /// Whether the number says what is left to pay.
  fileprivate var isPaid: Bool {
    switch self {
    case .percentPaid, .fractionPaid, .tenthsPaid: true
    case .percentOff, .fractionOff, .basisPointsOff: false
    }
  }
}
