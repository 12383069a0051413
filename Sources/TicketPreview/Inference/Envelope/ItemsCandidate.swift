import TicketKit
import TicketSchema

/// A value of a sample that may be where the rows stand.
struct ItemsCandidate {
  let path: JSONPath

  /// How much speaks for it; the highest wins.
  let score: Int

  /// How many rows stand there.
  let rowCount: Int
}

extension ItemsCandidate {
  /// The values of a sample that may be where the rows stand, in the order of the sample.
  static func all(in root: JSONTree) -> [ItemsCandidate] {
    var candidates: [ItemsCandidate] = []
    collect(root, at: JSONPath([]), into: &candidates)
    return candidates
  }

  /// How deep rows are looked for, and how many places are looked at.
  private static let deepest = 8
  private static let mostCandidates = 500

  /// Whether the members are rows under their numbers, as PHP sends lists with gaps.
  private static func isTable(_ members: [JSONTree.Member]) -> Bool {
    !members.isEmpty && members.allSatisfy { $0.value.isObject && Int($0.name) != nil }
  }

  private static func collect(
    _ value: JSONTree, at path: JSONPath, into candidates: inout [ItemsCandidate]
  ) {
    guard path.steps.count <= deepest, candidates.count < mostCandidates else { return }
    switch value {
    case .object(let members):
      if !isTable(members) {
        let score = ItemsScore.object(members, at: path)
        candidates.append(ItemsCandidate(path: path, score: score, rowCount: 1))
      }
      for member in members {
        collect(member.value, at: path.member(member.name), into: &candidates)
      }
    case .array(let elements):
      let rows = elements.filter(\.isObject).count
      if rows > 0 || elements.isEmpty {
        let score = ItemsScore.array(elements, at: path)
        candidates.append(ItemsCandidate(path: path, score: score, rowCount: rows))
      } else if case .array? = elements.first {
        for (index, element) in elements.enumerated() {
          collect(element, at: path.element(index), into: &candidates)
        }
      }
    case .null:
      guard ItemsScore.isWrapper(path) else { return }
      candidates.append(
        ItemsCandidate(path: path, score: ItemsScore.nothing(at: path), rowCount: 0))
    case .string, .number, .bool:
      return
    }
  }
}
