/// Several queries from one start value as a trie, so that one pass over the value answers all.
struct PathTrie: Sendable {
  /// A value that a query passes through or ends at.
  struct Node: Sendable {
    /// The slot of the query that ends here, or -1.
    var slot = -1

    /// The nodes of an object's members.
    var members = ByteKeyTable()

    /// The nodes of an array's elements.
    var elements: [Element] = []

    /// The slots of the queries that go on from here.
    var inner: [Int] = []

    /// Whether an element is counted from the end.
    var countsFromEnd = false
  }

  /// An element of an array with its node.
  struct Element: Sendable {
    let index: Int
    let node: Int
  }

  /// The nodes; the first one is the start value.
  private(set) var nodes = [Node()]

  /// How many queries there are.
  private(set) var slotCount = 0

  /// Adds a query and returns its slot, which it shares with equal ones.
  mutating func insert(_ query: SingularQuery) -> Int {
    var passed: [Int] = []
    var node = 0
    for step in query.steps {
      passed.append(node)
      node = child(of: node, step)
    }
    if nodes[node].slot < 0 {
      nodes[node].slot = slotCount
      for outer in passed { nodes[outer].inner.append(slotCount) }
      slotCount += 1
    }
    return nodes[node].slot
  }

  private mutating func child(of node: Int, _ step: SingularQuery.Step) -> Int {
    let new = nodes.count
    switch step {
    case .member(let name):
      if let known = nodes[node].members[name] { return known }
      nodes[node].members.insert(name, value: new)
    case .index(let index):
      if let known = nodes[node].elements.first(where: { $0.index == index }) {
        return known.node
      }
      nodes[node].elements.append(Element(index: index, node: new))
      if index < 0 { nodes[node].countsFromEnd = true }
    }
    nodes.append(Node())
    return new
  }
}
