import Foundation
import TicketKit

extension PromotionStore {
  /// The promotions that can be used at an instant: in time, and active.
  ///
  /// The instant is one for all of them; by default now.
  public func working(at date: Date = Date()) -> [MerchantPromotion] {
    promotions.filter { $0.isWorking(at: date) }
  }

  /// The promotions whose period contains an instant, active or not; by default now.
  public func effective(at date: Date = Date()) -> [MerchantPromotion] {
    promotions.filter { $0.isEffective(at: date) }
  }

  /// The promotions that apply from some amount on.
  public var threshold: [MerchantPromotion] {
    promotions.filter(\.isThreshold)
  }

  /// The plain promotions, which apply to every amount.
  public var discount: [MerchantPromotion] {
    promotions.filter { !$0.isThreshold }
  }
}
