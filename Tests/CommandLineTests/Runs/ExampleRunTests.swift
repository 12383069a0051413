import Foundation
import Testing

/// The scripts of `Examples`, with the built tool in the path.
@Suite("Example scripts")
struct ExampleRunTests {
  private let project: Project

  init() throws { project = try Project(named: "票 & 券", withSchemas: false) }

  private func copy(_ example: String, as name: String) throws {
    try FileManager.default.copyItem(
      at: ToolRun.repository.appendingPathComponent("Examples").appendingPathComponent(example),
      to: project.url.appendingPathComponent(name))
  }

  /// Runs a shell command in the project's folder and returns its status and all that it printed.
  private func shell(_ command: String, _ environment: [String: String] = [:]) throws -> (
    status: Int32, text: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = project.url
    var variables = [
      "PATH": ToolRun.tool.deletingLastPathComponent().path + ":/usr/bin:/bin",
      "HOME": project.url.path, "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
    ]
    variables.merge(environment) { $1 }
    // What the tool needs to find its libraries.
    for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func theScriptPhaseWritesItsListsAndChecksOnCI() throws {
    try copy("ScriptPhase", as: "App")
    let root = ["SRCROOT": project.url.appendingPathComponent("App").path]
    let lists = try project.files("App/FileLists")
    #expect(lists.count == 2)
    try project.remove("App/FileLists")
    #expect(try shell("App/make-tickets", root).status == 0)
    #expect(try project.files("App/FileLists") == lists)
    #expect(try project.files("App/Generated").count == 4)

    let onCI = root.merging(["CI": "true"]) { $1 }
    #expect(try shell("App/make-tickets", onCI).status == 0)
    try project.write("App/schemas/cash.yaml", Project.cashSchema)
    let stale = try shell("App/make-tickets", onCI)
    #expect(stale.status == 1)
    #expect(stale.text.contains("[stale-output]"))
    #expect(try project.files("App/Generated").count == 4)
    #expect(try shell("App/make-tickets", root).status == 0)
    #expect(try project.files("App/Generated").count == 5)

    try project.write("App/schemas/cash.yaml", "match: 9\nfields: {a: strin}\n")
    let wrong = try shell("App/make-tickets", root)
    #expect(wrong.status == 1)
    #expect(wrong.text.contains("schemas/cash.yaml:2:13: error: "))
  }

  @Test func theScriptPhaseNeedsTicketgen() throws {
    try copy("ScriptPhase", as: "App")
    // This machine may have a ticketgen where the script looks besides the path.
    let places = "/opt/homebrew/bin:/usr/local/bin"
    let script = try project.text("App/make-tickets")
    try #require(script.contains(places))
    try project.write(
      "App/make-tickets", script.replacingOccurrences(of: places, with: "/no/such/folder"))
    let run = try shell(
      "sh App/make-tickets", ["SRCROOT": project.url.path + "/App", "PATH": "/bin"])
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("error: ticketgen is not installed"))
  }

  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  @Test(.enabled(if: hasGit))
  func theHookLooksAtWhatIsStaged() throws {
    try copy("ScriptPhase/schemas", as: "schemas")
    try copy("CI/pre-commit", as: "hook")
    let setUp = try shell(
      """
      set -e
      git init -q .
      git config user.email somebody@example.com && git config user.name Somebody
      mv hook .git/hooks/pre-commit
      ticketgen schemas && git add . && git commit -qm first
      """)
    #expect(setUp.status == 0, "\(setUp.text)")

    // Staged without its output.
    let schema = try project.text("schemas/coupon.yaml")
    try project.write(
      "schemas/coupon.yaml", schema.replacingOccurrences(of: "coupon_common", with: "coupon_new"))
    let stale = try shell("git add schemas && git commit -qm second")
    #expect(stale.status == 1)
    #expect(stale.text.contains("[stale-output]"))
    #expect(stale.text.contains("Run 'ticketgen generate schemas --output Generated'"))

    // Staged with its output; the working folder has gone on.
    #expect(try shell("ticketgen schemas && git add Generated").status == 0)
    try project.write("schemas/coupon.yaml", "match: nonsense\n")
    let good = try shell("git commit -qm third")
    #expect(good.status == 0, "\(good.text)")

    // What has nothing to do with tickets is not looked at.
    try project.write("notes.txt", "x")
    #expect(try shell("git add notes.txt && PATH=/usr/bin:/bin git commit -qm fourth").status == 0)
  }
}
