import Foundation
import PackagePlugin

/// `swift package ticketgen …`: every verb of ticketgen, run in the package's folder.
@main
struct TicketgenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try Self.run(
      try context.tool(named: "ticketgen").url, arguments, in: context.package.directoryURL)
  }

  /// Runs the tool to its end; every status but 0 fails the command, which the package manager ends with 1.
  static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // The plugin's own standard input belongs to the package manager.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return }
    Diagnostics.error("ticketgen ended with status \(process.terminationStatus)")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TicketgenCommand: XcodeCommandPlugin {
    /// Runs in the project's folder, for which Xcode adds `--target` and its name to the arguments.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = arguments
      while let index = arguments.firstIndex(of: "--target"), index + 1 < arguments.count {
        arguments.removeSubrange(index...index + 1)
      }
      try Self.run(
        try context.tool(named: "ticketgen").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
