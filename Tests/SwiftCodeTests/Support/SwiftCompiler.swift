import Foundation
import Testing

/// The toolchain's compiler, as a process.
struct SwiftCompiler {
  /// What a process wrote, and whether it ended well.
  struct Outcome {
    var isSuccess: Bool
    var output: String
  }

  private let folder: URL

  /// Makes a folder for the sources, with a name that has to be passed on with care.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("swift 代码 & code \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Type-checks one source in Swift 6 mode; warnings are errors.
  func typecheck(_ source: String) throws -> Outcome {
    let file = folder.appendingPathComponent("Source.swift")
    try Data(source.utf8).write(to: file)
    return try run(["swiftc"] + options + ["-typecheck", "-parse-as-library", file.path])
  }

  /// Compiles sources by their names, runs the program and returns its standard output.
  func run(_ sources: [String: String]) throws -> Outcome {
    var paths: [String] = []
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(name)
      try Data(source.utf8).write(to: file)
      paths.append(file.path)
    }
    let program = folder.appendingPathComponent("program").path
    let compiled = try run(["swiftc"] + options + paths + ["-o", program])
    guard compiled.isSuccess else { return compiled }
    return try run([program])
  }

  private var options: [String] { ["-swift-version", "6", "-warnings-as-errors"] }

  private func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    // A file takes any amount of output; a pipe would have to be read meanwhile.
    let output = folder.appendingPathComponent("output.txt")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return Outcome(
      isSuccess: process.terminationStatus == 0,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }
}
