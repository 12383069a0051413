import TicketSchema

/// An option, which has the same shape with every verb that takes it.
enum Option: String, CaseIterable {
  case output
  case access
  case dryRun = "dry-run"
  case diff
  case quiet
  case color
  case version
  case help
}

extension Option {
  /// The options that every verb takes.
  static let common: [Option] = [.quiet, .color, .version, .help]

  /// The option as it is typed: `--dry-run`.
  var spelling: String { "--" + rawValue }

  /// What the option's value is called; nil: the option takes none.
  var valueName: String? {
    switch self {
    case .output: "dir"
    case .access: "level"
    case .color: "when"
    case .dryRun, .diff, .quiet, .version, .help: nil
    }
  }

  /// The values that the option takes; nil: any text.
  var values: [String]? {
    switch self {
    case .access: ProjectSettings.Access.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .output, .dryRun, .diff, .quiet, .version, .help: nil
    }
  }

  /// One sentence for the help.
  var abstract: String {
    switch self {
    case .output: "Write to this folder, whatever ticketgen.yaml says."
    case .access: "Who sees the generated types, whatever ticketgen.yaml says."
    case .dryRun: "Write nothing; print what would be written."
    case .diff: "Write nothing; print a unified diff of what would change."
    case .quiet: "Print findings, and no summary."
    case .color: "Colour the findings; auto: on a terminal, without NO_COLOR."
    case .version: "Show the version."
    case .help: "Show this help."
    }
  }
}
