/// Counts of texts that come from outside, of which only the commonest are kept: its memory does not
/// grow with what is counted.
struct RankedTable: Sendable {
  /// How many texts are kept.
  static let limit = 500

  private var counts: [ExactName: Int] = [:]

  /// How often texts came that are not kept.
  private var others = 0

  /// Counts a text.
  mutating func add(_ text: String, count: Int = 1) {
    counts[ExactName(text: text), default: 0] += count
    prune()
  }

  /// Counts what another table counted.
  mutating func merge(_ table: RankedTable) {
    // All counts are added before any text is dropped, or the order of the other table's texts, which
    // differs from run to run, would decide which are.
    counts.merge(table.counts, uniquingKeysWith: +)
    others += table.others
    prune()
  }

  /// The commonest texts, equal ones in the order of their bytes.
  var ranking: Ranking {
    let all = counts.map { (text: $0.key.text, count: $0.value) }.sorted { left, right in
      left.count != right.count
        ? left.count > right.count : left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
    let rest = all.dropFirst(Self.limit).reduce(0) { $0 + $1.count }
    return Ranking(texts: Array(all.prefix(Self.limit)), others: others + rest)
  }

  /// Keeps the commonest texts, once there are twice as many.
  private mutating func prune() {
    guard counts.count >= Self.limit * 2 else { return }
    let ranking = ranking
    counts.removeAll(keepingCapacity: true)
    for (text, count) in ranking.texts { counts[ExactName(text: text)] = count }
    others = ranking.others
  }
}
