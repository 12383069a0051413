import Foundation
import Testing

@Suite("ticketgen breaking")
struct BreakingRunTests {
  /// Whether there is a git to run.
  static let hasGit = (try? git(["--version"], in: FileManager.default.temporaryDirectory)) == 0

  /// Runs git with a name and without anybody's configuration.
  @discardableResult
  private static func git(_ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A repository with the schemas of this one in a folder below its top, committed and tagged `v1`.
  private func repository() throws -> Project {
    let project = try Project(named: "repo & 满")
    try Self.git(["init", "-q", "."], in: project.url)
    try Self.git(["add", "-A"], in: project.url)
    try Self.git(["commit", "-q", "-m", "one"], in: project.url)
    #expect(try Self.git(["tag", "v1"], in: project.url) == 0)
    return project
  }

  private func edit(_ project: Project, _ name: String, _ old: String, _ new: String) throws {
    let text = try project.text(name)
    try project.write(name, text.replacingOccurrences(of: old, with: new))
    #expect(try project.text(name) != text)
  }

  @Test(.enabled(if: hasGit)) func theRepositoryOfAHookIsNotAsked() throws {
    let project = try repository()
    let other = try Project(named: "other", withSchemas: false)
    try Self.git(["init", "-q", "."], in: other.url)
    let otherFolder = other.url.appendingPathComponent(".git").path
    let run = try project.run(
      "breaking", "schemas", "--against", "v1",
      environment: [
        "GIT_DIR": otherFolder, "GIT_WORK_TREE": other.url.path,
        "GIT_INDEX_FILE": otherFolder + "/index", "GIT_OBJECT_DIRECTORY": otherFolder + "/objects",
        "GIT_PREFIX": "elsewhere/",
      ])
    #expect(run.status == 0)
    #expect(run.errors == "nothing is broken\n")
  }

  @Test(.enabled(if: hasGit)) func comparesWithARevision() throws {
    let project = try repository()
    let same = try project.run("breaking", "schemas", "--against", "v1", "--fail-on", "display")
    #expect(same.status == 0)
    #expect(same.output == "")
    #expect(same.errors == "nothing is broken\n")

    try edit(project, "schemas/discount.yaml", "useRule: string", "useRule: integer")
    try project.remove("schemas/convert.yaml")
    let run = try project.run("breaking", "schemas/", "--against", "v1")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.errors.contains("\nschemas/discount.yaml:10:3: warning: field `useRule` was `string`"))
    #expect(run.errors.contains("\nv1:schemas/discount.yaml:10:3: note: it was here\n"))
    #expect(run.errors.contains("\nv1:schemas/convert.yaml:3:1: note: it was here\n"))
    #expect(run.errors.hasPrefix("schemas: warning: the kind `convert` is gone"))
    #expect(run.errors.hasSuffix("\n3 changes: 2 break decoding, 1 breaks source\n"))

    // Committed or not, what is compared is what stands in the folder.
    try Self.git(["commit", "-q", "-a", "-m", "two"], in: project.url)
    for revision in ["v1", "HEAD~1", "refs/tags/v1"] {
      let failing = try project.run(
        "breaking", "schemas", "--against", revision, "--fail-on", "decoding", "--quiet")
      #expect(failing.status == 1)
      #expect(failing.errors.contains("error: the kind `convert` is gone"))
      #expect(failing.errors.contains("breaks source) [field-value-changed]"))
      #expect(!failing.errors.contains("changes:"))
    }
    #expect(try project.run("breaking", "schemas", "--against", "HEAD").status == 0)
    #expect(
      try project.run("breaking", "schemas", "--against", "v1", "--fail-on", "display").status == 0)
  }

  @Test(.enabled(if: hasGit)) func readsFilesInFoldersAndBases() throws {
    let project = try repository()
    try project.write("schemas/sub/满 折.yaml", Project.cashSchema)
    try project.write("schemas/.hidden.yaml", "not: a schema")
    try project.write("schemas/notes.txt", "not a schema")
    try Self.git(["add", "-A"], in: project.url)
    try Self.git(["commit", "-q", "-m", "two"], in: project.url)
    #expect(
      try project.run("breaking", "schemas", "--against", "HEAD").errors == "nothing is broken\n")
    try project.remove("schemas/sub/满 折.yaml")
    let run = try project.run("breaking", "schemas", "--against", "HEAD")
    #expect(run.errors.contains("HEAD:schemas/sub/满 折.yaml:2:1: note: it was here"))
    // The folder may be the top of the working tree, too.
    let inside = project.url.appendingPathComponent("schemas")
    let other = try ToolRun(["breaking", ".", "--against", "HEAD"], in: inside)
    #expect(other.errors.contains("HEAD:schemas/sub/满 折.yaml:2:1: note: it was here"))
  }

  @Test(.enabled(if: hasGit)) func revisionsAreNeverOptions() throws {
    let project = try repository()
    for revision in ["--output=pwned", "-h", "--help", "--exec=touch pwned"] {
      let run = try project.run("breaking", "schemas", "--against=\(revision)")
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.errors.contains("[unknown-revision]"))
    }
    for revision in ["nowhere", "$(touch pwned)", "; touch pwned", "v1:schemas", "v1 --help", "\n"]
    {
      let run = try project.run("breaking", "schemas", "--against", revision)
      #expect(run.status == 1)
      #expect(run.errors.contains("is neither a folder nor a git revision"))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: project.url.path)
    #expect(names.sorted() == [".git", "schemas"])
  }

  @Test(.enabled(if: hasGit)) func aRevisionMustHaveTheFolder() throws {
    let project = try repository()
    try project.write("more/a.yaml", Project.cashSchema)
    let run = try project.run("breaking", "more", "--against", "v1")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        v1:more: error: the revision does not have this folder [unknown-revision]

        """)
  }

  @Test(.enabled(if: hasGit)) func aFolderOutsideARepositoryHasNoRevisions() throws {
    let project = try Project()
    let run = try project.run("breaking", "schemas", "--against", "HEAD")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("schemas: error: 'HEAD' is neither a folder nor a git revision"))
  }

  @Test func withoutGitThereAreNoRevisions() throws {
    let project = try Project()
    let empty = project.url.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    let run = try project.run(
      "breaking", "schemas", "--against", "HEAD", environment: ["PATH": empty.path])
    #expect(run.status == 74)
    #expect(run.errors.contains("[git-failed]"))
  }

  @Test(.timeLimit(.minutes(1))) func gitMaySayMoreThanAPipeHolds() throws {
    let project = try Project()
    try project.write(
      "bin/git",
      """
      #!/bin/sh
      echo 'fatal: no such luck' >&2
      head -c 1000000 /dev/zero | tr '\\0' x >&2
      exit 1

      """)
    let bin = project.url.appendingPathComponent("bin").path
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/git")
    let run = try project.run(
      "breaking", "schemas", "--against", "HEAD", environment: ["PATH": "\(bin):/usr/bin:/bin"])
    #expect(run.status == 1)
    #expect(run.errors.contains("neither a folder nor a git revision: fatal: no such luck ["))
  }

  @Test func comparesWithAFolder() throws {
    let project = try Project()
    try FileManager.default.copyItem(
      at: project.url.appendingPathComponent("schemas"),
      to: project.url.appendingPathComponent("old schemas"))
    try edit(project, "schemas/coupon.yaml", "元可用", "元起")
    let run = try project.run(
      "breaking", "schemas", "--against", "old schemas/", "--fail-on", "decoding,source")
    #expect(run.status == 0)
    #expect(run.errors.contains("schemas/coupon.yaml:18:3: warning: `effectCondition` shows"))
    #expect(run.errors.contains("old schemas/coupon.yaml:18:3: note: it was here"))
    #expect(run.errors.hasSuffix("1 change: 1 changes display\n"))
    let failing = try project.run(
      "breaking", "schemas", "--against", "old schemas", "--fail-on", "display")
    #expect(failing.status == 1)

    try project.write(
      "schemas/coupon.yaml",
      try project.text("schemas/coupon.yaml") + "x-allow-breaking: {property-changed: shorter}\n")
    let allowed = try project.run(
      "breaking", "schemas", "--against", "old schemas", "--fail-on", "display")
    #expect(allowed.status == 0)
    #expect(allowed.errors == "1 change: 1 allowed\n")
    #expect(try project.run("check", "schemas").errors.contains("x-allow") == false)
  }

  @Test func wrongSchemasAreNotCompared() throws {
    let project = try Project()
    try FileManager.default.copyItem(
      at: project.url.appendingPathComponent("schemas"),
      to: project.url.appendingPathComponent("old"))
    try edit(project, "old/coupon.yaml", "overdue: bool", "overdue: boolean")
    let older = try project.run("breaking", "schemas", "--against", "old")
    #expect(older.status == 1)
    #expect(older.errors.contains("old/coupon.yaml:8:12: error: there is no type `boolean`"))
    let newer = try project.run("breaking", "old", "--against", "schemas")
    #expect(newer.status == 1)
    #expect(newer.errors.contains("old/coupon.yaml:8:12: error: there is no type `boolean`"))
    #expect(!newer.errors.contains("change"))
  }
}
