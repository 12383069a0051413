import Foundation

/// The programs and modules that were built before the benchmarks run.
enum Tools {
  /// The folder with this program, into which SwiftPM puts all that it builds.
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  /// ticketgen as it is installed; `Scripts/bench` says where.
  static let ticketgen = environment["BENCH_TICKETGEN"] ?? "ticketgen"

  /// Where TicketKit's interface stands.
  static let modules = products.appendingPathComponent("Modules").path

  static let swiftc = onPath("swiftc")
  static let size = onPath("size")

  private static let environment = ProcessInfo.processInfo.environment

  private static func onPath(_ name: String) -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    return paths.first(where: FileManager.default.isExecutableFile) ?? name
  }

  /// The objects that make up TicketKit.
  static func ticketKitObjects() throws -> [String] {
    let folder = products.appendingPathComponent("TicketKit.build")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }.sorted().map { folder.appendingPathComponent($0).path }
  }
}
