import Foundation

/// How a locale writes the amounts of one currency.
struct CurrencyStyle: Sendable {
  /// The symbol without spaces, such as `JP¥`; the code where the locale has no symbol.
  let symbol: String

  /// The digits behind the point that the locale gives the currency.
  private let fractionDigits: Int
  private let style: Decimal.FormatStyle.Currency

  private init(code: String, locale: Locale) {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
    var symbol = ""
    var fractionDigits = 0
    let sample = Decimal(0).formatted(style.attributed)
    for run in sample.runs {
      if run.numberSymbol == .currency {
        symbol += String(sample[run.range].characters.filter { !$0.isWhitespace })
      }
      if run.numberPart == .fraction { fractionDigits += sample[run.range].characters.count }
    }
    self.symbol = symbol.isEmpty ? code : symbol
    self.fractionDigits = fractionDigits
    self.style = style.precision(.fractionLength(fractionDigits))
  }

  /// An amount the locale's way: every digit up to the currency's last one, rounded half away from
  /// zero, and zero without a sign.
  func text(_ amount: Decimal) -> String {
    // Foundation rounds half to even, and keeps the sign of what it rounds to zero.
    var exact = amount
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, fractionDigits, .plain)
    return (rounded.isZero ? 0 : rounded).formatted(style)
  }
}

extension CurrencyStyle {
  private struct Key: Hashable {
    var code: String
    var locale: String
  }

  private static let styles = BoundedCache<Key, CurrencyStyle>(limit: 512)

  /// The style of a currency in a locale, which is kept for the next time.
  static func style(_ currency: CurrencyCode, _ locale: Locale) -> CurrencyStyle {
    let code = currency.text
    let key = Key(code: code, locale: locale.identifier)
    func make() -> CurrencyStyle { CurrencyStyle(code: code, locale: locale) }
    return styles.value(for: key, make: make) ?? make()
  }
}
