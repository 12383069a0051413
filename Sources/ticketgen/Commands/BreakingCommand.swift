import Diagnostics
import TicketSchema

/// `ticketgen breaking`: what changed between two states of the schemas, and whom it hurts.
struct BreakingCommand: Command {
  var schemas: String

  /// The older state as typed: a folder or a git revision.
  var against: String

  /// The levels that make the run fail.
  var failOn: Set<BreakingLevel> = []

  /// Runs the command; the summary counts the changes.
  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    let folder = SchemaFolder.printed(schemas)
    guard let inputs = SchemaFolder.inputs(of: folder, into: &findings) else { return nil }
    let new = SchemaReader.placedCatalog(folder: folder, inputs: inputs, into: &findings)
    guard let old = olderState(beside: folder, into: &findings), let new, !findings.hasErrors
    else { return nil }
    return BreakingReport(from: old, to: new, failOn: failOn, into: &findings).summary
  }

  /// The older state; of what is found in it only errors are told.
  private func olderState(
    beside folder: String, into findings: inout FindingCollector
  ) -> PlacedCatalog? {
    var found = FindingCollector()
    defer {
      for finding in found.findings where finding.severity == .error { findings.add(finding) }
    }
    if SchemaFolder.isFolder(against) {
      let older = SchemaFolder.printed(against)
      guard let inputs = SchemaFolder.inputs(of: older, into: &found) else { return nil }
      return SchemaReader.placedCatalog(folder: older, inputs: inputs, into: &found)
    }
    var state = GitSchemas(folder: folder, revision: against)
    guard let inputs = state.inputs(into: &found) else { return nil }
    return SchemaReader.placedCatalog(folder: state.printed, inputs: inputs, into: &found)
  }
}

extension BreakingCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    schemas = try arguments.required(.schemas)
    against = try arguments.required(.against)
    failOn = Set(arguments.words(.failOn))
  }
}
