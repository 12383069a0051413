import Foundation
import TicketSchema

/// The package that compiles the catalogs of a run and shows their payloads.
struct HarnessPackage {
  /// The folder of the package, and that of ticketgen.
  let folder: URL
  let root: URL

  /// How many catalogs share a module: a module alone for each would take far longer.
  private static let moduleSize = 25

  /// Writes the package over that of an earlier run: what stays the same is not compiled again.
  func write(_ catalogs: [CompiledCatalog]) throws {
    var files = try harnessFiles()
    var modules: [String] = []
    for start in stride(from: 0, to: catalogs.count, by: Self.moduleSize) {
      let module = "Catalogs\(modules.count)"
      modules.append(module)
      let part = catalogs[start..<min(start + Self.moduleSize, catalogs.count)]
      for catalog in part {
        for file in catalog.files { files["\(module)/\(file.name)"] = file.text }
      }
      files["\(module)/cases.swift"] = Self.list(module, part.map(\.listed))
    }
    files["run/main.swift"] = Self.main(modules)

    let sources = folder.appendingPathComponent("Sources")
    for (name, text) in files {
      try Self.write(text, to: sources.appendingPathComponent(name))
    }
    let known = try? FileManager.default.subpathsOfDirectory(atPath: sources.path)
    for name in known ?? [] where name.hasSuffix(".swift") && files[name] == nil {
      try FileManager.default.removeItem(at: sources.appendingPathComponent(name))
    }
    try Self.write(manifest(modules), to: folder.appendingPathComponent("Package.swift"))
  }

  /// The sources that compare, by their names in the package.
  private func harnessFiles() throws -> [String: String] {
    let harness = root.appendingPathComponent("Tests/Support/DifferentialHarness")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: harness.path) {
      files["Harness/\(name)"] = try String(
        contentsOf: harness.appendingPathComponent(name), encoding: .utf8)
    }
    return files
  }

  /// Writes a text to a file unless it is there, and makes its folder.
  static func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
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
