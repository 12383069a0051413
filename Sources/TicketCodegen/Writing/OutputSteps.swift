/// The order in which a plan is carried out: everything is written, and every place that holds something
/// confirmed, before the first of those places changes, and files are removed last.
struct OutputSteps: Sendable {
  /// Steps that make new files, and write others beside their places; if one fails, or a confirmation,
  /// what they made is removed.
  let writes: [OutputStep]

  /// Steps that look whether every place is still as it was: the last before the first of them changes.
  let confirmations: [OutputStep]

  /// Steps that bring the places up to date.
  let completion: [OutputStep]

  init(_ plan: OutputPlan) {
    var writes: [OutputStep] = []
    var confirmations: [OutputStep] = []
    var renames: [OutputStep] = []
    var removals: [OutputStep] = []
    var earlyRemovals: [OutputStep] = []
    let stale = plan.changes.filter { $0.action == .remove }
    let writtenNames = stale.isEmpty ? [] : OutputSteps.foldedNames(of: plan)
    let removedNames = Set(stale.map { $0.name.lowercased() })
    for change in plan.changes {
      switch change.action {
      case .keep: continue
      case .create, .replace:
        guard let bytes = change.after else { continue }
        let temporary = TemporaryName.name(writes.count)
        if change.found == nil, !removedNames.contains(change.name.lowercased()) {
          writes.append(.create(temporary: temporary, name: change.name, bytes: bytes))
          continue
        }
        writes.append(
          .write(
            temporary: temporary, name: change.name, bytes: bytes,
            permissions: change.action == .replace ? change.found?.permissions : nil))
        renames.append(.rename(temporary: temporary, name: change.name))
      case .remove:
        // Where the system takes two spellings for one name, the old one has to go first.
        if writtenNames.contains(change.name.lowercased()) {
          earlyRemovals.append(.remove(name: change.name))
        } else {
          removals.append(.remove(name: change.name))
        }
      }
      confirmations.append(.confirm(name: change.name, change.found))
    }
    self.writes = writes
    self.confirmations = confirmations
    completion = earlyRemovals + renames + removals
  }

  private static func foldedNames(of plan: OutputPlan) -> Set<String> {
    Set(plan.changes.lazy.filter { $0.action != .remove }.map { $0.name.lowercased() })
  }
}
