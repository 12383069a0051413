import Diagnostics
import TicketCodegen

/// The one line that says what came of a run.
struct RunSummary {
  private let kinds: String
  private let folder: String
  private let plan: OutputPlan

  init(_ result: GeneratorPipeline.Result, _ plan: OutputPlan) {
    kinds = counted(result.kindCount, "kind")
    folder = visibleText(plan.folder)
    self.plan = plan
  }

  /// After writing.
  var written: String { text("written", "removed") }

  /// Where nothing is written.
  var planned: String { text("would be written", "would be removed") }

  /// After a check that found everything current.
  var current: String {
    let count = plan.count(of: .keep)
    return "\(kinds): \(counted(count, "file")) in \(folder) "
      + (count == 1 ? "is current" : "are current")
  }

  /// What a check found that is not current.
  var stale: String {
    let parts = [
      (plan.count(of: .create), "missing"), (plan.count(of: .replace), "out of date"),
      (plan.count(of: .remove), "left over"),
    ]
    let texts = parts.filter { $0.0 > 0 }.map { "\(counted($0.0, "file")) \($0.1)" }
    return "the generated files are not current (\(texts.joined(separator: ", ")))"
  }

  private func text(_ written: String, _ removed: String) -> String {
    let files = counted(plan.count(of: .create) + plan.count(of: .replace), "file")
    let removals = plan.count(of: .remove)
    return "\(kinds): \(files) \(written) to \(folder), \(plan.count(of: .keep)) unchanged"
      + (removals > 0 ? ", \(removals) \(removed)" : "")
  }
}
