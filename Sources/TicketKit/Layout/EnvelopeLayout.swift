/// Where a response keeps its rows and its discriminator.
struct EnvelopeLayout: Sendable {
  /// Where the discriminator stands.
  enum Discriminator: Sendable {
    /// One for the whole response, by a query from the root.
    case response(SingularQuery)

    /// One in each row, by a query from the row.
    case row(SingularQuery)

    /// None.
    case none
  }

  let discriminator: Discriminator

  /// The query of the rows from the root.
  let items: SingularQuery

  /// The discriminator of the response and the rows as a trie; their slots follow.
  let trie: PathTrie
  let itemsSlot: Int
  let discriminatorSlot: Int?

  init(discriminator: Discriminator, items: SingularQuery) {
    self.discriminator = discriminator
    self.items = items
    var trie = PathTrie()
    itemsSlot = trie.insert(items)
    if case .response(let query) = discriminator {
      discriminatorSlot = trie.insert(query)
    } else {
      discriminatorSlot = nil
    }
    self.trie = trie
  }
}
