import Foundation

/// Chooses the promotions that make the lowest price.
///
/// The candidates are: no promotion, each promotion alone, and each pair of a plain and a threshold
/// promotion that are both stackable. Of a pair the plain one is applied first, to the whole amount,
/// and the threshold is tested on what is left. The discounts are added exactly, and only their sum is
/// rounded. Where two candidates cost the same, the one with fewer promotions is chosen, then the one
/// whose first promotion, and then whose second, comes first in the list.
///
/// All money is in the currency's major unit. The work grows with the number of promotions as sorting
/// does, although pairs grow with its square.
public enum PromotionCalculator {
  /// The best price for an amount.
  ///
  /// - Parameters:
  ///   - amount: The amount to pay without promotions. One of zero or less, or one that is not a
  ///     number, is quoted as it is.
  ///   - promotions: The promotions to choose from, in order of preference.
  ///   - date: The instant at which it is paid; by default now, read once for all promotions.
  ///   - fractionDigits: How many digits a discount keeps behind the point: 2 for CNY, 0 for JPY,
  ///     3 for KWD.
  ///   - rounding: What happens to the rest of a discount. `.plain` rounds half away from zero.
  public static func quote(
    for amount: Decimal, promotions: [any Promotion], at date: Date = Date(),
    fractionDigits: Int = 2, rounding: Decimal.RoundingMode = .plain
  ) -> Quote {
    let best = QuoteSearch(amount, promotions, date, fractionDigits, rounding).best()
    return Quote(
      payable: best.payable, saving: best.indices.isEmpty ? 0 : amount - best.payable,
      promotions: best.indices.map { promotions[$0] })
  }

  /// The threshold promotion that alone makes the lowest price; nil when none lowers it.
  ///
  /// The parameters are those of a quote.
  public static func bestThreshold(
    for amount: Decimal, promotions: [any Promotion], at date: Date = Date(),
    fractionDigits: Int = 2, rounding: Decimal.RoundingMode = .plain
  ) -> (any Promotion)? {
    QuoteSearch(amount, promotions, date, fractionDigits, rounding)
      .bestSingle(isThreshold: true).map { promotions[$0] }
  }

  /// The plain promotion that alone makes the lowest price; nil when none lowers it.
  ///
  /// The parameters are those of a quote.
  public static func bestDiscount(
    for amount: Decimal, promotions: [any Promotion], at date: Date = Date(),
    fractionDigits: Int = 2, rounding: Decimal.RoundingMode = .plain
  ) -> (any Promotion)? {
    QuoteSearch(amount, promotions, date, fractionDigits, rounding)
      .bestSingle(isThreshold: false).map { promotions[$0] }
  }
}
