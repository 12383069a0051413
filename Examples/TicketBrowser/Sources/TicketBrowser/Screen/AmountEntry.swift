import Foundation

/// An amount of money as it is typed: up to nine digits, and two behind the point.
struct AmountEntry: Equatable {
  private(set) var text = ""

  /// An entry without digits.
  init() {}

  /// A whole amount; nil when a character of it could not have been typed, or digits are missing.
  init?(_ text: String) {
    for character in text { type(character) }
    guard self.text == text, value != nil, !text.hasSuffix(".") else { return nil }
  }

  /// The amount in the currency's major unit; nil without digits.
  var value: Decimal? {
    text.isEmpty ? nil : Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// Adds a character where an amount can have it.
  mutating func type(_ character: Character) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    switch character {
    case "." where parts.count == 1 && !text.isEmpty:
      text.append(character)
    case "0"..."9" where parts.count == 2 ? parts[1].count < 2 : text.count < 9:
      if character.isASCII { text.append(character) }
    default:
      break
    }
  }

  /// Takes the last character away.
  mutating func erase() {
    text = String(text.dropLast())
  }
}
