/// Where the values of a kind's queries are noted: a slot, or `~number` of a place in a text.
struct SearchPlaces {
  /// Per field those of its alternates and, behind them, of its companion.
  private(set) var fields: [[Int]] = []
  private(set) var has: [Int] = []
  private(set) var lacks: [Int] = []

  init(_ search: RowLayout.Search, _ trie: inout PathTrie, _ texts: inout EmbeddedBuilders) {
    func slots(_ queries: [SingularQuery]) -> [Int] {
      queries.map { texts.slot(of: $0, search.embedded, in: &trie) }
    }
    fields = search.fields.map { slots($0.allQueries) }
    has = slots(search.has)
    lacks = slots(search.lacks)
  }

  /// Whether some of the values stand in texts.
  var areInTexts: Bool {
    (fields.joined() + has + lacks).contains { $0 < 0 }
  }
}

/// The builders for the texts of several kinds: kinds with the same texts share them, so that a row
/// is searched for all of them at once.
struct EmbeddedBuilders {
  private var builders: [[[SingularQuery.Step]]: EmbeddedBuilder] = [:]
  private var layouts: [[[SingularQuery.Step]]: EmbeddedLayout] = [:]

  /// Adds a query of a kind with some texts, and returns the slot of its value.
  mutating func slot(
    of query: SingularQuery, _ embedded: [SingularQuery], in trie: inout PathTrie
  ) -> Int {
    guard !embedded.isEmpty else { return trie.insert(query) }
    return builders[embedded.map(\.steps), default: EmbeddedBuilder(embedded)]
      .slot(of: query, in: &trie)
  }

  /// The texts of the kinds that have the same; to be asked for when all queries are known.
  mutating func layout(_ embedded: [SingularQuery]) -> EmbeddedLayout? {
    let key = embedded.map(\.steps)
    if let layout = layouts[key] { return layout }
    layouts[key] = builders[key]?.layout
    return layouts[key]
  }
}
