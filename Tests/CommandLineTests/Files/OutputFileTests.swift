import Diagnostics
import Foundation
import Testing
import TicketPreview

@testable import TicketCodegen
@testable import ticketgen

@Suite("OutputFile")
struct OutputFileTests {
  private let project: Project
  private let console = Console()

  init() throws { project = try Project(withSchemas: false) }

  private func path(_ name: String) -> String { project.url.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String) -> [String] {
    var findings = FindingCollector()
    let isWritten = OutputFile.write(text, to: path(name), console, into: &findings)
    #expect(isWritten == findings.findings.isEmpty)
    return findings.findings.map(\.id)
  }

  @Test func makesFilesAndTheFoldersOnTheWay() throws {
    #expect(write("first\n", "预览 & out/deep/page.html") == [])
    #expect(try project.text("预览 & out/deep/page.html") == "first\n")
    #expect(write("second\n", "预览 & out/deep/page.html") == [])
    let names = try FileManager.default.subpathsOfDirectory(atPath: path("预览 & out"))
    #expect(names.sorted() == ["deep", "deep/page.html"])
    #expect(try project.text("预览 & out/deep/page.html") == "second\n")
  }

  @Test func rightBytesAreNotTouched() throws {
    _ = write("same\n", "out/a")
    let before = try project.ageOutput("out")
    #expect(write("same\n", "out/a") == [])
    #expect(try project.writtenDates("out") == before)
    #expect(write("sane\n", "out/a") == [])
    #expect(try project.writtenDates("out") != before)
  }

  @Test func keepsModesAndFollowsLinks() throws {
    try project.write("real/a", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: path("real/a"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "real/a")
    #expect(write("new", "link") == [])
    #expect(try project.text("real/a") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("real/a"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.attributesOfItem(atPath: path("link"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func aLinkThatLeadsToNothingStays() throws {
    for (name, destination) in [("gone", "nowhere.html"), ("self", "self")] {
      try FileManager.default.createSymbolicLink(
        atPath: path(name), withDestinationPath: destination)
      var findings = FindingCollector()
      #expect(!OutputFile.write("x", to: path(name), console, into: &findings))
      #expect(findings.findings.map(\.id) == ["unwritable-file"])
      #expect(findings.findings[0].message.contains("link"))
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: path(name)) == destination)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.url.path).count == 2)
  }

  @Test func noOtherRunTakesTheFileForALeftover() {
    let names = (0..<100).map { _ in PlacedText.temporaryName() }
    #expect(Set(names).count == names.count)
    #expect(!names.contains(where: TemporaryName.matches))
  }

  @Test func noFileStaysOpen() throws {
    let folder = path("own")
    for turn in 0..<10 {
      #expect(write("\(turn)", "own/a") == [])
      #expect(write("x", "own/" + String(repeating: "x", count: 300)) == ["unwritable-file"])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    let numbers = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    for number in numbers ?? [] {
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(number)")
      #expect(!(target ?? "").hasPrefix(folder))
    }
  }

  @Test func writesToDevices() {
    var findings = FindingCollector()
    #expect(OutputFile.write("x", to: "/dev/null", console, into: &findings))
    #expect(findings.findings.isEmpty)
  }

  @Test func whatCannotBeWrittenIsAFinding() throws {
    try project.write("folder/keep", "kept")
    try project.write("file", "kept")
    #expect(write("x", "folder") == ["unwritable-file"])
    #expect(write("x", "file/below") == ["unwritable-file"])
    #expect(write("x", "new/" + String(repeating: "x", count: 300)) == ["unwritable-file"])
    #expect(try project.text("folder/keep") == "kept")
    #expect(try project.text("file") == "kept")
    var findings = FindingCollector()
    findings.add(CommandFinding.unwritableFile, "said", path: "here")
    #expect(ExitStatus(findings) == .inputOutput)
  }

  @Test func newFilesReplaceNothing() throws {
    var findings = FindingCollector()
    let files = ["_base.yaml", "a/票.yaml"].map { StarterFile(name: $0, text: "match: 1\n") }
    #expect(NewFiles.write(files, to: path("starter"), into: &findings))
    #expect(findings.findings.isEmpty)
    #expect(try project.text("starter/a/票.yaml") == "match: 1\n")

    try project.remove("starter/_base.yaml")
    try project.write("starter/a/票.yaml", "mine\n")
    #expect(!NewFiles.write(files, to: path("starter/"), into: &findings))
    #expect(findings.findings.map(\.id) == ["file-exists"])
    #expect(ExitStatus(findings) == .findings)
    #expect(try project.text("starter/a/票.yaml") == "mine\n")
    #expect(!FileManager.default.fileExists(atPath: path("starter/_base.yaml")))

    // A link that leads nowhere is something, too.
    try FileManager.default.createSymbolicLink(
      atPath: path("starter/_base.yaml"), withDestinationPath: "nowhere")
    try project.remove("starter/a/票.yaml")
    #expect(!NewFiles.write(files, to: path("starter"), into: &findings))
    #expect(!FileManager.default.fileExists(atPath: path("starter/nowhere")))
  }
}
