import Diagnostics

/// What changed between two states of the schemas, as a run tells it.
package struct BreakingReport: Sendable {
  /// How many changes of each level there are, without those that are allowed.
  private var counts: [BreakingLevel: Int] = [:]

  /// How many changes are allowed by the schemas.
  private var allowedCount = 0

  /// Compares two states.
  ///
  /// - Parameters:
  ///   - levels: the levels whose changes are errors; the others are warnings.
  ///   - findings: gets a finding for each change that is not allowed, at its place in the newer state,
  ///     with a note of its place in the older one.
  package init(
    from old: PlacedCatalog, to new: PlacedCatalog, failOn levels: Set<BreakingLevel>,
    into findings: inout FindingCollector
  ) {
    var allowances = BreakingAllowances(new, into: &findings)
    for change in CatalogComparison.changes(from: old, to: new) {
      if allowances.allow(change) {
        allowedCount += 1
        continue
      }
      let level = change.id.level
      counts[level, default: 0] += 1
      findings.add(
        Finding(
          BreakingFinding(change.id, isError: levels.contains(level)),
          "\(change.message) (\(level.phrase))", at: change.newPlace,
          notes: [.init("it was here", at: change.oldPlace)]))
    }
    allowances.reportUnused(into: &findings)
  }

  /// The counts in one line.
  package var summary: String {
    let total = counts.values.reduce(allowedCount, +)
    if total == 0 { return "nothing is broken" }
    var parts = BreakingLevel.allCases.compactMap { level in
      counts[level].map { "\($0) \(level.verb($0))" }
    }
    if allowedCount > 0 { parts.append("\(allowedCount) allowed") }
    return "\(total) \(total == 1 ? "change" : "changes"): \(parts.joined(separator: ", "))"
  }
}

extension BreakingLevel {
  fileprivate func verb(_ count: Int) -> String {
    switch self {
    case .decoding: count == 1 ? "breaks decoding" : "break decoding"
    case .source: count == 1 ? "breaks source" : "break source"
    case .display: count == 1 ? "changes display" : "change display"
    }
  }
}
