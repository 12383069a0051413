import Foundation

/// The best price for an amount, and the promotions that make it.
public struct Quote: Sendable {
  /// The amount to pay, in the currency's major unit.
  public let payable: Decimal

  /// The amount without promotions less the payable one, in the currency's major unit; zero when no
  /// promotion is applied.
  public let saving: Decimal

  /// The promotions applied, in the order in which they are: none, one, or a plain and a threshold
  /// promotion.
  public let promotions: [any Promotion]
}
