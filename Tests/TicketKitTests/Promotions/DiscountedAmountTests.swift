import Foundation
import Testing

@testable import TicketKit

@Suite struct DiscountedAmountTests {
  private func payable(
    _ amount: String, _ discount: PromotionDiscount, from threshold: String? = nil,
    digits: Int = 2, _ rounding: Decimal.RoundingMode = .plain
  ) -> Decimal {
    let rule = Rule(discount: discount, threshold: threshold.map(decimal))
    return rule.discountedAmount(
      decimal(amount), at: instant(0), fractionDigits: digits, rounding: rounding)
  }

  /// woocommerce#16305: 20.744 off is 20.74 off, and all off leaves nothing.
  @Test func onlyTheDiscountIsRounded() {
    #expect(payable("51.86", .rate(decimal("0.4"))) == decimal("31.12"))
    #expect(payable("41.625", .rate(1)) == 0)
    #expect(payable("41.625", .rate(decimal("0.1"))) == decimal("37.465"))
    #expect(payable("9.90", .amount(20)) == 0)
    #expect(payable("9.90", .amount(decimal("9.90"))) == 0)
    #expect(payable("9.90", .amount(decimal("9.89"))) == decimal("0.01"))
    #expect(payable("10", .amount(decimal("0.005"))) == decimal("9.99"))
    #expect(payable("10", .amount(decimal("0.0049"))) == 10)
  }

  /// 0.125 of 1 and of 3: halves on either side of an even digit.
  @Test func halvesGoAwayFromZeroUnlessTheCallerSaysOtherwise() {
    let rate = PromotionDiscount.rate(decimal("0.125"))
    #expect(payable("1", rate) == decimal("0.87"))
    #expect(payable("3", rate) == decimal("2.62"))
    #expect(payable("1", rate, .bankers) == decimal("0.88"))
    #expect(payable("3", rate, .bankers) == decimal("2.62"))
    #expect(payable("1", rate, .down) == decimal("0.88"))
    #expect(payable("1.001", rate, .up) == decimal("0.871"))
  }

  @Test(arguments: [Decimal.RoundingMode.plain, .bankers, .up, .down])
  func allOffLeavesNothingHoweverItIsRounded(rounding: Decimal.RoundingMode) {
    #expect(payable("41.625", .rate(1), rounding) == 0)
    #expect(payable("41.624", .amount(decimal("41.624")), rounding) == 0)
    #expect(payable("0.001", .rate(1), rounding) == 0)
  }

  @Test func digitsAreThoseOfTheCurrency() {
    #expect(payable("999", .rate(decimal("0.15")), digits: 0) == 849)
    #expect(payable("1", .rate(decimal("0.5")), digits: 0) == 0)
    #expect(payable("1", .rate(decimal("0.49")), digits: 0) == 1)
    #expect(payable("1.234", .rate(decimal("0.1")), digits: 3) == decimal("1.111"))
    #expect(payable("1.235", .rate(decimal("0.1")), digits: 3) == decimal("1.111"))
    #expect(payable("1234", .rate(decimal("0.1")), digits: -1) == 1_114)
  }

  @Test(arguments: [Int.min, -129, -40, 39, 129, Int.max])
  func anyNumberOfDigitsGivesAPrice(digits: Int) {
    let price = payable("51.86", .rate(decimal("0.4")), digits: digits)
    #expect(price == (digits < 0 ? decimal("51.86") : decimal("31.116")))
  }

  @Test func aThresholdBelongsToTheAmountsThatReachIt() {
    #expect(payable("79.99", .amount(20), from: "80") == decimal("79.99"))
    #expect(payable("80", .amount(20), from: "80") == 60)
    #expect(payable("80.00", .rate(decimal("0.1")), from: "80") == 72)
    #expect(payable("5", .amount(2), from: "0") == 3)
    #expect(payable("5", .amount(2), from: "-80") == 3)
  }

  @Test func noPromotionRaisesAPrice() {
    #expect(payable("10", .amount(-5)) == 10)
    #expect(payable("10", .amount(0)) == 10)
    #expect(payable("10", .rate(decimal("-0.5"))) == 10)
    #expect(payable("10", .rate(0)) == 10)
    #expect(payable("10", .rate(2)) == 0)
  }

  @Test func aCreditStaysACredit() {
    #expect(payable("-10", .amount(5)) == -10)
    #expect(payable("-10", .rate(1)) == -10)
    #expect(payable("0", .amount(5)) == 0)
  }

  @Test func whatIsNotANumberChangesNothing() {
    let date = instant(0)
    #expect(Rule(discount: .amount(.nan)).discountedAmount(10, at: date) == 10)
    #expect(Rule(discount: .rate(.nan)).discountedAmount(10, at: date) == 10)
    #expect(Rule(discount: .amount(5), threshold: .nan).discountedAmount(10, at: date) == 10)
    #expect(Rule(discount: .amount(5)).discountedAmount(.nan, at: date).isNaN)
  }

  /// Foundation's multiplication traps on the first of these.
  @Test func extremeNumbersGiveAPrice() {
    let least = Decimal(sign: .plus, exponent: -128, significand: 1)
    let greatest = Decimal.greatestFiniteMagnitude
    let amounts = [least, decimal("0.01"), 1, decimal("1e38"), greatest]
    let values = amounts + [decimal("0.99999999999999999999999999999999999999"), decimal("0.5")]
    for amount in amounts {
      for value in values {
        for discount in [PromotionDiscount.amount(value), .rate(value)] {
          for digits in [-200, -2, 0, 2, 40, 200] {
            let rule = Rule(discount: discount)
            let price = rule.discountedAmount(amount, at: instant(0), fractionDigits: digits)
            #expect(!price.isNaN && price >= 0 && price <= amount)
          }
        }
      }
    }
    #expect(payable("0.01", .rate(least)) == decimal("0.01"))
  }

  @Test func onlyAPromotionThatWorksChangesAnAmount() {
    let period = ValidityPeriod(start: instant(0), end: instant(10))
    let rule = Rule(period: period, discount: .amount(5))
    var inactive = rule
    inactive.isActive = false
    #expect(rule.discountedAmount(20, at: instant(-1)) == 20)
    #expect(rule.discountedAmount(20, at: instant(0)) == 15)
    #expect(rule.discountedAmount(20, at: instant(10)) == 15)
    #expect(rule.discountedAmount(20, at: instant(11)) == 20)
    #expect(inactive.discountedAmount(20, at: instant(0)) == 20)
    #expect(inactive.isEffective(at: instant(0)) && !inactive.isWorking(at: instant(0)))
    #expect(!rule.isEffective(at: instant(11)) && !rule.isWorking(at: instant(11)))
  }

  @Test func whatAPromotionNeedNotSayIsOpenActivePlainAndAlone() {
    struct Least: Promotion {
      let id = "1"
      let discount = PromotionDiscount.amount(1)
    }
    let least = Least()
    #expect(least.period == ValidityPeriod())
    #expect(least.isActive && least.threshold == nil && !least.isStackable && !least.isThreshold)
    #expect(least.isWorking(at: .distantPast) && least.isWorking(at: .distantFuture))
  }
}
