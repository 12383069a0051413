import Diagnostics
import TicketCodegen

/// `ticketgen generate`: validates everything, then writes what differs.
struct GenerateCommand: Equatable {
  /// What is done with the plan.
  enum Mode: Equatable {
    case write

    /// Nothing is written; the changes are listed.
    case dryRun

    /// Nothing is written; the changes are shown as a unified diff.
    case diff
  }

  var options: GeneratorOptions
  var mode: Mode

  /// Runs the command; the summary of a run that came to its end.
  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    guard let result = GeneratorPipeline.run(options, into: &findings) else { return nil }
    if mode == .write {
      return OutputWriter.write(
        result.files, to: result.folder, schemas: result.schemas, into: &findings
      ).map { RunSummary(result, $0).written }
    }
    let plan = OutputPlan.make(
      for: result.files, in: result.folder, schemas: result.schemas, into: &findings)
    guard let plan else { return nil }
    console.output(mode == .diff ? UnifiedDiff.text(for: plan) : list(plan), into: &findings)
    return RunSummary(result, plan).planned
  }

  /// The changes, one a line.
  private func list(_ plan: OutputPlan) -> String {
    var text = ""
    for change in plan.changes {
      let word: String? =
        switch change.action {
        case .create: "create"
        case .replace: "change"
        case .remove: "remove"
        case .keep: nil
        }
      if let word { text += "\(word) \(visibleText(plan.folder))/\(change.name)\n" }
    }
    return text
  }
}
