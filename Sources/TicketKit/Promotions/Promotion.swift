import Foundation

/// A rule of the shop that lowers a price for a time.
///
/// Generated ticket types conform to it where their schema has `promotion:`; `MerchantPromotion` is
/// the one that merchants edit. All money is in the currency's major unit.
public protocol Promotion: Sendable {
  /// The promotion's identity.
  var id: String { get }

  /// When the promotion holds.
  var period: ValidityPeriod { get }

  /// Whether the promotion is switched on.
  var isActive: Bool { get }

  /// What the promotion takes off.
  var discount: PromotionDiscount { get }

  /// The amount from which on the promotion applies, that amount included.
  ///
  /// Nil, zero and less: it applies to every amount, and is a plain promotion.
  var threshold: Decimal? { get }

  /// Whether the promotion can be combined with one of the other sort, plain with threshold.
  var isStackable: Bool { get }
}

extension Promotion {
  /// Always: the period has no ends.
  public var period: ValidityPeriod { ValidityPeriod() }

  /// True.
  public var isActive: Bool { true }

  /// Nil: a plain promotion.
  public var threshold: Decimal? { nil }

  /// False.
  public var isStackable: Bool { false }
}
