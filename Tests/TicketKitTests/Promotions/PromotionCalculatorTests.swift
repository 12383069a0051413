import Foundation
import Testing

@testable import TicketKit

@Suite struct PromotionCalculatorTests {
  private let tenOff = Rule(id: "9折", discount: .rate(decimal("0.1")), isStackable: true)
  private let from80 = Rule(id: "满80减20", discount: .amount(20), threshold: 80, isStackable: true)

  private func quote(_ amount: String, _ promotions: [Rule], digits: Int = 2) -> Quote {
    PromotionCalculator.quote(
      for: decimal(amount), promotions: promotions, at: instant(0), fractionDigits: digits)
  }

  private func isEqual(_ quote: Quote, _ payable: String, _ saving: String, _ ids: [String]) -> Bool
  {
    quote.payable == decimal(payable) && quote.saving == decimal(saving)
      && quote.promotions.map(\.id) == ids
  }

  @Test func workedCases() {
    #expect(
      isEqual(
        quote("51.86", [Rule(id: "a", discount: .rate(decimal("0.4")))]), "31.12", "20.74", ["a"]))
    #expect(isEqual(quote("41.625", [Rule(id: "a", discount: .rate(1))]), "0", "41.625", ["a"]))
    #expect(isEqual(quote("9.90", [Rule(id: "a", discount: .amount(20))]), "0", "9.90", ["a"]))
    #expect(isEqual(quote("100", [from80, tenOff]), "70", "30", ["9折", "满80减20"]))
  }

  @Test func withoutPromotionsTheAmountIsQuoted() {
    #expect(isEqual(quote("12.345", []), "12.345", "0", []))
    #expect(isEqual(quote("0", [tenOff]), "0", "0", []))
    #expect(isEqual(quote("-5", [tenOff]), "-5", "0", []))
    let quote = PromotionCalculator.quote(for: .nan, promotions: [tenOff], at: instant(0))
    #expect(quote.payable.isNaN && quote.saving == 0 && quote.promotions.isEmpty)
  }

  /// 88 less 10 % is 79.20, which no longer reaches 80.
  @Test func theThresholdIsTestedOnWhatThePlainOneLeaves() {
    #expect(isEqual(quote("88", [tenOff, from80]), "68", "20", ["满80减20"]))
    // 88.88 × 0.9 = 79.992, which does not reach 80.
    #expect(isEqual(quote("88.88", [tenOff, from80]), "68.88", "20", ["满80减20"]))
    #expect(isEqual(quote("88.89", [tenOff, from80]), "60", "28.89", ["9折", "满80减20"]))
  }

  /// 0.155 and 0.1395 are 0.2945; rounded one by one they would be 0.16 and 0.14.
  @Test func onlyTheSumOfBothDiscountsIsRounded() {
    let from1 = Rule(id: "from 1", discount: .rate(decimal("0.1")), threshold: 1, isStackable: true)
    #expect(isEqual(quote("1.55", [tenOff, from1]), "1.26", "0.29", ["9折", "from 1"]))
  }

  /// The larger plain discount misses the threshold, the smaller one makes the better pair.
  @Test func theBestPairNeedNotHaveTheBestPlainOne() {
    let half = Rule(id: "half", discount: .rate(decimal("0.3")), isStackable: true)
    #expect(isEqual(quote("100", [half, tenOff, from80]), "70", "30", ["half"]))
    let from80Half = Rule(
      id: "t", discount: .rate(decimal("0.5")), threshold: 80, isStackable: true)
    #expect(isEqual(quote("100", [half, tenOff, from80Half]), "45", "55", ["9折", "t"]))
  }

  @Test func onlyStackableOnesOfDifferentSortsMakeAPair() {
    var alone = tenOff
    alone.isStackable = false
    #expect(isEqual(quote("100", [alone, from80]), "80", "20", ["满80减20"]))
    #expect(isEqual(quote("100", [tenOff, tenOff]), "90", "10", ["9折"]))
    #expect(isEqual(quote("100", [from80, from80]), "80", "20", ["满80减20"]))
    var never = from80
    never.threshold = 0
    #expect(isEqual(quote("100", [tenOff, never]), "80", "20", ["满80减20"]))
  }

  /// The article's calculator took the larger of two payable amounts.
  @Test func theLowestPriceIsTheBest() {
    let plain = Rule(id: "plain", discount: .amount(10))
    let threshold = Rule(id: "threshold", discount: .amount(15), threshold: 50)
    #expect(isEqual(quote("100", [plain, threshold]), "85", "15", ["threshold"]))
  }

  @Test func ofEqualPricesFewerPromotionsWin() {
    let thirty = Rule(id: "thirty", discount: .amount(30))
    #expect(isEqual(quote("100", [tenOff, from80, thirty]), "70", "30", ["thirty"]))
    // Both give all away; the second is of no use.
    let all = Rule(id: "all", discount: .rate(1), isStackable: true)
    #expect(isEqual(quote("100", [all, from80]), "0", "100", ["all"]))
    // One that saves nothing is not applied.
    #expect(isEqual(quote("0.04", [tenOff]), "0.04", "0", []))
  }

  @Test func ofEqualPricesTheFirstInTheListWins() {
    var rules = ["a", "b"].map { Rule(id: $0, discount: .amount(5)) }
    #expect(isEqual(quote("20", rules), "15", "5", ["a"]))
    rules = ["a", "b"].map { Rule(id: $0, discount: .amount(5), isStackable: true) }
    let thresholds = ["c", "d"].map {
      Rule(id: $0, discount: .amount(5), threshold: 10, isStackable: true)
    }
    #expect(isEqual(quote("20", rules + thresholds), "10", "10", ["a", "c"]))
    #expect(isEqual(quote("20", thresholds.reversed() + rules.reversed()), "10", "10", ["b", "d"]))
    // a and b leave different amounts, and c makes all of them free.
    let five = Rule(id: "five", discount: .amount(5), isStackable: true)
    let six = Rule(id: "six", discount: .amount(6), isStackable: true)
    let rest = Rule(id: "rest", discount: .amount(15), threshold: 1, isStackable: true)
    #expect(isEqual(quote("20", [rest, five, six]), "0", "20", ["five", "rest"]))
    #expect(isEqual(quote("20", [rest, six, five]), "0", "20", ["six", "rest"]))
  }

  @Test func currenciesWithOtherDigits() {
    #expect(isEqual(quote("999", [tenOff], digits: 0), "899", "100", ["9折"]))
    #expect(isEqual(quote("1.235", [tenOff], digits: 3), "1.111", "0.124", ["9折"]))
  }

  @Test func theBestOfEachSortAlone() {
    let promotions: [any Promotion] = [
      Rule(id: "a", discount: .amount(10)), Rule(id: "b", discount: .amount(12)),
      Rule(id: "c", discount: .amount(12)), from80,
      Rule(id: "d", discount: .amount(25), threshold: 120),
    ]
    let date = instant(0)
    typealias Calculator = PromotionCalculator
    #expect(Calculator.bestDiscount(for: 100, promotions: promotions, at: date)?.id == "b")
    #expect(Calculator.bestThreshold(for: 100, promotions: promotions, at: date)?.id == "满80减20")
    #expect(Calculator.bestThreshold(for: 120, promotions: promotions, at: date)?.id == "d")
    #expect(Calculator.bestThreshold(for: 79, promotions: promotions, at: date) == nil)
    #expect(Calculator.bestDiscount(for: 0, promotions: promotions, at: date) == nil)
  }

  /// Of two promotions that follow each other, one instant sees exactly one, and asks each once.
  @Test func nowIsReadOncePerQuote() {
    let first = Rule(
      id: "first", period: ValidityPeriod(end: instant(0)), discount: .amount(5))
    let second = Rule(
      id: "second", period: ValidityPeriod(start: instant(0.001)), discount: .amount(6))
    let quotes = [0, 0.001].map {
      PromotionCalculator.quote(for: 20, promotions: [first, second], at: instant($0))
    }
    #expect(quotes[0].promotions.map(\.id) == ["first"])
    #expect(quotes[1].promotions.map(\.id) == ["second"])
    let open = PromotionCalculator.quote(for: 20, promotions: [Rule(discount: .amount(5))])
    #expect(open.payable == 15)
  }

  @Test func manyPromotionsAreNoTrouble() {
    let plain = (0..<5_000).map {
      Rule(id: "p\($0)", discount: .amount(Decimal($0 % 900) / 10), isStackable: true)
    }
    let threshold = (0..<5_000).map {
      Rule(
        id: "t\($0)", discount: .rate(decimal("0.2")), threshold: Decimal(10 + $0 % 90),
        isStackable: true)
    }
    // 89.9 off leaves 10.1, which reaches 10 at the first try, and no lower price reaches any.
    let quote = quote("100", plain + threshold)
    #expect(isEqual(quote, "8.08", "91.92", ["p899", "t0"]))
  }
}
