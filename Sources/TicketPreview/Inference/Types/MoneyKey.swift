/// Tells by their keys which numbers are amounts of money, and which are shares of a price.
enum MoneyKey {
  /// Whether a key names an amount of money.
  static func isMoney(_ evidence: FieldEvidence) -> Bool {
    let words = evidence.words
    guard
      !words.has(
        .count, .id, .percent, .rate, .duration, .time, .date, .status, .version, .contact,
        .currency, .commission, .flag, .user),
      !words.has(.fold) || words.has(.price, .amount), !isMeasure(words),
      let last = words.last ?? words.first,
      ![.code, .type, .name, .title, .rule, .image].contains(last)
    else { return false }
    if words.has(.amount, .money, .price, .balance, .threshold, .full, .bonus, .discount, .off) {
      return true
    }
    if words.has(.minor, .major, .minimum) { return true }
    if words.has(.limit) { return words.has(.order) }
    let parent = evidence.parentWords
    let isInPrice = parent.has(.price, .money, .amount, .balance, .order, .discount)
    if words.has(.maximum) { return isInPrice }
    guard words.has(.value) else { return false }
    return isInPrice || evidence.hint.has(.amount, .money, .price)
      || evidence.hint.words.contains("fixed")
  }

  /// Whether a key names the least or the most of what is no money: `min_age`.
  static func isMeasure(_ words: KeyWords) -> Bool {
    words.has(.minimum, .maximum) && !words.has(.price, .amount, .money)
      && words.words.contains(where: measures.contains)
  }

  private static let measures: Set<String> = [
    "age", "night", "nights", "stay", "guest", "guests", "adult", "adults", "child", "children",
    "passenger", "passengers", "participant", "participants", "visitor", "visitors", "seat",
    "seats", "rating", "score", "star", "stars", "height", "width", "length", "distance", "weight",
  ]

  /// Whether a key names an amount of money, and its numbers are no shares of a price.
  static func isSurelyMoney(_ evidence: FieldEvidence) -> Bool {
    guard isMoney(evidence), !isRate(evidence) else { return false }
    let isSmall = evidence.numbers.allSatisfy { abs($0) <= 10 }
    return !(mayBeRate(evidence) && isSmall && !evidence.words.has(.amount, .money))
  }

  /// Whether a key names a share of the price, or a number that is one in this kind.
  static func isRate(_ evidence: FieldEvidence) -> Bool {
    let words = evidence.words
    if words.has(.id, .count, .code, .commission, .minimum, .maximum, .threshold, .type, .flag) {
      return false
    }
    if words.has(.percent) { return true }
    if words.has(.rate, .fold) { return !words.has(.price, .amount) }
    return evidence.hint.has(.percent, .fold, .rate) && words.has(.value, .amount, .discount, .off)
  }

  /// Whether a number less than 1 under a key would be a share of the price.
  static func mayBeRate(_ evidence: FieldEvidence) -> Bool {
    evidence.words.has(.discount, .value, .off) && !evidence.words.has(.minimum, .threshold, .price)
  }
}
