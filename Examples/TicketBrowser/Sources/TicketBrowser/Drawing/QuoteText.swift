import Foundation
import TicketKit

/// The sentence that quotes the best price.
enum QuoteText {
  /// The best price for an amount with those of some tickets that are promotions.
  static func text(for amount: AmountEntry, of tickets: [any TicketModel]) -> String {
    guard let value = amount.value else { return "Type an amount for its best price." }
    let quote = PromotionCalculator.quote(
      for: value, promotions: tickets.compactMap { $0 as? any Promotion })
    guard !quote.promotions.isEmpty else {
      return "￥\(amount.text): no promotion lowers it, pay ￥\(quote.payable)"
    }
    let names = quote.promotions.map { ($0 as? any TicketModel)?.goodName ?? $0.id }
    return "￥\(amount.text): pay ￥\(quote.payable), save ￥\(quote.saving) with "
      + names.joined(separator: " + ")
  }
}
