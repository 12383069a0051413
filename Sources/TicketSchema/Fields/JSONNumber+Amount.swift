extension JSONNumber {
  /// Whether the number, read as money, is an amount that `Decimal` holds exactly: as it is sent, and in
  /// major units where minor ones are sent.
  ///
  /// - Parameter currency: The code in which the amount is; nil: the row's, of which the number alone is
  ///   judged.
  package func isAmount(of options: MoneyOptions, in currency: String?) -> Bool {
    guard fitsDecimal else { return false }
    guard options.isMinor, let digits = currency.flatMap(CurrencyCodes.minorDigits(of:)) else {
      return true
    }
    return fitsDecimal(scaledByPowerOfTen: -digits)
  }
}

extension MoneyOptions {
  /// The code of the currency in which all amounts of the field are; nil where each row names its own.
  package var fixedCurrency: String? {
    if case .code(let code) = currency { code } else { nil }
  }
}
