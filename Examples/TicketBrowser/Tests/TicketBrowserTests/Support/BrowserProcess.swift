import Foundation

/// Where the built program stands, and this package.
enum BrowserProcess {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The program, which is built beside the tests.
  static let program: URL = {
    let name = "TicketBrowser"
    // On Linux the tests run from the build folder, on macOS from a bundle in it.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    let beside = folder.appendingPathComponent(name)
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return package.appendingPathComponent(".build/debug").appendingPathComponent(name)
  }()

  /// A run to its end: status, standard output and standard error.
  struct Run {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Runs the program without a terminal.
  ///
  /// A thread of its own waits: the test's would be missing where a server has to answer.
  static func run(_ arguments: String...) async throws -> Run {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try runBlocking(arguments) }) }.start()
    }
  }

  private static func runBlocking(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: text, errors: complaint)
  }
}
