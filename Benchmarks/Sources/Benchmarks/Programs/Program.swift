import CPeers
import Foundation

/// A program that rows run as a person would, and wait for.
struct Program {
  let path: String

  /// The installed ticketgen, as `Scripts/build-static` makes it.
  static func ticketgen() throws -> Program { try named("TICKETGEN") }

  /// The C program that does the least that a generator has to do: `Peers/limit.c`.
  static func limit() throws -> Program { try named("LIMIT") }

  /// The C program that prints the most memory that a command has had: `Peers/peak.c`.
  static func peak() throws -> Program { try named("PEAK") }

  static func flatc() throws -> Program { try named("FLATC") }
  static func protoc() throws -> Program { try named("PROTOC") }
  static func thrift() throws -> Program { try named("THRIFT") }

  /// The program whose path an environment variable holds, which `Scripts/bench` sets.
  private static func named(_ variable: String) throws -> Program {
    guard let path = ProcessInfo.processInfo.environment["BENCH_\(variable)"], !path.isEmpty else {
      throw Disagreement(description: "BENCH_\(variable) names no program: run Scripts/bench")
    }
    return Program(path: path)
  }

  /// Runs the program to its end; throws what it said unless it ends well.
  func run(_ arguments: [String]) throws {
    let status = Self.status(of: [path] + arguments, log: Self.log.path)
    guard status != 0 else { return }
    let said = (try? String(contentsOf: Self.log, encoding: .utf8)) ?? ""
    throw Disagreement(description: "\(path) ended with status \(status): \(said)")
  }

  /// Runs the program and returns what it printed.
  func output(_ arguments: [String]) throws -> String {
    try run(arguments)
    return try String(contentsOf: Self.log, encoding: .utf8)
  }

  private static let log = FileManager.default.temporaryDirectory.appendingPathComponent(
    "bench-\(ProcessInfo.processInfo.processIdentifier).log")

  /// Runs a command with its output in a file, and returns its exit status.
  private static func status(of command: [String], log: String) -> Int32 {
    let words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return run_program(words, log)
  }
}
