import Foundation

/// An amount of money in one currency.
public struct Money: Hashable, Sendable, Codable {
  /// The amount in the currency's major unit: yuan, not fen.
  public var amount: Decimal

  /// The alphabetic ISO 4217 code in upper case, such as `CNY`.
  public var currency: String

  /// Makes an amount of money.
  public init(amount: Decimal, currency: String) {
    self.amount = amount
    self.currency = currency
  }
}
