import Diagnostics

/// Where a run says things: what was asked for on standard output, everything else on standard error.
struct Console {
  let options: CommonOptions
  let surroundings: Surroundings

  /// The line that shows how far the run is; nil where nobody would see it.
  let progress: Progress?

  init(
    options: CommonOptions = CommonOptions(), surroundings: Surroundings = Surroundings(),
    progress: Progress? = nil
  ) {
    self.options = options
    self.surroundings = surroundings
    self.progress = progress
  }

  /// Prints findings, sorted by place, in the form that was asked for.
  func show(_ findings: FindingCollector) {
    switch options.diagnostics {
    case .text:
      var formatter = FindingFormatter(usesColor: usesColor(.error))
      say(formatter.text(findings.findings))
    case .json:
      var lines = FindingLines()
      say(lines.text(findings.findings))
    case .github:
      var commands = FindingCommands(prefix: surroundings.repositoryPrefix)
      say(commands.text(findings.findings))
    case .sarif:
      var log = FindingLog(version: Version.current)
      say(log.text(findings.findings))
    }
  }

  /// Prints one line about the whole run, unless nobody wants it or a machine reads standard error.
  func summarize(_ line: String) {
    if options.isQuiet || options.diagnostics.isDocument { return }
    say(line + "\n")
  }

  /// Prints what was asked for; a finding when standard output does not take it, and false then.
  @discardableResult
  func output(_ text: String, into findings: inout FindingCollector) -> Bool {
    guard let reason = write(text, to: .output) else { return true }
    findings.add(
      CommandFinding.standardOutput, "the output cannot be written: \(reason)",
      path: "standard output")
    return false
  }

  /// Whether what is written to a stream may have colours.
  func usesColor(_ stream: StandardStream) -> Bool {
    switch options.color {
    case .always: true
    case .never: false
    case .auto: !surroundings.isColorUnwelcome && stream.isTerminal
    }
  }

  /// How many columns there are for what was asked for: those of the terminal, what `COLUMNS` says, or 80.
  var outputColumns: Int {
    StandardStream.output.columns ?? surroundings.columns.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// Whether a line that comes and goes can be shown: a person looks on, and wants to.
  static func showsProgress(_ options: CommonOptions, _ surroundings: Surroundings) -> Bool {
    !options.isQuiet && options.diagnostics == .text && !surroundings.isTerminalDumb
      && StandardStream.error.isTerminal
  }

  /// Prints to standard error; if even that fails, there is nobody left to tell.
  private func say(_ text: String) {
    if !text.isEmpty { _ = write(text, to: .error) }
  }

  private func write(_ text: String, to stream: StandardStream) -> String? {
    guard let progress else { return stream.write(text) }
    return progress.pausing { stream.write(text) }
  }
}
