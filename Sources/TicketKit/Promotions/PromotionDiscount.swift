import Foundation

/// What a promotion takes off an amount.
public enum PromotionDiscount: Hashable, Sendable {
  /// A sum in the currency's major unit: yuan, not fen. One that is not above zero takes nothing off.
  case amount(Decimal)

  /// The share off in 0…1: 0.1 for 9折, 1 for a gift.
  ///
  /// A share that is not above zero takes nothing off, one above 1 takes all.
  case rate(Decimal)
}
