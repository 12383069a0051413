import TicketKit
import TicketSchema

/// What a field may be on the cell of a ticket.
enum TicketRole {
  case name
  case deadline
  case worth
  case threshold
  case condition
  case image

  /// How much speaks for a field being this; 0 and less: nothing.
  func score(of field: FieldDraft) -> Int {
    let base =
      switch self {
      case .name: name(field)
      case .deadline: deadline(field)
      case .worth: worth(field)
      case .threshold: threshold(field)
      case .condition: condition(field)
      case .image: image(field)
      }
    guard base > 0 else { return 0 }
    let depth = field.paths[0].memberNames.count - 1
    return max(0, base - 2 * depth - 6 * field.indexCount - (field.isOptional ? 3 : 0))
  }

  // MARK: Names

  private func name(_ field: FieldDraft) -> Int {
    guard field.isText, !field.looksLikeURL else { return 0 }
    let words = field.words
    if words.has(.user, .shop, .category, .image, .time, .date, .id, .status, .type) { return 0 }
    var score = 0
    switch words.last {
    case .name, .title: score = 70
    case .good where words.meanings == [.good]: score = 45
    case .label: score = 25
    case .code where words.words.last == "code":
      score = words.words.count == 1 || words.has(.good) ? 20 : 0
    default: break
    }
    // `nameEn` is a name as well, in another language.
    if score == 0, words.has(.name, .title), words.has(.language) { score = 50 }
    if score == 0, words.has(.rule), !words.has(.good) { score = 8 }
    guard score > 0 else { return 0 }
    if words.has(.good) { score += 20 }
    if words.words.count == 1 { score += 12 }
    if field.parentWords.has(.user, .shop, .category) { score -= 40 }
    if words.words == ["good", "name"] { score += 8 }
    return score
  }

  // MARK: Ends

  private func deadline(_ field: FieldDraft) -> Int {
    let words = field.words
    var score: Int
    var isStart = words.has(.start)
    if case .date = field.type {
      score = 30
    } else {
      guard field.isText || field.isNumber, words.has(.end), !words.has(.flag, .id, .count) else {
        return 0
      }
      score = 22
      // A text may hold both, but `validFrom` as a date is one instant.
      isStart = false
    }
    let isPart = words.meanings.allSatisfy { [.date, .time].contains($0) }
    let isEnd = words.has(.end) || isPart && field.parentWords.has(.end)
    if isEnd, !isStart { score += 50 }
    if words.words.contains("deadline") { score += 10 }
    if isStart { score -= 20 }
    if words.has(.created) { score -= 40 }
    if words.has(.presale) { score -= 35 }
    if words.has(.receive) { score -= 15 }
    if words.has(.use) { score += 5 }
    if words.has(.zoned) { score -= 2 }
    return score
  }

  // MARK: Worth

  private func worth(_ field: FieldDraft) -> Int {
    guard field.isNumber || field.isText, !field.looksLikeURL else { return 0 }
    // An image has a ratio and a size of its own.
    if field.parentWords.has(.image) { return 0 }
    let words = field.words
    if words.has(
      .minimum, .threshold, .count, .id, .commission, .time, .date, .status, .type, .flag,
      .duration,
      .currency, .image, .user, .name, .title, .remain, .start)
    {
      return 0
    }
    if field.isPartOfThreshold { return 0 }
    var score = 0
    if words.has(.discount, .fold) { score = 80 }
    if words.has(.percent) { score = max(score, 72) }
    if words.has(.off) { score = max(score, 78) }
    if words.has(.amount) { score = max(score, 62) }
    if words.has(.money) { score = max(score, 64) }
    if words.has(.value, .bonus, .balance) { score = max(score, 54) }
    if words.has(.rate) { score = max(score, 50) }
    if words.has(.price) { score = max(score, 34) }
    if case .rate = field.type { score = max(score, 60) }
    // The price after the discount is not what is taken off.
    if words.last == .price, words.has(.discount, .fold) { score = 45 }
    guard score > 0 else { return 0 }
    if words.has(.discount), words.has(.amount, .money, .percent, .price) { score += 6 }
    if words.has(.good) { score += 6 }
    if field.parentWords.has(.good, .discount) { score += 4 }
    if field.parentWords.has(.price), !words.has(.price) { score -= 10 }
    if words.has(.original) { score -= 25 }
    if words.has(.maximum) { score -= 30 }
    if words.has(.rule, .code, .label, .full) { score -= 30 }
    if field.isText { score -= field.hasNumbers ? 2 : 8 }
    return score
  }

