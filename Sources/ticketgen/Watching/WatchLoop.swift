import Diagnostics

/// Runs a command again whenever its inputs change, until the process is interrupted.
struct WatchLoop {
  let console: Console

  /// The files and folders whose changes count.
  let paths: WatchedPaths

  /// Runs until interrupted, and ends well then. Only inputs that are missing from the start end it otherwise.
  func run(_ command: some Command) -> ExitStatus {
    let interruption = Interruption()
    var watch = FolderEvents()
    watch.watch(WatchedInputs(paths).folders)
    var inputs = WatchedInputs(paths)
    // It ends then as without watching, and says nothing of that.
    if inputs.isMissing { return Tool.run(command, console) }
    runOnce(command)
    while true {
      guard watch.wait(interruption) else { return .done }
      // The watches come first, so that nothing falls between them and the look at the files.
      watch.watch(WatchedInputs(paths).folders)
      let current = WatchedInputs(paths)
      if current == inputs { continue }
      inputs = current
      runOnce(command)
    }
  }

  /// One run with its findings and one line.
  private func runOnce(_ command: some Command) {
    var findings = FindingCollector()
    let summary = command.run(console, into: &findings)
    console.show(findings)
    let watched = paths.paths.map { visibleText($0) }.joined(separator: ", ")
    console.summarize("\(summary ?? Self.text(findings)); watching \(watched)")
  }

  /// What a run without a summary came to.
  private static func text(_ findings: FindingCollector) -> String {
    let count = findings.findings.count { $0.severity == .error }
    return count == 0 ? "done" : counted(count, "error")
  }
}
