import Diagnostics

/// What the command line itself finds.
enum CommandFinding: String, FindingKind {
  /// `check`: the output folder does not hold what would be generated.
  case staleOutput = "stale-output"
  case standardOutput = "standard-output"

  /// A file of responses, or standard input, cannot be read.
  case unreadableData = "unreadable-data"

  /// A file of responses is larger than any that is read at once.
  case dataTooBig = "data-too-big"

  /// A response is no JSON text.
  case notJSON = "not-json"

  /// A response has no rows where the envelope says.
  case noRows = "no-rows"

  /// `audit`: there are issues with a code that makes the run fail.
  case auditFailed = "audit-failed"

  /// No schema has the kind that was asked for.
  case unknownKind = "unknown-kind"

  /// A file that was asked for cannot be written.
  case unwritableFile = "unwritable-file"

  /// A file that would be new is there already.
  case fileExists = "file-exists"

  /// A file's name cannot stand in a list that has one name a line.
  case unlistableName = "unlistable-name"

  /// `breaking`: what is compared with is neither a folder nor a git revision that has the schemas.
  case unknownRevision = "unknown-revision"

  /// git cannot be run, or refuses what it is asked for.
  case gitFailed = "git-failed"

  /// ticketgen did what its authors hold impossible.
  case internalFault = "internal-fault"

  var severity: Finding.Severity { .error }

  /// Whether a file or stream could not be read or written.
  var isInputOutput: Bool {
    switch self {
    case .standardOutput, .unreadableData, .unwritableFile, .gitFailed: true
    case .staleOutput, .dataTooBig, .notJSON, .noRows, .auditFailed, .unknownKind, .fileExists,
      .unlistableName, .unknownRevision, .internalFault:
      false
    }
  }
}
