import Foundation

/// The search for the best pair of a plain and a threshold promotion.
///
/// A threshold promotion's price never falls while the amount that it is tested on grows, from its
/// threshold on. So each one's best partner leaves the least that reaches the threshold, and all
/// partners that do as well follow it in the order of what they leave.
struct PairSearch {
  private let amount: Decimal
  private let plain: [QuoteSearch.Candidate]
  private let threshold: [QuoteSearch.Candidate]
  private let rounding: DiscountRounding

  /// The plain promotions' places in `plain`, by what they leave, and what that is.
  private let order: [Int]
  private let left: [Decimal]

  /// Prepares a search; both lists are in the order of the input.
  init(
    amount: Decimal, plain: [QuoteSearch.Candidate], threshold: [QuoteSearch.Candidate],
    rounding: DiscountRounding
  ) {
    self.amount = amount
    self.plain = plain
    self.threshold = threshold
    self.rounding = rounding
    let left = plain.map { amount - $0.discount }
    order = plain.indices.sorted { left[$0] < left[$1] }
    self.left = left
  }

  /// The first pair in the order of the input that makes the lowest price; nil when none is below a
  /// price.
  func best(below limit: Decimal) -> QuoteSearch.Choice? {
    var best = limit
    var winners: [(threshold: Int, partners: Range<Int>)] = []
    for index in threshold.indices {
      let first = firstPartner(of: threshold[index])
      guard first < order.count else { continue }
      let payable = price(first, threshold[index])
      guard payable < limit, payable <= best else { continue }
      if payable < best { winners = [] }
      best = payable
      winners.append((index, first..<lastPartner(of: threshold[index], at: payable, from: first)))
    }
    return first(of: winners).map { plainIndex, thresholdIndex in
      QuoteSearch.Choice(payable: best, indices: [plainIndex, thresholdIndex])
    }
  }

  /// The first pair in the order of the input among some that make the same price.
  private func first(of winners: [(threshold: Int, partners: Range<Int>)]) -> (Int, Int)? {
    // How many more ranges begin than end at each place.
    var steps = [Int](repeating: 0, count: order.count + 1)
    for winner in winners {
      steps[winner.partners.lowerBound] += 1
      steps[winner.partners.upperBound] -= 1
    }
    var depth = 0
    var place: Int?
    for candidate in order.indices {
      depth += steps[candidate]
      if depth > 0, place.map({ order[candidate] < order[$0] }) ?? true { place = candidate }
    }
    guard let place, let winner = winners.first(where: { $0.partners.contains(place) }) else {
      return nil
    }
    return (plain[order[place]].index, threshold[winner.threshold].index)
  }

  /// The place in the order of the first partner that leaves enough.
  private func firstPartner(of threshold: QuoteSearch.Candidate) -> Int {
    firstPlace(in: order.indices) { threshold.rule.applies(to: left[order[$0]]) }
  }

  /// The place behind the last partner with which the price is still the same.
  private func lastPartner(
    of threshold: QuoteSearch.Candidate, at payable: Decimal, from first: Int
  ) -> Int {
    firstPlace(in: first..<order.count) { price($0, threshold) > payable }
  }

  private func price(_ place: Int, _ threshold: QuoteSearch.Candidate) -> Decimal {
    let first = plain[order[place]].discount
    let second = threshold.rule.discount(on: left[order[place]])
    return rounding.payable(amount, less: first + second)
  }

  /// The first place that satisfies what all later places satisfy as well; else the end.
  private func firstPlace(in range: Range<Int>, where isReached: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
