import Diagnostics

/// What a verb does, with its options as values.
protocol Command: Equatable {
  /// Reads the options, which were checked against the table, and says what is missing.
  init(_ arguments: VerbArguments) throws(UsageError)

  /// Does it: what was asked for goes to the console, everything that is to be said about the input
  /// into the findings, from which the exit status follows.
  ///
  /// - Returns: one line about the whole run; nil when there is nothing to sum up.
  func run(_ console: Console, into findings: inout FindingCollector) -> String?

  /// Whose changes run the command again; nil: it runs once.
  var watchedPaths: WatchedPaths? { get }

  /// Whether a person may have to wait for the command.
  var mayTakeLong: Bool { get }
}

extension Command {
  var watchedPaths: WatchedPaths? { nil }
  var mayTakeLong: Bool { true }
}
