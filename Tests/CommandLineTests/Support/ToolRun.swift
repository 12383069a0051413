import Foundation

/// One run of the built tool as a process of its own.
struct ToolRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - arguments: what stands behind `ticketgen`.
  ///   - folder: the working directory.
  ///   - environment: variables on top of this process's.
  ///   - wrapper: a command that gets the tool and its arguments, such as a shell with redirections.
  init(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    wrapper: [String] = []
  ) throws {
    let command = wrapper + [Self.tool.path] + arguments
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if environment["NO_COLOR"] == nil { variables["NO_COLOR"] = nil }
    process.environment = variables

    // Files, not pipes: a pipe that nobody empties would stop the tool.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("ticketgen run \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let outputFile = scratch.appendingPathComponent("output")
    let errorFile = scratch.appendingPathComponent("errors")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)

    try process.run()
    process.waitUntilExit()
    // A signal shows as a negative status, which no exit status is.
    status =
      process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  /// The tool, which the build puts beside the test bundle.
  static let tool: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("ticketgen")
    #else
      return Bundle.main.bundleURL.appendingPathComponent("ticketgen")
    #endif
  }()

  /// The repository's top folder.
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
