import TicketKit
import TicketSchema

/// An option by its name. Whether it takes a value is the same with every verb that has it; what the value
/// is may differ.
enum Option: String, CaseIterable {
  case output
  case access
  case ticketFiles = "ticket-files"
  case dryRun = "dry-run"
  case diff
  case watch
  case fileLists = "file-lists"
  case data
  case format
  case row
  case kind
  case failOn = "fail-on"
  case count
  case seed
  case hostile
  case against
  case match
  case now
  case locale
  case timeZone = "time-zone"
  case diagnostics
  case quiet
  case color
  case version
  case help
}

extension Option {
  /// The options that every verb takes.
  static let common: [Option] = [.diagnostics, .quiet, .color, .version, .help]

  /// The option as it is typed: `--dry-run`.
  var spelling: String { "--" + rawValue }

  /// Whether a value belongs to the option.
  var takesValue: Bool { kind(with: .standard) != nil }

  /// Whether a verb that has the option does nothing without it.
  var isRequired: Bool { self == .against }

  /// Whether every occurrence counts, and not only the last one.
  var isRepeated: Bool { self == .data || self == .failOn }

  /// What the option's value is; nil: the option takes none.
  func kind(with verb: Verb) -> ArgumentKind? {
    switch self {
    case .output: verb == .preview ? .file : .folder
    case .access: .word(ProjectSettings.Access.allCases.map(\.rawValue))
    case .fileLists: .folder
    case .data: .file
    case .format where verb == .audit: .word(AuditCommand.Format.allCases.map(\.rawValue))
    case .format: .word(PreviewCommand.Format.allCases.map(\.rawValue))
    case .row: .number(0...UInt64(Int32.max))
    case .kind, .against, .match: .text
    case .failOn where verb == .breaking: .words(BreakingLevel.allCases.map(\.rawValue))
    case .failOn: .words(TicketIssue.Code.allCases.map(\.rawValue))
    case .count: .number(1...1_000_000)
    case .seed: .number(0...UInt64.max)
    case .now: .instant
    case .locale: .locale
    case .timeZone: .timeZone
    case .diagnostics: .word(FindingForm.allCases.map(\.rawValue))
    case .color: .word(ColorChoice.allCases.map(\.rawValue))
    case .ticketFiles, .dryRun, .diff, .watch, .hostile, .quiet, .version, .help: nil
    }
  }

  /// What the help calls the option's value; nil: the option takes none.
  func valueName(with verb: Verb) -> String? {
    switch self {
    case .output: verb == .preview ? "file" : "dir"
    case .access: "level"
    case .fileLists: "dir"
    case .data: "file"
    case .format, .diagnostics: "form"
    case .row, .count, .seed: "n"
    case .kind: "name"
    case .failOn: verb == .breaking ? "levels" : "codes"
    case .against: "dir-or-ref"
    case .match: "value"
    case .now: "iso"
    case .locale: "locale"
    case .timeZone: "zone"
    case .color: "when"
    case .ticketFiles, .dryRun, .diff, .watch, .hostile, .quiet, .version, .help: nil
    }
  }

  /// One sentence for the help.
  func abstract(with verb: Verb) -> String {
    switch self {
    case .output where verb == .preview: "Write to this file; - is standard output."
    case .output where verb == .infer: "Write the drafts to this folder."
    case .output: "Write to this folder, whatever ticketgen.yaml says."
    case .access: "Who sees the generated types, whatever ticketgen.yaml says."
    case .ticketFiles: "Of all YAML files but the settings, read *.ticket.yaml alone."
    case .dryRun: "Write nothing; print what would be written."
    case .diff: "Write nothing; print a unified diff of what would change."
    case .watch: "Run again whenever an input changes, until interrupted."
    case .fileLists: "Also write the lists of inputs and outputs for Xcode to this folder."
    case .data where verb == .explain: "The response; - is standard input."
    case .data: "A response, or more with further files; - is standard input."
    case .format: "The form of the output."
    case .row: "Explain this row alone, counted from 0."
    case .kind where verb == .infer: "Draft all rows as one kind of this name."
    case .kind: "Only this kind."
    case .failOn where verb == .breaking: "Exit 1 when a change has one of these levels."
    case .failOn: "Exit 1 when an issue has one of these codes."
    case .count: "How many rows each kind gets."
    case .seed: "Other values for another number; 0 when it is left out."
    case .hostile: "What a server may send by mistake or malice, row by row."
    case .against: "The older schemas: a folder, or a git revision."
    case .match: "The discriminator's value."
    case .now where verb == .fixtures:
      "The instant around which dates lie, such as 2026-07-01 or 2026-07-01T08:00:00Z."
    case .now: "The clock, such as 2026-07-01 or 2026-07-01T08:00:00Z."
    case .locale: "The locale of dates and numbers, whatever ticketgen.yaml says."
    case .timeZone: "The zone of dates and times, whatever ticketgen.yaml says."
    case .diagnostics: "The form of the findings."
    case .quiet: "Print findings, and neither progress nor a summary."
    case .color: "Colour the findings; auto: on a terminal, without NO_COLOR."
    case .version: "Show the version."
    case .help: "Show this help."
    }
  }
}
