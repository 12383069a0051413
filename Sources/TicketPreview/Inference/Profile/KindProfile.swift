import TicketKit
import TicketSchema

/// What the rows of one kind hold, path by path.
struct KindProfile {
  let rows: [SampleRow]
  let root: PathNode

  /// More paths than this make no ticket that somebody could read.
  static let mostPaths = 400

  init(_ rows: [SampleRow]) {
    self.rows = rows
    root = PathNode(step: .index(0), path: JSONPath([]))
    var budget = Self.mostPaths
    for (place, row) in rows.enumerated() { root.note(row.members, row: place, budget: &budget) }
    complete(root, depth: 0, budget: &budget)
  }

  /// Opens the strings below a node that hold JSON text, and those in them, and takes the first
  /// elements of lists where others hold objects.
  private func complete(_ node: PathNode, depth: Int, budget: inout Int) {
    node.enterLists(budget: &budget)
    for child in node.children {
      if depth < Self.deepestText { child.openEmbedded(budget: &budget) }
      complete(child, depth: child.isEmbedded ? depth + 1 : depth, budget: &budget)
    }
  }

  /// How many texts may stand inside each other.
  private static let deepestText = 3

  /// The node at a path; nil when no row has anything there.
  func node(at path: JSONPath) -> PathNode? {
    var node: PathNode? = root
    for step in path.steps { node = node?.child(at: step) }
    return node
  }
}
