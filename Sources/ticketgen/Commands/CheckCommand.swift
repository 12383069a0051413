import Diagnostics
import TicketCodegen

/// `ticketgen check`: fails with a diff when the output on disk is not what would be generated.
struct CheckCommand: Command {
  var options: GeneratorOptions

  /// Runs the command; the summary of a run that found everything current.
  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    guard let result = GeneratorPipeline.run(options, into: &findings) else { return nil }
    let plan = OutputPlan.make(
      for: result.files, in: result.folder, schemas: result.schemas, into: &findings)
    guard let plan else { return nil }
    if plan.isUpToDate { return RunSummary(result, plan).current }

    console.output(UnifiedDiff.text(for: plan), into: &findings)
    findings.add(
      CommandFinding.staleOutput,
      "\(RunSummary(result, plan).stale): run \(generateCommand)", path: plan.folder)
    return nil
  }

  /// What to type, in a POSIX shell, so that the next check succeeds.
  private var generateCommand: String {
    var words = ["ticketgen", Verb.generate.rawValue, shellPath(options.schemas)]
    if let output = options.output { words += [Option.output.spelling, shellPath(output)] }
    if let access = options.access { words += [Option.access.spelling, access.rawValue] }
    if options.ticketFilesOnly { words.append(Option.ticketFiles.spelling) }
    return "`\(words.joined(separator: " "))`"
  }
}

extension CheckCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    options = try GeneratorOptions(arguments)
  }
}
