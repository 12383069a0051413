import Foundation

/// How the discount of a quote is rounded: once, when all its parts are added.
struct DiscountRounding: Sendable {
  /// How many digits stay behind the point; negative ones count before it.
  let fractionDigits: Int

  let mode: Decimal.RoundingMode

  init(fractionDigits: Int, mode: Decimal.RoundingMode) {
    // No decimal number has digits beyond, and Foundation adds to this number unchecked.
    self.fractionDigits = min(max(fractionDigits, -128), 128)
    self.mode = mode
  }

  /// What is to be paid of an amount after a discount, which is rounded; never below zero.
  func payable(_ amount: Decimal, less discount: Decimal) -> Decimal {
    guard !amount.isNaN, amount > 0, discount > 0 else { return amount }
    // All off leaves nothing, however a discount is rounded.
    guard discount < amount else { return 0 }
    let rounded = discount.rounded(toPlaces: fractionDigits, mode)
    return rounded >= amount ? 0 : amount - rounded
  }
}

extension Decimal {
  /// The value with a number of digits behind the point.
  func rounded(toPlaces places: Int, _ mode: RoundingMode) -> Decimal {
    var value = self
    var result = Decimal()
    NSDecimalRound(&result, &value, places, mode)
    return result
  }
}
