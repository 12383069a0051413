/// Turns the names of a schema into Swift identifiers.
enum SwiftName {
  /// The Swift identifier for a written name, in NFC; nil when the name holds nothing that an
  /// identifier can hold.
  ///
  /// An identifier is kept as written. Any other name is split at every character that an
  /// identifier cannot hold: `sale-price` is `salePrice`, `2nd` is `_2nd`.
  static func member(for written: String) -> String? {
    if isASCIIIdentifier(written) { return written }
    let name = canonicalName(written)
    let words = name.unicodeScalars.split { !IdentifierCharacters.canContinue($0) }
    guard let first = words.first else { return nil }
    let isWhole = words.count == 1 && first.count == name.unicodeScalars.count
    if isWhole, let head = first.first, IdentifierCharacters.canBegin(head) { return name }
    var result = isWhole ? String(first) : lowerFirst(first)
    for word in words.dropFirst() { result += capitalized(String(word)) }
    if let head = result.unicodeScalars.first, !IdentifierCharacters.canBegin(head) {
      result = "_" + result
    }
    return canonicalName(result)
  }

  /// The name with its first letter in upper case: `Status` for `status`.
  static func capitalized(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.titlecaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// A first word with its leading capitals in lower case: `url` for `URL`, `saleItem` for
  /// `SaleItem`.
  private static func lowerFirst(_ word: Substring.UnicodeScalarView) -> String {
    let capitals = word.prefix { $0.properties.isUppercase }.count
    guard capitals > 0 else { return String(word) }
    let next = word.dropFirst(capitals).first
    let isFollowedByLowercase = next?.properties.isLowercase ?? false
    let lowered = capitals > 1 && isFollowedByLowercase ? capitals - 1 : capitals
    var result = ""
    for scalar in word.prefix(lowered) { result += scalar.properties.lowercaseMapping }
    result.unicodeScalars.append(contentsOf: word.dropFirst(lowered))
    return result
  }

  private static func isASCIIIdentifier(_ name: String) -> Bool {
    guard let head = name.utf8.first, !(0x30...0x39).contains(head) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
      default: false
      }
    }
  }
}
