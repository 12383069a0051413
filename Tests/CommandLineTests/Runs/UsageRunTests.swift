import Foundation
import Testing

@testable import ticketgen

@Suite("Usage of ticketgen")
struct UsageRunTests {
  @Test(arguments: [
    [], ["--nonsense", "schemas"], ["genrate", "schemas"], ["check"], ["schemas", "other"],
    ["schemas", "--access", "open"], ["schemas", "--output"], ["schemas", "--diff=1"], ["-"],
    ["watch"], ["check", "schemas", "--watch"], ["help", "nonsense"], ["explain", "schemas"],
    ["breaking", "schemas"], ["infer"], ["audit", "schemas"], ["add"], ["completions", "cmd"],
    ["preview", "schemas", "--now", "yesterday"], ["fixtures", "schemas", "--count", "0"],
  ])
  func wrongUsageExits64AndWritesNothing(_ arguments: [String]) throws {
    let project = try Project()
    let run = try ToolRun(arguments, in: project.url)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.errors.contains("\nUsage: ticketgen "))
    #expect(try project.files().isEmpty)
  }

  @Test func anOptionThatMustBeGivenStandsWithoutBrackets() throws {
    let run = try Project().run("breaking", "schemas")
    #expect(run.status == 64)
    #expect(run.errors.contains("Missing expected option '--against <dir-or-ref>'"))
    #expect(
      run.errors.contains(
        "Usage: ticketgen breaking <dir> --against <dir-or-ref> [--fail-on <levels>]\n"))
  }

  @Test func nearVerbsAndOptionsAreNamed() throws {
    let project = try Project()
    #expect(try project.run("genrate", "schemas").errors.contains("Did you mean 'generate'?"))
    #expect(try project.run("schemas", "--dif").errors.contains("Did you mean '--diff'?"))
  }

  @Test func helpGoesToStandardOutput() throws {
    let project = try Project(withSchemas: false)
    for arguments in [["--help"], ["help"], ["-h"], ["generate", "--help"], ["help", "check"]] {
      let run = try ToolRun(arguments, in: project.url)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("OVERVIEW: "))
      #expect(run.errors == "")
    }
  }

  @Test func aFolderNamedLikeAVerb() throws {
    let project = try Project()
    try FileManager.default.moveItem(
      at: project.url.appendingPathComponent("schemas"),
      to: project.url.appendingPathComponent("check"))
    let bare = try project.run("check")
    #expect(bare.status == 64)
    #expect(bare.errors.contains("To use the folder 'check', write './check'"))
    #expect(try project.run("./check").status == 0)
    #expect(try project.run("check", "check").status == 0)
  }

  @Test func versionIsOneLine() throws {
    let project = try Project(withSchemas: false)
    let run = try project.run("--version")
    #expect(run.status == 0)
    #expect(run.output == "\(Version.current)\n")
    #expect(run.errors == "")
  }

  @Test func theChangeLogKnowsTheVersionOrWhatIsUnreleased() throws {
    let log = try String(
      contentsOf: ToolRun.repository.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    #expect(log.contains("## [Unreleased]") || log.contains("## [\(Version.current)]"))
  }
}
