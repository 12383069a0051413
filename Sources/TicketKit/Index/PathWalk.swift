/// Takes part in a walk: is told where the queries' values begin.
protocol PathVisitor {
  /// Takes the value of a query, of which no other query goes on, and returns the offset behind it.
  mutating func leaf(
    _ slot: Int, at start: Int, depth: Int, _ scanner: JSONScanner
  ) throws(JSONFault) -> Int

  /// Takes the value of a query of which others go on; it is walked afterwards.
  mutating func pass(_ slot: Int, at start: Int, depth: Int)

  /// Forgets what an earlier member of the same name gave for the queries that go on from a node,
  /// which is entered again: the last one counts.
  mutating func forget(_ node: Int, _ slots: [Int])

  /// Takes note of a member that no query asks for, by the content of its name and the node of its
  /// object.
  mutating func overlook(_ name: Range<Int>, of node: Int)
}

extension PathVisitor {
  /// Nothing: most visitors want the queries' values alone.
  mutating func overlook(_ name: Range<Int>, of node: Int) {}
}

/// Walks through one JSON value along a trie of queries, and checks all of it.
struct PathWalk {
  /// The most steps of a query: the walk calls itself for each.
  static var longestQuery: Int { 64 }

  let scanner: JSONScanner
  let trie: PathTrie

  private var bytes: JSONBytes { scanner.bytes }

  init(_ scanner: JSONScanner, _ trie: PathTrie) {
    self.scanner = scanner
    self.trie = trie
  }

  /// Takes the value of a node, which stands inside of `depth` arrays and objects.
  func enter(
    _ number: Int, at start: Int, depth: Int, _ visitor: inout some PathVisitor
  ) throws(JSONFault) -> Int {
    let node = trie.nodes[number]
    guard !node.inner.isEmpty else {
      return try visitor.leaf(node.slot, at: start, depth: depth, scanner)
    }
    visitor.forget(number, node.inner)
    if node.slot >= 0 { visitor.pass(node.slot, at: start, depth: depth) }
    switch bytes.byteOrZero(at: start) {
    case JSONByte.openBrace where !node.members.isEmpty:
      return try object(number, at: start, depth: depth, &visitor)
    case JSONByte.openBracket where !node.elements.isEmpty:
      return try array(node, at: start, depth: depth, &visitor)
    default:
      return try scanner.skipValue(start, depth: depth)
    }
  }

  private func object(
    _ number: Int, at start: Int, depth: Int, _ visitor: inout some PathVisitor
  ) throws(JSONFault) -> Int {
    guard depth < JSONScanner.deepestNesting else { throw scanner.fault(.nesting, at: start) }
    var at = scanner.skipSpace(start + 1)
    if bytes.byteOrZero(at: at) == JSONByte.closeBrace { return at + 1 }
    while true {
      guard bytes.byteOrZero(at: at) == JSONByte.quote else { throw scanner.fault(.name, at: at) }
      let nameEnd = try scanner.skipString(at + 1)
      let name = at + 1..<nameEnd - 1
      let child = member(number, name)
      at = try scanner.skipColon(nameEnd)
      if let child {
        at = try enter(child, at: at, depth: depth + 1, &visitor)
      } else {
        visitor.overlook(name, of: number)
        at = try scanner.skipValue(at, depth: depth + 1)
      }
      at = scanner.skipSpace(at)
      let byte = bytes.byteOrZero(at: at)
      if byte == JSONByte.closeBrace { return at + 1 }
      guard byte == JSONByte.comma else { throw scanner.fault(.commaOrBrace, at: at) }
      at = scanner.skipSpace(at + 1)
    }
  }

  /// The node of a member by the content of its name, in which escapes are rare but allowed.
  func member(_ number: Int, _ name: Range<Int>) -> Int? {
    if let child = trie.nodes[number].members.find(bytes, name) { return child }
    guard bytes.firstOffset(name, where: { $0 == JSONByte.backslash }) != nil else { return nil }
    return JSONString(bytes, at: name.lowerBound - 1).withText(
      bytes, trie.nodes[number].members.find)
  }

  private func array(
    _ node: PathTrie.Node, at start: Int, depth: Int, _ visitor: inout some PathVisitor
  ) throws(JSONFault) -> Int {
    guard depth < JSONScanner.deepestNesting else { throw scanner.fault(.nesting, at: start) }
    let count = node.countsFromEnd ? try elementCount(at: start, depth: depth) : 0
    var index = 0
    var at = scanner.skipSpace(start + 1)
    if bytes.byteOrZero(at: at) == JSONByte.closeBracket { return at + 1 }
    while true {
      var end: Int?
      for element in node.elements where element.index == index || element.index == index - count {
        end = try enter(element.node, at: at, depth: depth + 1, &visitor)
      }
      if let end {
        at = scanner.skipSpace(end)
      } else {
        at = scanner.skipSpace(try scanner.skipValue(at, depth: depth + 1))
      }
      index += 1
      let byte = bytes.byteOrZero(at: at)
      if byte == JSONByte.closeBracket { return at + 1 }
      guard byte == JSONByte.comma else { throw scanner.fault(.commaOrBracket, at: at) }
      at = scanner.skipSpace(at + 1)
    }
  }

  /// The number of elements of an array.
  ///
  /// Only arrays that a query indexes from the end are read twice, once to count.
  private func elementCount(at start: Int, depth: Int) throws(JSONFault) -> Int {
    var count = 0
    var at = scanner.skipSpace(start + 1)
    if bytes.byteOrZero(at: at) == JSONByte.closeBracket { return 0 }
    while true {
      at = scanner.skipSpace(try scanner.skipValue(at, depth: depth + 1))
      count += 1
      let byte = bytes.byteOrZero(at: at)
      if byte == JSONByte.closeBracket { return count }
      guard byte == JSONByte.comma else { throw scanner.fault(.commaOrBracket, at: at) }
      at = scanner.skipSpace(at + 1)
    }
  }
}
