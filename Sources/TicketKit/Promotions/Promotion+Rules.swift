import Foundation

extension Promotion {
  /// Whether the promotion applies only from some amount on; the others are plain.
  public var isThreshold: Bool {
    guard let threshold else { return false }
    // One that is not a number is no amount that could be reached.
    return threshold.isNaN || threshold > 0
  }

  /// Whether the promotion's period contains an instant; both ends belong to it.
  public func isEffective(at date: Date) -> Bool {
    period.contains(date)
  }

  /// Whether the promotion can be used at an instant: it is effective then, and active.
  public func isWorking(at date: Date) -> Bool {
    isActive && isEffective(at: date)
  }

  /// What is to be paid in place of an amount with this promotion alone.
  ///
  /// The amount less the discount, and never below zero. Only the discount is rounded. A promotion
  /// that does not work at the instant, or whose threshold is above the amount, changes nothing. No
  /// promotion raises a price: a discount that is not above zero, or not a number, is none. An amount
  /// of zero or less, and one that is not a number, is given back as it is.
  ///
  /// - Parameters:
  ///   - amount: The amount to pay without the promotion, in the currency's major unit.
  ///   - date: The instant at which it is paid.
  ///   - fractionDigits: How many digits the discount keeps behind the point: 2 for CNY, 0 for JPY,
  ///     3 for KWD.
  ///   - rounding: What happens to the rest of the discount. `.plain` rounds half away from zero;
  ///     `.down` is in the shop's favour, `.up` in the customer's.
  /// - Returns: The payable amount, in the currency's major unit.
  public func discountedAmount(
    _ amount: Decimal, at date: Date, fractionDigits: Int = 2,
    rounding: Decimal.RoundingMode = .plain
  ) -> Decimal {
    guard isWorking(at: date) else { return amount }
    return DiscountRounding(fractionDigits: fractionDigits, mode: rounding)
      .payable(amount, less: PriceRule(self).discount(on: amount))
  }
}
