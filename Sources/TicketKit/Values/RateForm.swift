/// The ways to write a discount rate as a number: what is taken off, or what is left to pay.
public enum RateForm: String, CaseIterable, Sendable {
  /// The percentage taken off: 15.
  case percentOff

  /// The percentage left to pay: 85.
  case percentPaid

  /// The share taken off: 0.15.
  case fractionOff

  /// The share left to pay: 0.85.
  case fractionPaid

  /// The hundredths of a percent taken off: 1500.
  case basisPointsOff

  /// The tenths left to pay: 8.5, the 折 of 8.5折.
  case tenthsPaid
}

extension RateForm {
  /// The number that stands for the whole price, as a power of ten.
  private var power: Int {
    switch self {
    case .fractionOff, .fractionPaid: 0
    case .tenthsPaid: 1
    case .percentOff, .percentPaid: 2
    case .basisPointsOff: 4
    }
  }

  /// Whether the number tells what is left to pay.
  private var isPaid: Bool {
    switch self {
    case .percentPaid, .fractionPaid, .tenthsPaid: true
    case .percentOff, .fractionOff, .basisPointsOff: false
    }
  }

  /// The share of the price taken off, exact, for a number of this form.
  ///
  /// Nil when the share is outside of 0…1, or needs more digits than a `Decimal` has.
  func shareOff(_ number: NumberParts) -> NumberParts? {
    let share = number.scaled(byPowerOfTen: -power)
    guard share.isShare, let off = isPaid ? share.complement : share, off.fitsDecimal else {
      return nil
    }
    return off
  }

  /// The number of this form for a share of the price taken off, in plain digits.
  func text(forShareOff share: NumberParts) -> String {
    if let number = isPaid ? share.complement : share {
      return number.scaled(byPowerOfTen: power).plainText
    }
    var digits = DecimalDigits(share).complement
    digits.exponent += power
    return digits.plainText
  }

  /// The number that stands for the whole price, in plain digits.
  var whole: String { ["1", "10", "100", "1000", "10000"][power] }
}
