/// What the rows of each kind are searched for when everything about them is to be told: the fields,
/// what tells the kind, and the keys that nobody reads.
///
/// It is made once for any number of responses.
package final class ReadingLayout: Sendable {
  /// One kind's rows.
  struct Kind: Sendable {
    let rows: RowLayout

    /// The normalized paths of the nodes of the rows' trie and, behind them, of each text's.
    let objectPaths: [String]

    /// Where each text's nodes begin among those.
    let textStarts: [Int]
  }

  /// The layout by which tickets are checked too.
  package let layout: TicketLayout
  let contents: TicketLayout.Contents
  let kinds: [Kind]

  /// - Throws: `TicketDecodingError.layout` when the layout's table cannot be read.
  package init(_ layout: TicketLayout) throws {
    let contents = try layout.contents.get()
    self.layout = layout
    self.contents = contents
    var discriminator: SingularQuery?
    if case .row(let query) = contents.envelope.discriminator { discriminator = query }
    kinds = contents.kinds.enumerated().map { number, kind in
      var search = RowLayout.Search(fields: kind.fields, embedded: kind.embedded)
      if case .keys(let has, let lacks) = kind.match {
        search.has = has
        search.lacks = lacks
      }
      let rows = RowLayout(
        discriminator: discriminator, kinds: [search], firstKind: number, isKindKnown: false)
      let queries =
        kind.fields.flatMap(\.allQueries) + search.has + search.lacks
        + (discriminator.map { [$0] } ?? []) + kind.embedded
      return Kind(rows, queries, kind.embedded)
    }
  }

  /// How many kinds there are.
  package var kindCount: Int { kinds.count }

  /// The name of a kind.
  package func kindName(_ kind: Int) -> String { contents.kinds[kind].name }

  /// How many fields a kind has.
  package func fieldCount(_ kind: Int) -> Int { contents.kinds[kind].fields.count }

  /// How many objects of a kind's rows have numbers; the row itself is the first.
  package func objectCount(_ kind: Int) -> Int { kinds[kind].objectPaths.count }

  /// The normalized path of an object of a kind's rows, from the row.
  package func objectPath(_ object: Int, kind: Int) -> String { kinds[kind].objectPaths[object] }
}

extension ReadingLayout.Kind {
  /// - Parameters:
  ///   - queries: All that rows are searched for.
  ///   - embedded: The strings through which queries go on.
  init(_ rows: RowLayout, _ queries: [SingularQuery], _ embedded: [SingularQuery]) {
    self.rows = rows
    let texts = rows.kinds[0].embedded?.texts ?? []
    var paths = Array(repeating: "$", count: rows.trie.nodes.count)
    var starts: [Int] = []
    for text in texts {
      starts.append(paths.count)
      paths += Array(repeating: "$", count: text.trie.nodes.count)
    }
    textStarts = starts
    for query in queries {
      var (trie, start, node) = (rows.trie, 0, 0)
      var text: Int?
      let ends = query.textEnds(embedded)
      for (position, step) in query.steps.enumerated() {
        if ends.contains(position) {
          let slot = trie.nodes[node].slot
          let path = paths[start + node]
          guard let next = texts.firstIndex(where: { $0.parent == text && $0.slot == slot }) else {
            break
          }
          (trie, start, node, text) = (texts[next].trie, starts[next], 0, next)
          paths[start] = path
        }
        guard let child = trie.child(of: node, step) else { break }
        paths[start + child] = paths[start + node] + step.normalized
        node = child
      }
    }
    objectPaths = paths
  }
}

extension PathTrie {
  /// The node behind a step, if a query goes there.
  fileprivate func child(of node: Int, _ step: SingularQuery.Step) -> Int? {
    switch step {
    case .member(let name): nodes[node].members[name]
    case .index(let index): nodes[node].elements.first { $0.index == index }?.node
    }
  }
}
