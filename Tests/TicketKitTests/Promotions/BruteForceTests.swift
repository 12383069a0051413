import Foundation
import Testing

@testable import TicketKit

/// The calculator beside a search over all combinations, in whole numbers and of its own making.
@Suite struct BruteForceTests {
  @Test func equalsTheSearchOverAllCombinations() {
    let isLong = ProcessInfo.processInfo.environment["TICKETGEN_LONG_TESTS"] == "1"
    var random = SeededRandom(seed: 16_305)
    var outcomes = [0, 0, 0]
    for _ in 0..<(isLong ? 100_000 : 10_000) {
      let count = outcomes.reduce(0, +) % 13
      let quote = checkedQuote(promotions: count, &random)
      outcomes[quote.promotions.count] += 1
    }
    // Each kind of answer occurs often.
    #expect(outcomes.allSatisfy { $0 > 300 })
  }

  /// Prints how long a quote takes among many promotions; only with long tests.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TICKETGEN_LONG_TESTS"] == "1"))
  func manyPromotionsTakeLittleTime() {
    var random = SeededRandom(seed: 10)
    let amount = 1_234_500
    for count in [100, 1_000, 10_000, 100_000] {
      let promotions: [any Promotion] = (0..<count).map {
        WholePromotion.random(amount: amount, &random).promotion(id: "\($0)")
      }
      let time = ContinuousClock().measure {
        _ = PromotionCalculator.quote(
          for: WholePromotion.decimal(amount), promotions: promotions, at: WholePromotion.now)
      }
      print("a quote among \(count) promotions: \(time)")
    }
  }

  @Test func equalsTheSearchForLongLists() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<5 { _ = checkedQuote(promotions: 300, &random) }
  }

  private func checkedQuote(promotions count: Int, _ random: inout SeededRandom) -> Quote {
    let digits = [0, 2, 2, 3].randomElement(using: &random)!
    let amount = WholePromotion.amount(digits: digits, &random)
    let rules = (0..<count).map { _ in WholePromotion.random(amount: amount, &random) }
    let promotions = rules.enumerated().map { $1.promotion(id: "\($0)") }
    let quote = PromotionCalculator.quote(
      for: WholePromotion.decimal(amount), promotions: promotions, at: WholePromotion.now,
      fractionDigits: digits)
    let expected = WholeSearch.best(amount: amount, rules, digits: digits)
    let isEqual =
      quote.payable == WholePromotion.decimal(expected.payable)
      && quote.saving == WholePromotion.decimal(amount - expected.payable)
      && quote.promotions.map(\.id) == expected.places.map { "\($0)" }
    if !isEqual { Issue.record("\(amount), \(digits) digits: \(rules) gave \(quote)") }
    return quote
  }
}

/// A promotion in whole numbers: amounts in ten-thousandths, shares in thousandths.
struct WholePromotion {
  static let unit = 10_000
  static let now = instant(0)

  var start: Date?
  var end: Date?
  var isActive: Bool
  var isRate: Bool
  var value: Int
  var threshold: Int?
  var isStackable: Bool

  static func decimal(_ amount: Int) -> Decimal {
    Decimal(amount) / Decimal(unit)
  }

  /// An amount to pay: mostly whole units of the currency's last digit, sometimes a digit more.
  static func amount(digits: Int, _ random: inout SeededRandom) -> Int {
    let step = [0: 10_000, 2: 100, 3: 10][digits]!
    let isUneven = Int.random(in: 0..<4, using: &random) == 0
    return Int.random(in: 0...2_000, using: &random) * (isUneven ? max(1, step / 10) : step)
  }

  static func random(amount: Int, _ random: inout SeededRandom) -> WholePromotion {
    func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
    // Few different values, so that prices are often equal.
    let isRate = chance(2)
    let shares = chance(9) ? [0, -100, 999, 1_000, 1_500] : [50, 100, 100, 125, 200, 333, 500]
    let tenths = chance(9) ? [0, -1, 10, 12] : [1, 1, 2, 3, 5]
    let value =
      isRate
      ? shares.randomElement(using: &random)!
      : amount * tenths.randomElement(using: &random)! / 10
        + [0, 0, 1, 50, 100].randomElement(using: &random)!
    let threshold =
      chance(2)
      ? nil : amount * [0, -1, 5, 8, 9, 10, 11].randomElement(using: &random)! / 10
    let times: [Date?] = [nil, nil, instant(-5), instant(0), instant(5)]
    return WholePromotion(
      start: chance(3) ? times.randomElement(using: &random)! : nil,
      end: chance(3) ? times.randomElement(using: &random)! : nil, isActive: !chance(8),
      isRate: isRate, value: value, threshold: threshold, isStackable: !chance(4))
  }

  func promotion(id: String) -> MerchantPromotion {
    MerchantPromotion(
      id: id, period: ValidityPeriod(start: start, end: end), isActive: isActive,
      discount: isRate ? .rate(Decimal(value) / 1_000) : .amount(Self.decimal(value)),
      threshold: threshold.map(Self.decimal), isStackable: isStackable)
  }
}

/// The rule of the design, spelt out without a thought for speed.
enum WholeSearch {
  static func best(
    amount: Int, _ rules: [WholePromotion], digits: Int
  ) -> (payable: Int, places: [Int]) {
    var combinations: [[Int]] = [[]] + rules.indices.map { [$0] }
    for first in rules.indices {
      for second in rules.indices
      where rules[first].isStackable && rules[second].isStackable
        && rules[first].threshold ?? 0 <= 0 && rules[second].threshold ?? 0 > 0
      {
        combinations.append([first, second])
      }
    }
    let priced = combinations.map { places in
      (price(amount, places.map { rules[$0] }, digits), places)
    }
    let lowest = priced.map(\.0).min()!
    let ofThose = priced.filter { $0.0 == lowest }
    let fewest = ofThose.map(\.1.count).min()!
    return ofThose.first { $0.1.count == fewest }!
  }

  private static func price(_ amount: Int, _ rules: [WholePromotion], _ digits: Int) -> Int {
    // In ten-thousand-millionths: two shares in thousandths have no more digits.
    let whole = amount * 1_000_000
    let left = rules.reduce(whole) { $0 - discount(on: $0, $1) }
    if left == whole { return amount }
    if left == 0 { return 0 }
    // Half a unit more, and the rest is cut off.
    let digit = [0: 10_000, 2: 100, 3: 10][digits]!
    let rounded = (whole - left + digit * 500_000) / (digit * 1_000_000) * digit
    return max(0, amount - rounded)
  }

  private static func discount(on left: Int, _ rule: WholePromotion) -> Int {
    let hasBegun = rule.start.map { $0 <= WholePromotion.now } ?? true
    let isOver = rule.end.map { $0 < WholePromotion.now } ?? false
    guard rule.isActive, hasBegun, !isOver, left >= max(rule.threshold ?? 0, 0) * 1_000_000 else {
      return 0
    }
    let exact = rule.isRate ? left / 1_000 * rule.value : rule.value * 1_000_000
    return min(max(exact, 0), left)
  }
}
