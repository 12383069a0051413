import Diagnostics
import Foundation
import Testing

@testable import ticketgen

/// Every verb that may take long says how far it is.
@Suite("Progress of commands")
struct CommandProgressTests {
  /// What a command said last before its end.
  private func lastWord(_ project: Project, _ command: some Command) -> String {
    let progress = Progress(label: "ticketgen", delay: 60) { _ in }
    defer { progress.end() }
    var findings = FindingCollector()
    let console = Console(options: CommonOptions(isQuiet: true), progress: progress)
    _ = command.run(console, into: &findings)
    #expect(findings.findings.map(\.message) == [])
    return progress.detail
  }

  private func project() throws -> (Project, schemas: String, data: String, output: String) {
    let project = try Project()
    try project.write(
      "a.json",
      #"{"modelType":1,"data":[{"ticketId":"1","goodName":"a","ticketMoney":5,"minLimitMoney":9,"#
        + #""overdue":false,"deadline":"2026-12-31 23:59:59"}]}"#)
    func path(_ name: String) -> String { project.url.appendingPathComponent(name).path }
    return (project, path("schemas"), path("a.json"), path("out"))
  }

  @Test func previewSaysWhichFileItReads() throws {
    let (project, schemas, data, output) = try project()
    let progress = Progress(label: "ticketgen", delay: 60) { _ in }
    defer { progress.end() }
    var findings = FindingCollector()
    let file = DataFile.read(data, progress: progress, into: &findings)
    #expect(file != nil)
    #expect(progress.detail == "0 MiB read")
    let command = PreviewCommand(schemas: schemas, data: [data, data], output: output + ".json")
    #expect(lastWord(project, command) == "drawing")
  }

  @Test func inferSaysWhatItChecks() throws {
    let (project, _, data, output) = try project()
    #expect(
      lastWord(project, InferCommand(samples: [data], kind: nil, output: output))
        == "checking 2 drafts")
  }
}
