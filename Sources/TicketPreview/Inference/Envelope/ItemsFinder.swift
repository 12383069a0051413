import Diagnostics
import TicketKit
import TicketSchema

/// Finds where the samples keep their rows.
struct ItemsFinder {
  let samples: [InferenceSample]

  /// Where the rows stand in every sample.
  struct Outcome {
    let path: JSONPath

    /// Other places where rows may stand, the likeliest first, with their number of rows.
    let others: [(path: JSONPath, rowCount: Int)]
  }

  /// The place; nil when there is none for all samples, which is reported.
  func find(into findings: inout FindingCollector) -> Outcome? {
    let candidates = samples.map { ItemsCandidate.all(in: $0.root) }
    for (sample, found) in zip(samples, candidates) where found.isEmpty {
      findings.add(
        InferenceFinding.noRows,
        "the sample has no object that could be a ticket: give a response with rows",
        path: sample.path)
    }
    let ranked = Self.ranked(candidates)
    guard !findings.hasErrors, let best = ranked.first else { return nil }
    for (sample, found) in zip(samples, candidates)
    where !Self.fits(best.path, found, sample.root) {
      findings.add(
        InferenceFinding.otherEnvelope,
        "the sample does not keep its rows at `\(PathText.text(of: best.path))`, where others have "
          + "theirs: draft the schemas of each kind of response by itself",
        path: sample.path)
    }
    if findings.hasErrors { return nil }
    let others = ranked.dropFirst().filter { other in
      other.rowCount > 0
        && samples.allSatisfy { sample in
          switch sample.root.value(at: other.path) {
          case .array?: true
          case .object?:
            Self.isBeside(other, best) && sample.root.value(at: best.path)?.isObject == true
          case .null?, .bool?, .number?, .string?, nil: false
          }
        }
    }
    return Outcome(path: best.path, others: others.prefix(5).map { ($0.path, $0.rowCount) })
  }

  /// Whether a place stands beside the best one and looks like it: an object whose keys are data, such as
  /// `{"101": {…}, "102": {…}}`, has a row under each.
  private static func isBeside(_ other: ItemsCandidate, _ best: ItemsCandidate) -> Bool {
    other.path.steps.count == best.path.steps.count
      && other.path.steps.dropLast() == best.path.steps.dropLast() && other.score * 2 >= best.score
  }

  /// The candidates of all samples, the best first; of those that are as good, the first one wins.
  private static func ranked(_ candidates: [[ItemsCandidate]]) -> [ItemsCandidate] {
    var order: [JSONPath] = []
    var totals: [JSONPath: ItemsCandidate] = [:]
    for candidate in candidates.joined() {
      guard let total = totals[candidate.path] else {
        order.append(candidate.path)
        totals[candidate.path] = candidate
        continue
      }
      totals[candidate.path] = ItemsCandidate(
        path: candidate.path, score: total.score + candidate.score,
        rowCount: total.rowCount + candidate.rowCount)
    }
    return order.compactMap { totals[$0] }.enumerated().sorted { left, right in
      let (first, second) = (left.element.score, right.element.score)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }

  /// How much better another place of a sample may be before the sample is another kind of
  /// response.
  private static let tolerance = 10

  /// Whether a place is right for a sample, too.
  private static func fits(
    _ path: JSONPath, _ candidates: [ItemsCandidate], _ root: JSONTree
  ) -> Bool {
    guard canHoldRows(root, path) else { return false }
    let best = candidates.map(\.score).max() ?? 0
    let own = candidates.first { $0.path == path }?.score ?? 0
    return own + tolerance >= best
  }

  /// Whether decoding finds rows at a path, none included.
  private static func canHoldRows(_ root: JSONTree, _ path: JSONPath) -> Bool {
    switch root.value(at: path) {
    case .array?, .object?, .null?: true
    case .string?, .number?, .bool?, nil: false
    }
  }
}
