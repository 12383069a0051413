/// How the number that a server sends becomes an amount of money.
struct MoneyRule: Equatable, Sendable {
  /// The currency of every row; nil where each row names its own.
  let currency: CurrencyCode?

  /// Whether the server counts minor units: fen, cents.
  let isMinor: Bool

  let isNegated: Bool

  /// The amount in major units that a number stands for in a currency.
  func amount(
    _ parts: NumberParts, in currency: CurrencyCode
  ) -> Result<NumberParts, ValueFault> {
    guard parts.fitsDecimal else { return .failure(.outOfRange) }
    var amount = isNegated ? parts.negated : parts
    if isMinor {
      guard let digits = currency.minorDigits else { return .failure(.wrongType) }
      amount = amount.scaled(byPowerOfTen: -digits)
    }
    return amount.fitsDecimal ? .success(amount) : .failure(.outOfRange)
  }
}
