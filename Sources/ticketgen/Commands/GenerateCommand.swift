import Diagnostics
import TicketCodegen

/// `ticketgen generate`: validates everything, then writes what differs.
struct GenerateCommand: Command {
  /// What is done with the plan.
  enum Mode: Equatable {
    case write

    /// Nothing is written; the changes are listed.
    case dryRun

    /// Nothing is written; the changes are shown as a unified diff.
    case diff
  }

  var options: GeneratorOptions
  var mode = Mode.write
  var isWatching = false

  /// The folder for the lists of inputs and outputs; nil: none are written.
  var fileLists: String?

  var watchedPaths: WatchedPaths? {
    guard isWatching else { return nil }
    return WatchedPaths(paths: [options.schemas], ticketFilesOnly: options.ticketFilesOnly)
  }

  /// Runs the command; the summary of a run that came to its end.
  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    guard let result = GeneratorPipeline.run(options, into: &findings) else { return nil }
    if mode == .write {
      let plan = OutputWriter.write(
        result.files, to: result.folder, schemas: result.schemas, into: &findings)
      guard let plan else { return nil }
      if let fileLists { FileLists(result).write(to: fileLists, console, into: &findings) }
      return RunSummary(result, plan).written
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

extension GenerateCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    options = try GeneratorOptions(arguments)
    mode = arguments.has(.diff) ? .diff : arguments.has(.dryRun) ? .dryRun : .write
    isWatching = arguments.has(.watch)
    fileLists = arguments.text(.fileLists)
  }
}
