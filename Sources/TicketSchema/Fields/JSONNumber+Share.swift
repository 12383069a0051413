extension JSONNumber {
  /// Whether the number, read as a rate, is a share of the price from 0 to 1.
  package func isShare(as options: RateOptions) -> Bool {
    if isZero { return true }
    return isNegative == options.isNegated && isAtMost(powerOfTen: options.form.power)
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
}
