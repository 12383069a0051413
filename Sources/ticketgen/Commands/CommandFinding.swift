import Diagnostics

/// What the command line itself finds.
enum CommandFinding: String, FindingKind {
  /// `check`: the output folder does not hold what would be generated.
  case staleOutput = "stale-output"
  case standardOutput = "standard-output"

  /// ticketgen did what its authors hold impossible.
  case internalFault = "internal-fault"

  var severity: Finding.Severity { .error }
}