  // MARK: Conditions

  private func threshold(_ field: FieldDraft) -> Int {
    guard field.isNumber || field.isText && field.hasNumbers else { return 0 }
    let words = field.words
    if words.has(
      .count, .use, .receive, .id, .time, .date, .duration, .maximum, .type, .flag, .status,
      .percent, .rate, .currency, .user, .category) || MoneyKey.isMeasure(words)
    {
      return 0
    }
    if field.isPartOfThreshold { return 80 }
    if words.has(.minimum) {
      if words.has(.order) || field.parentWords.has(.order) { return 90 }
      return words.has(.money, .amount, .limit) ? 85 : words.has(.price) ? 50 : 70
    }
    if words.has(.threshold) { return 75 }
    if words.has(.full) { return 65 }
    if words.has(.start), words.has(.price, .money, .amount) { return 75 }
    if words.has(.limit), words.has(.money, .amount, .price, .order) { return 70 }
    return words.has(.condition) && words.has(.amount, .money, .price) ? 60 : 0
  }

  private func condition(_ field: FieldDraft) -> Int {
    guard field.isText, !field.looksLikeURL else { return 0 }
    let words = field.words
    if words.has(.time, .date, .id, .user, .image, .name, .title, .status, .type, .code) {
      return 0
    }
    if words.has(.condition) { return 90 }
    return words.has(.rule) ? (words.has(.good, .use) ? 58 : 50) : 0
  }

  private func image(_ field: FieldDraft) -> Int {
    guard case .string = field.type, !field.looksLikeURL else { return 0 }
    let words = field.words
    guard words.has(.image, .background), !words.has(.url) else { return 0 }
    return words.has(.background) && words.has(.image) ? 80 : 30
  }
}

extension FieldDraft {
  /// Whether the field is a text, or an enum of texts.
  var isText: Bool {
    switch type {
    case .string: true
    case .enumeration: examples.contains { if case .string = $0 { true } else { false } }
    case .bool, .integer, .decimal, .money, .rate, .date, .list: false
    }
  }

  /// Whether the key says that a ticket was used.
  var isUseFlag: Bool {
    words.words.contains("used") && !words.words.contains("by") || words.words.contains("已使用")
  }

  /// Whether the key names an amount, and the key above it that it is the one to reach.
  var isPartOfThreshold: Bool {
    words.has(.amount, .money, .value, .price) && parentWords.has(.minimum, .threshold)
      && !words.has(.maximum)
  }

  /// Whether the field is a number of some kind.
  var isNumber: Bool {
    switch type {
    case .integer, .decimal, .money, .rate: true
    case .string, .bool, .date, .enumeration, .list: false
    }
  }

  /// Whether most values of a text are numbers, but for some that are none.
  var hasNumbers: Bool {
    examples.count { NumberText($0.text ?? "") != nil } * 2 > examples.count
  }

  /// Whether the texts are addresses, which nobody wants to read.
  var looksLikeURL: Bool {
    examples.contains { value in
      guard let text = value.text else { return false }
      return text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("//")
    }
  }

  /// Whether an example is zero.
  var hasZero: Bool {
    examples.contains { value in
      guard let text = value.text else { return false }
      return NumberText(text)?.value == 0
    }
  }
}
