import Foundation

/// Where, and for whom, tickets are shown: a locale, a time zone and a clock.
public struct TicketContext: Sendable {
  /// The locale of names, separators and digits in date texts, and of separators in numbers.
  public let locale: Locale

  /// The zone in which dates are shown, unless a field names its own.
  public let timeZone: TimeZone

  /// The clock; a batch asks it once.
  public let now: @Sendable () -> Date

  private let symbols: LocaleSymbols
  private let zone: ZoneTable?
  private let languages: LanguagePreference

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - locale: A locale identifier such as `zh_CN`; a text with other characters than ASCII's
  ///     is the root locale.
  ///   - timeZone: An IANA zone such as `Asia/Shanghai`; one that the system does not know is UTC.
  ///   - now: The clock; the system's when none is given.
  public init(
    locale: String, timeZone: String, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    // For texts of other scripts Foundation's formatters stop the program.
    let locale = locale.utf8.allSatisfy { 0x20...0x7E ~= $0 } ? locale : ""
    self.locale = Locale(identifier: locale)
    self.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    self.now = now
    symbols = LocaleSymbols(self.locale)
    languages = LanguagePreference(locale: locale)
    zone = ZoneTable.named(self.timeZone.identifier)
  }

  /// The device's locale and zone with the system clock.
  public static var current: TicketContext {
    // Made anew from its name: the device's 12-hour switch must not change a pattern's `HH`.
    TicketContext(
      locale: Locale.current.identifier, timeZone: TimeZone.current.identifier)
  }
}

extension TicketContext {
  /// A date by an LDML pattern, in a named zone or else the context's.
  func dateText(_ date: Date, pattern: String, timeZone: String?) -> String {
    let zone = timeZone.flatMap(ZoneTable.named) ?? self.zone
    if symbols.hasASCIIDigits, let zone,
      let text = NumericDateWriter.text(date, pattern: pattern, zone: zone)
    {
      return text
    }
    return FoundationDateWriter.text(
      date, pattern: pattern, locale: locale,
      timeZone: timeZone.flatMap(TimeZone.init(identifier:)) ?? self.timeZone)
  }

  /// A number by an LDML number pattern, with the locale's separators and ASCII digits.
  ///
  /// Plain digits when the pattern cannot be read.
  func numberText(_ value: Decimal, pattern: String) -> String {
    guard let digits = DecimalDigits(value) else { return value.description }
    return numberText(digits, pattern: pattern)
  }

  /// A JSON number by an LDML number pattern, without a `Decimal` between them.
  ///
  /// Nil when the text is no JSON number, or is one beyond Decimal's limits.
  func numberText(_ bytes: JSONBytes, _ range: Range<Int>, pattern: String) -> String? {
    guard let parts = NumberParts(bytes, range), parts.fitsDecimal else { return nil }
    return numberText(DecimalDigits(parts), pattern: pattern)
  }

  /// A number, or an amount of a currency, by an LDML number pattern.
  ///
  /// Plain digits when the pattern cannot be read.
  func numberText(
    _ digits: DecimalDigits, pattern: String, currency: CurrencyCode? = nil
  ) -> String {
    guard let pattern = NumberPattern(pattern) else { return digits.plainText }
    let signs = currency.map { currency in
      CurrencySigns(
        symbol: Array(currencySymbol(currency).utf8), code: Array(currency.text.utf8))
    }
    return NumberWriter.text(digits, pattern, separators: symbols.separators, currency: signs)
  }

  /// An amount of a currency the locale's way.
  func currencyText(_ amount: Decimal, _ currency: CurrencyCode) -> String {
    CurrencyStyle.style(currency, locale).text(amount)
  }

  /// The locale's symbol of a currency, without spaces.
  func currencySymbol(_ currency: CurrencyCode) -> String {
    CurrencyStyle.style(currency, locale).symbol
  }

  /// Texts as the locale lists them, with its `and` before the last one.
  func listText(_ texts: [String]) -> String {
    texts.formatted(.list(type: .and).locale(locale))
  }

  /// The index of the language tag that suits the locale best; 0 when none does.
  func language(among tags: [String]) -> Int {
    languages.index(among: tags)
  }
}
