/// Paths with a value each, found along other paths in time linear in the steps of those.
struct JSONPathTree<Value: Sendable>: Sendable {
  /// A path's beginning: the steps that go on from it, and the value of the path that ends there.
  private struct Node: Sendable {
    var next: [JSONPath.Step: Int] = [:]
    var value: Value?
  }

  private var nodes = [Node()]

  init(_ values: some Sequence<(JSONPath, Value)>) {
    for (path, value) in values { insert(value, at: path) }
  }

  /// Adds a value at a path; of several at one path the first stays.
  mutating func insert(_ value: Value, at path: JSONPath) {
    var node = 0
    for step in path.steps {
      if let next = nodes[node].next[step] {
        node = next
      } else {
        nodes[node].next[step] = nodes.count
        node = nodes.count
        nodes.append(Node())
      }
    }
    if nodes[node].value == nil { nodes[node].value = value }
  }

  /// The values of the paths through which a path goes on, the shortest first; with its own value last,
  /// where that is asked for.
  func values(along path: JSONPath, includingItself: Bool = false) -> [Value] {
    var values: [Value] = []
    var node = 0
    for step in path.steps {
      if let value = nodes[node].value { values.append(value) }
      guard let next = nodes[node].next[step] else { return values }
      node = next
    }
    if includingItself, let value = nodes[node].value { values.append(value) }
    return values
  }
}
