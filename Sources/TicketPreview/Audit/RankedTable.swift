/// Counts of texts that come from outside, of which only the commonest are kept: its memory does not
/// grow with what is counted.
struct RankedTable: Sendable {
  /// How many texts are kept.
  static let limit = 500

  private var counts: [Key: Int] = [:]

  /// How often texts came that are not kept.
  private(set) var others = 0

  /// A text by its bytes: names are equal when their Unicode scalars are.
  private struct Key: Hashable {
    let text: String

    static func == (left: Key, right: Key) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  var isEmpty: Bool { counts.isEmpty && others == 0 }

  /// Counts a text.
  mutating func add(_ text: String, count: Int = 1) {
    counts[Key(text: text), default: 0] += count
    if counts.count >= Self.limit * 2 { prune() }
  }

  /// Counts what another table counted.
  mutating func merge(_ table: RankedTable) {
    for (key, count) in table.counts { add(key.text, count: count) }
    others += table.others
  }

  /// The texts with their counts, the commonest first, equal ones in the order of their bytes.
  var ranked: [(text: String, count: Int)] {
    let all = counts.map { (text: $0.key.text, count: $0.value) }.sorted(by: Self.precedes)
    return Array(all.prefix(Self.limit))
  }

  /// How often texts came that `ranked` leaves out.
  var unranked: Int {
    others + (counts.values.reduce(0, +) - ranked.reduce(0) { $0 + $1.count })
  }

  /// Keeps the commonest texts.
  private mutating func prune() {
    let all = counts.map { (text: $0.key.text, count: $0.value) }.sorted(by: Self.precedes)
    counts.removeAll(keepingCapacity: true)
    for (text, count) in all.prefix(Self.limit) { counts[Key(text: text)] = count }
    others += all.dropFirst(Self.limit).reduce(0) { $0 + $1.count }
  }

  private static func precedes(
    _ left: (text: String, count: Int), _ right: (text: String, count: Int)
  ) -> Bool {
    left.count != right.count
      ? left.count > right.count : left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
