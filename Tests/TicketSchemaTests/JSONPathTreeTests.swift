import Testing

@testable import TicketSchema

/// Paths found along other paths.
struct JSONPathTreeTests {
  private static func path(_ steps: String...) -> JSONPath {
    JSONPath(steps.map { step in Int(step).map(JSONPath.Step.index) ?? .member(step) })
  }

  private static let tree = JSONPathTree([
    (path("a"), 1), (path("a", "b", "0"), 2), (path("a", "b"), 3), (path("a", "b"), 4),
    (path("c", "d"), 5), (path(), 6),
  ])

  @Test(
    arguments: [
      (path("a", "b", "0", "x"), [6, 1, 3, 2], [6, 1, 3, 2]),
      (path("a", "b"), [6, 1], [6, 1, 3]), (path("a"), [6], [6, 1]), (path("c"), [6], [6]),
      (path("c", "x"), [6], [6]), (path("d"), [6], [6]), (path(), [], [6]),
    ] as [(JSONPath, [Int], [Int])])
  func pathsAreFoundAlongOthers(path: JSONPath, proper: [Int], all: [Int]) {
    #expect(Self.tree.values(along: path) == proper)
    #expect(Self.tree.values(along: path, includingItself: true) == all)
  }

  /// Texts are equal when their scalars are.
  @Test func namesAreNotNormalized() {
    let tree = JSONPathTree([(Self.path("\u{E9}"), 1)])
    #expect(tree.values(along: Self.path("e\u{301}"), includingItself: true) == [])
    #expect(tree.values(along: Self.path("\u{E9}"), includingItself: true) == [1])
  }
}
