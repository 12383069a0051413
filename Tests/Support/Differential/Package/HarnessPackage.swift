import Foundation
import TicketSchema

/// The package that compiles the catalogs of a run and shows their payloads.
struct HarnessPackage {
  /// The folder of the package, and that of ticketgen.
  let folder: URL
  let root: URL

  /// How many catalogs share a module: a module alone for each would take far longer.
  private static let moduleSize = 25

  /// Writes the package; the sources of an earlier run are gone then.
  func write(_ catalogs: [CompiledCatalog]) throws {
    let sources = folder.appendingPathComponent("Sources")
    try? FileManager.default.removeItem(at: sources)
    var modules: [String] = []
    for start in stride(from: 0, to: catalogs.count, by: Self.moduleSize) {
      let module = "Catalogs\(modules.count)"
      modules.append(module)
      let part = catalogs[start..<min(start + Self.moduleSize, catalogs.count)]
      for catalog in part {
        for file in catalog.files {
          try Self.write(file.text, to: sources.appendingPathComponent("\(module)/\(file.name)"))
        }
      }
      try Self.write(
        Self.list(module, part.map(\.listed)),
        to: sources.appendingPathComponent("\(module)/cases.swift"))
    }
    let harness = root.appendingPathComponent("Tests/Support/DifferentialHarness")
    try FileManager.default.copyItem(at: harness, to: sources.appendingPathComponent("Harness"))
    try Self.write(Self.main(modules), to: sources.appendingPathComponent("run/main.swift"))
    try Self.write(manifest(modules), to: folder.appendingPathComponent("Package.swift"))
  }

  /// Writes a text to a file, and makes its folder.
  static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func list(_ module: String, _ cases: [String]) -> String {
    """
    import Harness

    public let casesOf\(module): [HarnessCase] = [
      \(cases.joined(separator: ",\n  ")),
    ]

    """
  }

  private static func main(_ modules: [String]) -> String {
    """
    import Harness
    \(modules.map { "import \($0)" }.joined(separator: "\n"))

    HarnessRun.run(\(modules.map { "casesOf\($0)" }.joined(separator: " + ")))

    """
  }

  private func manifest(_ modules: [String]) -> String {
    let kit = ".product(name: \"TicketKit\", package: \"ticketgen\")"
    let catalogs = modules.map {
      "    .target(name: \"\($0)\", dependencies: [\"Harness\", \(kit)]),\n"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "differential",
        platforms: [.macOS(.v14)],
        dependencies: [.package(name: "ticketgen", path: "\(root.path)")],
        targets: [
          .target(name: "Harness", dependencies: [\(kit)]),
      \(catalogs.joined())    .executableTarget(
            name: "run",
            dependencies: ["Harness", \(modules.map { "\"\($0)\"" }.joined(separator: ", "))]),
        ]
      )

      """
  }
}
