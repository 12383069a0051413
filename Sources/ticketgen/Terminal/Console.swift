import Diagnostics

/// Where a run says things: what was asked for on standard output, everything else on standard error.
struct Console {
  let options: CommonOptions

  /// The value of `NO_COLOR`, if it is set.
  let noColor: String?

  /// Prints findings, sorted by place.
  func show(_ findings: FindingCollector) {
    if findings.findings.isEmpty { return }
    var formatter = FindingFormatter(usesColor: usesColor)
    say(formatter.text(findings.findings))
  }

  /// Prints one line about the whole run, unless nobody wants it.
  func summarize(_ line: String) {
    if !options.isQuiet { say(line + "\n") }
  }

  /// Prints what was asked for; a finding when standard output does not take it.
  func output(_ text: String, into findings: inout FindingCollector) {
    guard let reason = StandardStream.output.write(text) else { return }
    findings.add(
      CommandFinding.standardOutput, "the output cannot be written: \(reason)",
      path: "standard output")
  }

  /// Prints to standard error; if even that fails, there is nobody left to tell.
  private func say(_ text: String) {
    _ = StandardStream.error.write(text)
  }

  private var usesColor: Bool {
    switch options.color {
    case .always: true
    case .never: false
    case .auto: (noColor ?? "").isEmpty && StandardStream.error.isTerminal
    }
  }
}
