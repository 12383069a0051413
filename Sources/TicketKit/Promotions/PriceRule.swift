import Foundation

/// What a promotion does to an amount, whenever it is used: its discount and threshold, read once.
struct PriceRule: Sendable {
  /// From which amount on the rule applies; nil for every amount.
  private let threshold: Decimal?

  private let discount: PromotionDiscount

  init(_ promotion: some Promotion) {
    threshold = promotion.isThreshold ? promotion.threshold : nil
    discount = promotion.discount
  }

  /// What the rule takes off an amount, not rounded; never more than all of it.
  func discount(on amount: Decimal) -> Decimal {
    guard !amount.isNaN, amount > 0, applies(to: amount) else { return 0 }
    switch discount {
    case .amount(let sum):
      guard !sum.isNaN, sum > 0 else { return 0 }
      return min(sum, amount)
    case .rate(let share):
      guard !share.isNaN, share > 0 else { return 0 }
      return share >= 1 ? amount : Self.part(share, of: amount)
    }
  }

  /// Whether an amount reaches the threshold.
  func applies(to amount: Decimal) -> Bool {
    guard let threshold else { return true }
    // Foundation puts what is not a number before all numbers.
    return !threshold.isNaN && amount >= threshold
  }

  /// A share of an amount; both are above zero, and the share is below 1.
  private static func part(_ share: Decimal, of amount: Decimal) -> Decimal {
    guard share.exponent + amount.exponent < Int(Int8.min) else { return share * amount }
    // Foundation traps where the product has more digits behind the point than a Decimal holds.
    let share = share.rounded(toPlaces: 64, .plain)
    return share * amount.rounded(toPlaces: 64, .plain)
  }
}
