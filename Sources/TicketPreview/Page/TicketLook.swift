import Foundation

/// What a background's image name says of the ticket; the image itself is the app's.
enum TicketLook {
  case current

  /// The ticket is over: used, expired or not valid.
  case over

  /// Reads the name's words: `coupon_overdue`, `bgExpired`, `soldOut` and `used-grey` are over, `unused`
  /// is not.
  init(backgroundImageName name: String) {
    let words = Self.words(of: name)
    let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
    self = (words + pairs).contains(where: Self.overWords.contains) ? .over : .current
  }

  private static let overWords: Set<String> = [
    "overdue", "expired", "expire", "used", "invalid", "disabled", "disable", "inactive", "over",
    "ended", "past", "gray", "grey", "void", "soldout",
  ]

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in name {
      let startsWord = character.isUppercase && previous?.isLowercase == true
      if !character.isLetter || startsWord {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
