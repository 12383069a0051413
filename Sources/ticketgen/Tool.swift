import Diagnostics
import TicketSchema

/// One run of ticketgen, from its arguments to its exit status.
enum Tool {
  /// Does what the arguments, without the tool's own name, ask for.
  static func run(_ arguments: [String], noColor: String?) -> ExitStatus {
    do {
      switch try ArgumentParser(pathExists: FileSystem.exists).parse(arguments) {
      case .generate(let command, let options):
        return run(options, noColor, command.run)
      case .check(let command, let options):
        return run(options, noColor, command.run)
      case .help(let verb):
        return run(CommonOptions(), noColor) { console, findings in
          console.output(HelpText.text(for: verb), into: &findings)
          return nil
        }
      case .version:
        return run(CommonOptions(), noColor) { console, findings in
          console.output(Version.current + "\n", into: &findings)
          return nil
        }
      }
    } catch {
      _ = StandardStream.error.write(UsageErrorText.text(for: error))
      return .usage
    }
  }

  /// Runs a command, prints its findings and its summary, and weighs what it found.
  private static func run(
    _ options: CommonOptions, _ noColor: String?,
    _ command: (Console, inout FindingCollector) -> String?
  ) -> ExitStatus {
    let console = Console(options: options, noColor: noColor)
    var findings = FindingCollector()
    let summary = command(console, &findings)
    console.show(findings)
    if let summary { console.summarize(summary) }
    return ExitStatus(findings)
  }
}
