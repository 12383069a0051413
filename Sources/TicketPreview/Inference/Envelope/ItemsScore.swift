import TicketKit
import TicketSchema

/// How much speaks for a value being where the rows stand: rows look like tickets, lists are longer
/// than one, and `data` is what most back ends call it.
enum ItemsScore {
  /// The score of an object that would be the only row.
  static func object(_ members: [JSONTree.Member], at path: JSONPath) -> Int {
    roles(of: members) + (isWrapper(path) ? 4 : 0) - path.steps.count
  }

  /// The score of a list.
  static func array(_ elements: [JSONTree], at path: JSONPath) -> Int {
    var best = 0
    for case .object(let members) in elements.prefix(20) { best = max(best, roles(of: members)) }
    let rows = elements.filter(\.isObject).count
    let length = rows > 1 ? 12 : rows == 1 ? 8 : 2
    return best + length + (isWrapper(path) ? 4 : 0) - path.steps.count
  }

  /// The score of null in the place of rows.
  static func nothing(at path: JSONPath) -> Int { 5 - path.steps.count }

  /// Whether the last step of a path is what lists of rows are called.
  static func isWrapper(_ path: JSONPath) -> Bool {
    guard case .member(let name)? = path.steps.last else { return false }
    let words = KeyWords(name)
    return words.words.contains { wrappers.contains($0) } || words.last == .good
  }

  private static let wrappers: Set<String> = [
    "data", "datas", "result", "results", "list", "lists", "rows", "records", "record", "elements",
    "content", "contents", "entries", "payload", "response", "body", "objects", "edges", "rules",
    "数据", "列表", "结果",
  ]

  /// How many keys of one row are looked at on each level.
  private static let mostKeys = 60

  /// What of a ticket the members of a row show: name, end, worth, threshold; less the deeper.
  private static func roles(of members: [JSONTree.Member]) -> Int {
    var weights: [Role: Int] = [:]
    note(members, weight: 10, into: &weights)
    return weights.values.reduce(0, +)
  }

  private enum Role {
    case name, end, worth, threshold
  }

  private static func note(
    _ members: [JSONTree.Member], weight: Int, into weights: inout [Role: Int]
  ) {
    guard weight > 4 else { return }
    for member in members.prefix(mostKeys) {
      switch member.value {
      case .object(let inner): note(inner, weight: weight - 2, into: &weights)
      case .array: continue
      case .null, .bool, .number, .string:
        guard let role = role(of: KeyWords(member.name)) else { continue }
        weights[role] = max(weights[role] ?? 0, weight)
      }
    }
  }

  private static func role(of words: KeyWords) -> Role? {
    if words.has(.count, .id, .user, .shop) { return nil }
    if words.has(.minimum, .threshold) { return .threshold }
    if words.has(.end) { return .end }
    if words.has(.discount, .amount, .money, .percent, .fold, .off, .price, .bonus) {
      return .worth
    }
    return words.last == .name || words.last == .title ? .name : nil
  }
}
