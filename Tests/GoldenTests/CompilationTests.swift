import Foundation
import Testing

@Suite("Expected output")
struct CompilationTests {
  private static let accepted = GoldenCase.all.filter(\.isAccepted)

  /// The folder into which the build puts TicketKit's module.
  private static let modules: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("Modules")
    #else
      return Bundle.main.bundleURL.appendingPathComponent("Modules")
    #endif
  }()

  @Test("compiles in Swift 6 mode without warnings", arguments: accepted)
  func compiles(_ golden: GoldenCase) throws {
    try compile(golden, options: [])
  }

  #if compiler(>=6.2)
    @Test(
      "compiles in a module whose default is the main actor, as in new projects of Xcode 26",
      arguments: accepted.filter {
        ["access-internal", "styled-runs", "project-ticket", "promotion-cases"].contains($0.name)
      })
    func compilesOnMainActor(_ golden: GoldenCase) throws {
      try compile(golden, options: ["-default-isolation", "MainActor"])
    }
  #endif

  private func compile(_ golden: GoldenCase, options: [String]) throws {
    let files = try golden.expectedFiles.keys.sorted().map {
      golden.expected.appendingPathComponent($0).path
    }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-package-name", "app", "-I", Self.modules.path,
      ] + options + files
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let errors = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(errors)")
  }
}
