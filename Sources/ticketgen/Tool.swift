import Diagnostics
import TicketSchema

/// One run of ticketgen, from its arguments to its exit status.
enum Tool {
  /// Does what the arguments, without the tool's own name, ask for.
  static func run(_ arguments: [String], _ surroundings: Surroundings) -> ExitStatus {
    do {
      let invocation = try ArgumentParser(pathExists: FileSystem.exists).parse(arguments)
      return run(invocation, surroundings)
    } catch {
      _ = StandardStream.error.write(UsageErrorText.text(for: error))
      return .usage
    }
  }

  private static func run(_ invocation: Invocation, _ surroundings: Surroundings) -> ExitStatus {
    if let paths = invocation.command.watchedPaths {
      let console = Console(options: invocation.options, surroundings: surroundings)
      return WatchLoop(console: console, paths: paths).run(invocation.command)
    }
    var progress: Progress?
    if invocation.command.mayTakeLong, Console.showsProgress(invocation.options, surroundings) {
      progress = Progress(label: "ticketgen") { _ = StandardStream.error.write($0) }
    }
    defer { progress?.end() }
    return run(
      invocation.command,
      Console(options: invocation.options, surroundings: surroundings, progress: progress))
  }

  /// Runs a command, prints its findings and its summary, and weighs what it found.
  static func run(_ command: some Command, _ console: Console) -> ExitStatus {
    var findings = FindingCollector()
    let summary = command.run(console, into: &findings)
    console.progress?.end()
    console.show(findings)
    if let summary { console.summarize(summary) }
    return ExitStatus(findings)
  }
}
