import Foundation
import Testing

/// Findings in the forms that programs read, from the verbs as processes.
@Suite("ticketgen --diagnostics")
struct DiagnosticsRunTests {
  private func projectWithFaults() throws -> Project {
    let project = try Project(named: "票 & 券")
    try project.write("schemas/坏 & 100%,1:2.yaml", "match: 9\nfields: {金额: strin}\n")
    return project
  }

  @Test(arguments: ["generate", "check"])
  func jsonIsOneObjectALine(_ verb: String) throws {
    let project = try projectWithFaults()
    let run = try project.run(verb, "schemas", "--diagnostics", "json")
    #expect(run.status == 1)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["file"] as? String == "schemas/坏 & 100%,1:2.yaml")
      #expect(object["id"] is String)
    }
    let wrong = try #require(lines.first { $0.contains("\"suggestion\":\"string\"") })
    // `fields: {金额: strin}`: the type is the 14th character and the 18th byte of its line.
    #expect(wrong.contains(#""start":{"line":2,"utf8Column":18,"scalarColumn":14}"#))
    #expect(wrong.contains(#""end":{"line":2,"utf8Column":23,"scalarColumn":19}"#))
  }

  @Test func standardErrorOfMachinesHoldsFindingsOnly() throws {
    let project = try Project()
    let json = try project.run("schemas", "--diagnostics=json")
    #expect(json.status == 0)
    #expect(json.errors == "")
    let sarif = try project.run("check", "schemas", "--diagnostics=sarif")
    #expect(sarif.status == 0)
    let log = try JSONSerialization.jsonObject(with: Data(sarif.errors.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    let github = try project.run("schemas", "--diagnostics=github")
    #expect(github.errors == "3 kinds: 0 files written to Generated, 4 unchanged\n")
  }

  @Test func sarifIsOneDocumentBesideTheDiff() throws {
    let project = try Project()
    let run = try project.run("check", "schemas", "--diagnostics", "sarif")
    #expect(run.status == 1)
    #expect(run.output.contains("+++ b/CouponTicket.swift"))
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any])
    let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    #expect(results?.compactMap { $0["ruleId"] as? String } == ["stale-output"])
  }

  @Test func githubPathsCountFromTheWorkspace() throws {
    let project = try projectWithFaults()
    let command = "::error file=票 & 券/schemas/坏 & 100%25%2C1%3A2.yaml,line=2,endLine=2,col=14,"
    let workspace = project.url.deletingLastPathComponent().path
    let below = try project.run(
      "schemas", "--diagnostics", "github", environment: ["GITHUB_WORKSPACE": workspace])
    #expect(below.status == 1)
    #expect(below.errors.split(separator: "\n").contains { $0.hasPrefix(command) })
    try project.write("elsewhere/kept", "")
    let link = project.url.appendingPathComponent("elsewhere/link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: workspace)
    let linked = try project.run(
      "schemas", "--diagnostics", "github", environment: ["GITHUB_WORKSPACE": link.path])
    #expect(linked.errors == below.errors)
    let beside = try project.run(
      "schemas", "--diagnostics", "github", environment: ["GITHUB_WORKSPACE": "/elsewhere"])
    #expect(beside.errors.hasPrefix("::error file=schemas/坏 & 100%25%2C1%3A2.yaml,line="))
  }

  @Test func aMissingFolderIsAFindingToo() throws {
    let project = try Project(withSchemas: false)
    for form in ["json", "github", "sarif"] {
      let run = try project.run("check", "none/", "--diagnostics", form)
      #expect(run.status == 74)
      #expect(run.errors.contains("missing-folder"))
    }
  }
}
