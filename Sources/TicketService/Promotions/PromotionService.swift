import TicketKit

/// Where promotions are kept: the server, as the store sees it.
///
/// A method that returns has done what it was asked; one that throws may be asked again.
public protocol PromotionService: Sendable {
  /// All promotions, in the order in which they are to be shown.
  func list() async throws -> [MerchantPromotion]

  /// Adds a promotion.
  ///
  /// - Returns: The promotion as it is kept now; the service may have given it its identity.
  func create(_ promotion: MerchantPromotion) async throws -> MerchantPromotion

  /// Replaces the promotion with the same identity.
  ///
  /// - Returns: The promotion as it is kept now, its identity unchanged.
  func update(_ promotion: MerchantPromotion) async throws -> MerchantPromotion

  /// Removes a promotion by its identity.
  func delete(id: String) async throws
}
