import Foundation

/// A run of the built tool that goes on while the test looks at it; killed with the test.
final class RunningTool {
  private let process = Process()
  private let scratch: URL

  init(_ arguments: [String], in folder: URL) throws {
    scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("ticketgen running \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    for name in ["output", "errors"] {
      try Data().write(to: scratch.appendingPathComponent(name))
    }
    process.executableURL = ToolRun.tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Swift's own backtraces are not there where ticketgen is installed.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE": "enable=no"
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: scratch.appendingPathComponent("output"))
    process.standardError = try FileHandle(
      forWritingTo: scratch.appendingPathComponent("errors"))
    try process.run()
  }

  deinit {
    if process.isRunning { send(SIGKILL) }
    try? FileManager.default.removeItem(at: scratch)
  }

  /// The lines of standard error so far.
  var errorLines: [String] {
    let data = (try? Data(contentsOf: scratch.appendingPathComponent("errors"))) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  var isRunning: Bool { process.isRunning }

  func send(_ signal: Int32) {
    let identifier = process.processIdentifier
    // 0 would be everybody in this process's group.
    if identifier > 0 { kill(identifier, signal) }
  }

  /// The status once the run has ended; nil when it does not end in time, negative for a signal.
  func status() -> Int32? {
    guard eventually({ !process.isRunning }) else { return nil }
    return process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
  }
}
