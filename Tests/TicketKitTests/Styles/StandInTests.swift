import Foundation
import Testing

/// Compiles the sides of `StyledText` that need Apple's frameworks against small stand-ins, which
/// declare just the symbols used: no Apple SDK is needed, and nothing is run.
@Suite struct StandInTests {
  @Test(arguments: ["UIKit", "AppKit"])
  func styledTextCompilesAgainst(framework: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let standIns = tests.appending(path: "StandIns")
    let styles = tests.appending(path: "../../Sources/TicketKit/Styles").standardizedFileURL
    let modules = FileManager.default.temporaryDirectory.appending(
      path: "ticketkit-stand-ins-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: modules) }

    for module in [framework, "SwiftUI"] {
      let output = try compile([
        "-emit-module", "-module-name", module, "-emit-module-path",
        modules.appending(path: "\(module).swiftmodule").path,
        standIns.appending(path: "\(module).swift").path,
      ])
      try #require(output == "", "\(module)")
    }

    let sources = try FileManager.default.contentsOfDirectory(atPath: styles.path).sorted()
    try #require(sources.contains("StyledText\(framework).swift"))
    let files = sources.map { styles.appending(path: $0).path }
    let uses = [framework, "SwiftUI"].map { standIns.appending(path: "Use\($0).swift").path }
    let output = try compile(
      ["-typecheck", "-module-name", "TicketKit", "-I", modules.path] + files + uses)
    #expect(output == "")
  }

  /// What the compiler says, in Swift 6 mode and with warnings as errors.
  private func compile(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty
      ? text : "status \(process.terminationStatus)"
  }
}
