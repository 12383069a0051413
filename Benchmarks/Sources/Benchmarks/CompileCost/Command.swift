import Foundation

/// Runs other programs.
enum Command {
  /// Runs a program and waits for it; throws what it said when it fails.
  ///
  /// - Returns: Its standard output.
  @discardableResult
  static func run(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> String
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Disagreement(description: "\(program) failed:\n\(text.suffix(4_000))")
    }
    return text
  }

  /// The processor seconds of all programs that were run so far, and of those that they ran.
  static var processorSeconds: Double {
    var ticks = tms()
    times(&ticks)
    return Double(ticks.tms_cutime + ticks.tms_cstime) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
