/// How a run ended, as a shell sees it; the numbers past 1 are those of `sysexits.h`.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case findings = 1
  case usage = 64
  case fault = 70
  case inputOutput = 74

  /// One sentence for the help.
  var abstract: String {
    switch self {
    case .done: "Done."
    case .findings: "A finding is an error, or 'check' found files that are not current."
    case .usage: "The arguments are wrong."
    case .fault: "A fault in ticketgen itself: please report it."
    case .inputOutput: "A file could not be read or written."
    }
  }
}
