import Diagnostics

/// `ticketgen --version`.
struct VersionCommand: Command {
  var mayTakeLong: Bool { false }

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    console.output(Version.current + "\n", into: &findings)
    return nil
  }
}

extension VersionCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {}
}
