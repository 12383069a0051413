import Foundation

/// A promotion as a merchant edits it and the promotion service keeps it.
///
/// All money is in the currency's major unit. In JSON, dates are ISO 8601 texts and money and shares
/// are texts of decimal digits:
///
///     {"id": "7", "name": "满80减20", "start": "2026-11-01T00:00:00Z", "isActive": true,
///      "discount": {"amount": "20"}, "threshold": "80", "isStackable": false}
public struct MerchantPromotion: Promotion, Identifiable, Hashable {
  /// The promotion's identity; empty as long as the server has given it none.
  public var id: String

  /// What the merchant calls the promotion.
  public var name: String

  /// When the promotion holds; both ends belong to it.
  public var period: ValidityPeriod

  /// Whether the promotion is switched on.
  public var isActive: Bool

  /// What the promotion takes off.
  public var discount: PromotionDiscount

  /// The amount from which on the promotion applies; nil and zero: it applies to every amount.
  public var threshold: Decimal?

  /// Whether the promotion can be combined with one of the other sort, plain with threshold.
  public var isStackable: Bool

  /// Makes a promotion.
  public init(
    id: String = "", name: String = "", period: ValidityPeriod = ValidityPeriod(),
    isActive: Bool = true, discount: PromotionDiscount, threshold: Decimal? = nil,
    isStackable: Bool = false
  ) {
    self.id = id
    self.name = name
    self.period = period
    self.isActive = isActive
    self.discount = discount
    self.threshold = threshold
    self.isStackable = isStackable
  }
}
