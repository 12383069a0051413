import Diagnostics
import Foundation
import Testing
import TicketKit

@testable import ticketgen

@Suite("DataFile")
struct DataFileTests {
  private func ids(_ findings: FindingCollector) -> [String] { findings.findings.map(\.id) }

  @Test func readsWholeFilesWhateverTheirNames() throws {
    let project = try Project(named: "响应 & data", withSchemas: false)
    let long = String(repeating: "0123456789", count: 100_000)
    try project.write("券 & 1.json", long)
    try project.write("empty", "")
    let paths = ["券 & 1.json", "empty"].map { project.url.appendingPathComponent($0).path }
    var findings = FindingCollector()
    let files = paths.compactMap { DataFile.read($0, into: &findings) }
    #expect(files.map(\.path) == paths)
    #expect(files.map(\.data) == [Data(long.utf8), Data()])
    #expect(findings.findings.isEmpty)
  }

  @Test func whatCannotBeReadIsAFindingAndTheRestIsRead() throws {
    let project = try Project(withSchemas: false)
    try project.write("a.json", "[]")
    let good = project.url.appendingPathComponent("a.json").path
    var findings = FindingCollector()
    let paths = [project.url.path + "/missing.json", project.url.path, good]
    let files = paths.compactMap { DataFile.read($0, into: &findings) }
    #expect(files.map(\.path) == [good])
    #expect(ids(findings) == ["unreadable-data", "unreadable-data"])
    #expect(findings.findings[0].message.contains("No such file"))
    #expect(findings.findings[1].message.contains("Is a directory"))
    #expect(ExitStatus(findings) == .inputOutput)
  }

  @Test func readsNoMoreThanItsLimit() throws {
    let project = try Project(withSchemas: false)
    try project.write("a.json", "12345")
    let path = project.url.appendingPathComponent("a.json").path
    var findings = FindingCollector()
    #expect(DataFile.read(path, atMost: 5, into: &findings)?.data.count == 5)
    #expect(DataFile.read(path, atMost: 4, into: &findings) == nil)
    #expect(ids(findings) == ["data-too-big"])
    #expect(ExitStatus(findings) == .findings)
  }

  @Test func aSyntaxErrorStandsAtItsPlace() {
    let file = DataFile(path: "票.json", data: Data("{\n  \"券\": x}".utf8))
    var findings = FindingCollector()
    file.report(
      .notJSON(line: 2, column: 8, offset: 11, reason: "a value is due"), into: &findings)
    var formatter = FindingFormatter()
    #expect(
      formatter.text(findings.findings) == """
        票.json:2:10: error: this is no JSON text: a value is due [not-json]
          "券": x}
                ^

        """)
    #expect(ExitStatus(findings) == .findings)
  }

  @Test func ofALargeFileThePlaceAloneIsTold() {
    let data = Data("\r\n{\r  \"券\": x}".utf8) + Data(count: 1 << 24)
    let file = DataFile(path: "a.json", data: data)
    var findings = FindingCollector()
    file.report(.notJSON(line: 3, column: 8, offset: 13, reason: "odd"), into: &findings)
    var formatter = FindingFormatter()
    #expect(
      formatter.text(findings.findings)
        == "a.json:3:10: error: this is no JSON text: odd [not-json]\n")
  }

  @Test func aMissingEnvelopeIsAboutTheFile() {
    let file = DataFile(path: "a.json", data: Data("{}".utf8))
    var findings = FindingCollector()
    file.report(.noRows(path: "$['data']", found: "nothing", members: []), into: &findings)
    #expect(ids(findings) == ["no-rows"])
    file.report(.layout(reason: "odd"), into: &findings)
    #expect(ExitStatus(findings) == .fault)
  }
}
