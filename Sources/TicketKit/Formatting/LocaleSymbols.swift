import Foundation

/// What the writers need to know of a locale, asked of Foundation once.
struct LocaleSymbols: Sendable {
  let separators: NumberSeparators

  /// Whether dates of this locale have the digits `0` to `9`.
  let hasASCIIDigits: Bool
}

extension LocaleSymbols {
  private static let known = BoundedCache<String, LocaleSymbols>(limit: 256)

  /// The symbols of a locale.
  init(_ locale: Locale) {
    self =
      Self.known.value(for: locale.identifier) { LocaleSymbols(asking: locale) }
      ?? LocaleSymbols(asking: locale)
  }

  private init(asking locale: Locale) {
    separators = NumberSeparators(
      decimal: locale.decimalSeparator ?? ".", grouping: locale.groupingSeparator ?? ",")
    let formatter = FoundationDateWriter(
      pattern: "yyyyMMddHHmmss", locale: locale, timeZone: .gmt)
    let date = Date(timeIntervalSince1970: 1_234_567_890)
    hasASCIIDigits = formatter.text(date) == "20090213233130"
  }
}
