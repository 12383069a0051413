import Diagnostics

/// `ticketgen help`: the help of the tool or of one verb.
struct HelpCommand: Command {
  /// The verb to explain; nil: the tool.
  var topic: Verb?

  var mayTakeLong: Bool { false }

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    console.output(HelpText.text(for: topic), into: &findings)
    return nil
  }
}

extension HelpCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    topic = arguments.text(.verb).flatMap(Verb.init)
  }
}
