import Diagnostics

/// A shell that can complete what is typed.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish
}

/// `ticketgen completions`: the completion script for a shell.
struct CompletionsCommand: Command {
  var shell: Shell

  var mayTakeLong: Bool { false }

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    let text =
      switch shell {
      case .bash: BashCompletions.text
      case .zsh: ZshCompletions.text
      case .fish: FishCompletions.text
      }
    console.output(text, into: &findings)
    return nil
  }
}

extension CompletionsCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    guard let shell = Shell(rawValue: try arguments.required(.shell)) else {
      throw arguments.error(.missingOperand(.shell, folder: nil))
    }
    self.shell = shell
  }
}
