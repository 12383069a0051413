import TicketKit
import TicketSchema

/// The currencies of fixtures.
enum FixtureCurrency {
  /// The code in upper case that a text names in any ASCII case; nil when ISO 4217 lists none.
  static func code(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let code = text.uppercased()
    return CurrencyCodes.isListed(code) ? code : nil
  }

  /// What servers send: the commonest currencies, in both cases, with 2, 0 and 3 digits.
  static let sent = ["CNY", "USD", "JPY", "eur", "KWD", "hkd"]

  /// How many digits the minor unit has, for amounts that look like prices.
  static func digits(_ code: String) -> Int {
    FieldProbe.minorDigits(ofCurrency: code) ?? 2
  }
}
