import Foundation
import TicketKit

/// The least promotion: only what it must say, and what a test sets.
struct Rule: Promotion {
  var id = "rule"
  var period = ValidityPeriod()
  var isActive = true
  var discount: PromotionDiscount
  var threshold: Decimal?
  var isStackable = false
}

/// A number by its digits, never through a `Double`.
func decimal(_ digits: String) -> Decimal {
  Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))!
}

/// An instant by seconds after some fixed one.
func instant(_ seconds: TimeInterval) -> Date {
  Date(timeIntervalSince1970: 1_796_000_000 + seconds)
}
