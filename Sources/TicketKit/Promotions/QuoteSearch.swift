import Foundation

/// The search for the best price among the promotions that work at one instant.
struct QuoteSearch {
  /// A promotion that works, with the price that it makes alone.
  struct Candidate {
    let index: Int
    let rule: PriceRule
    let isThreshold: Bool
    let isStackable: Bool

    /// What the promotion alone takes off, not rounded, and what is to be paid then.
    let discount: Decimal
    let payable: Decimal
  }

  /// A price, and the places of the promotions that make it.
  struct Choice {
    let payable: Decimal
    let indices: [Int]
  }

  private let amount: Decimal
  private let rounding: DiscountRounding
  private let candidates: [Candidate]

  /// The parameters are those of a quote.
  init(
    _ amount: Decimal, _ promotions: [any Promotion], _ date: Date, _ fractionDigits: Int,
    _ mode: Decimal.RoundingMode
  ) {
    let rounding = DiscountRounding(fractionDigits: fractionDigits, mode: mode)
    self.amount = amount
    self.rounding = rounding
    candidates = promotions.enumerated().compactMap { index, promotion in
      guard promotion.isWorking(at: date) else { return nil }
      let rule = PriceRule(promotion)
      let discount = rule.discount(on: amount)
      return Candidate(
        index: index, rule: rule, isThreshold: promotion.isThreshold,
        isStackable: promotion.isStackable, discount: discount,
        payable: rounding.payable(amount, less: discount))
    }
  }

  /// The place of the first promotion of a sort that alone makes the lowest price.
  func bestSingle(isThreshold: Bool) -> Int? {
    var best: Candidate?
    for candidate in candidates where candidate.isThreshold == isThreshold {
      if candidate.payable < best?.payable ?? amount { best = candidate }
    }
    return best?.index
  }

  /// The best choice of none, one or two promotions.
  func best() -> Choice {
    var best = Choice(payable: amount, indices: [])
    for candidate in candidates where candidate.payable < best.payable {
      best = Choice(payable: candidate.payable, indices: [candidate.index])
    }
    let plain = candidates.filter {
      // One that saves nothing makes no better pair, and behind one that leaves nothing to pay no
      // second one is of use.
      !$0.isThreshold && $0.isStackable && $0.discount > 0 && $0.discount < amount
    }
    let threshold = candidates.filter { $0.isThreshold && $0.isStackable }
    let pairs = PairSearch(
      amount: amount, plain: plain, threshold: threshold, rounding: rounding)
    return pairs.best(below: best.payable) ?? best
  }
}
