import Foundation

/// What a merchant has to correct before a promotion makes sense.
public enum PromotionFault: Error, Hashable, Sendable, CaseIterable {
  /// The period starts after its end, so that it contains nothing.
  case startAfterEnd

  /// The sum off is not above zero.
  case amountNotPositive

  /// The share off is not above 0, or is above 1; 10 % off is 0.1.
  case rateOutOfRange

  /// The threshold is below zero, or not a number.
  case thresholdNegative
}

extension MerchantPromotion {
  /// All that a merchant has to correct, in the order of the cases.
  ///
  /// The identity is none of it: the server gives one to a new promotion.
  public var faults: [PromotionFault] {
    PromotionFault.allCases.filter(has)
  }

  /// Checks the promotion, as an edit form does before it saves.
  ///
  /// - Throws: The first of the faults, when there is one.
  public func validate() throws(PromotionFault) {
    if let fault = faults.first { throw fault }
  }

  private func has(_ fault: PromotionFault) -> Bool {
    switch (fault, discount) {
    case (.startAfterEnd, _):
      guard let start = period.start, let end = period.end else { return false }
      return start > end
    case (.amountNotPositive, .amount(let sum)):
      return sum.isNaN || sum <= 0
    case (.rateOutOfRange, .rate(let share)):
      return share.isNaN || share <= 0 || share > 1
    case (.thresholdNegative, _):
      guard let threshold else { return false }
      return threshold.isNaN || threshold < 0
    default:
      return false
    }
  }
}
