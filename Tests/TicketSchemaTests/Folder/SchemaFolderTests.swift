import Diagnostics
import Foundation
import Testing

@testable import TicketSchema

@Suite("SchemaFolder")
struct SchemaFolderTests {
  /// A new folder in the system's temporary folder, removed with the test.
  private final class Scratch {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("schema folder \(UUID().uuidString)").resolvingSymlinksInPath()
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ name: String, _ data: Data = Data("match: 1\n".utf8)) throws {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: url.appendingPathComponent(name).path, withDestinationPath: target)
    }
  }

  /// The relative paths read, nil when the folder is unusable, and the findings as `path [id]`.
  private func read(_ scratch: Scratch, below: String = "") -> (names: [String]?, found: [String]) {
    var findings = FindingCollector()
    let folder = scratch.url.path + below
    let inputs = SchemaFolder.inputs(of: folder, into: &findings)
    let found = findings.findings.map { finding in
      guard case .path(let path) = finding.place else { return "a range [\(finding.id)]" }
      return path.replacingOccurrences(of: scratch.url.path, with: "S") + " [\(finding.id)]"
    }
    return (inputs?.map(\.relativePath), found.sorted())
  }

  @Test func readsSchemasInByteOrderAndNothingElse() throws {
    let scratch = try Scratch()
    for name in [
      "b.yaml", "a.yml", "a/z.yaml", "a-b.yaml", "Z.yaml", "é.yaml", "现金券.yaml", "ticketgen.yaml",
      ".hidden.yaml", ".git/x.yaml", "notes.txt", "yaml", "a/deep/er.yaml", "x.yaml~",
      "buy & save.yaml",
    ] {
      try scratch.write(name)
    }
    let result = read(scratch)
    #expect(result.found == [])
    // `-` is 2D, `.` is 2E, `/` is 2F; capitals before small letters, ASCII before the rest.
    #expect(
      result.names == [
        "Z.yaml", "a-b.yaml", "a.yml", "a/deep/er.yaml", "a/z.yaml", "b.yaml", "buy & save.yaml",
        "ticketgen.yaml", "é.yaml", "现金券.yaml",
      ])
  }

  @Test func printsPathsAsTheFolderWasTyped() throws {
    let scratch = try Scratch()
    try scratch.write("schemas/a.yaml", Data("x: 1".utf8))
    for (typed, printed) in [("/schemas", "/schemas"), ("/schemas//", "/schemas")] {
      var findings = FindingCollector()
      let inputs = try #require(
        SchemaFolder.inputs(of: scratch.url.path + typed, into: &findings))
      #expect(inputs.map(\.file.path) == [scratch.url.path + printed + "/a.yaml"])
      #expect(inputs.map(\.file.bytes) == [Array("x: 1".utf8)])
    }
  }

  @Test func refusesFoldersThatCannotBeUsed() throws {
    let scratch = try Scratch()
    #expect(read(scratch, below: "/none").found == ["S/none [missing-folder]"])
    try scratch.write("a.yaml")
    #expect(read(scratch, below: "/a.yaml").found == ["S/a.yaml [not-a-folder]"])
    #expect(read(scratch, below: "/a.yaml/b").found == ["S/a.yaml/b [unreadable-folder]"])
    try scratch.link("dangling", to: "nowhere")
    #expect(read(scratch, below: "/dangling").found == ["S/dangling [missing-folder]"])
  }

  @Test func readsAnEmptyFolderAsNoFiles() throws {
    let scratch = try Scratch()
    #expect(read(scratch).names == [])
    #expect(read(scratch).found == [])
    try scratch.write("ticketgen.yaml")
    #expect(read(scratch).names == ["ticketgen.yaml"])
    // With a finding about the only schema, that there is none is not worth another.
    try scratch.link("a.yaml", to: "nowhere.yaml")
    #expect(read(scratch).names == nil)
    #expect(read(scratch).found == ["S/a.yaml [dangling-link]"])
  }

  @Test func refusesFilesOverOneMiB() throws {
    let scratch = try Scratch()
    try scratch.write("fits.yaml", Data(repeating: 0x23, count: 1 << 20))
    try scratch.write("large.yaml", Data(repeating: 0x23, count: (1 << 20) + 1))
    let result = read(scratch)
    #expect(result.names == ["fits.yaml"])
    #expect(result.found == ["S/large.yaml [file-too-big]"])
  }

  @Test func saysNothingMoreWhenTheSettingsCannotBeRead() throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml")
    try scratch.write("ticketgen.yaml", Data(repeating: 0x23, count: 2 << 20))
    #expect(read(scratch).names == nil)
    #expect(read(scratch).found == ["S/ticketgen.yaml [file-too-big]"])
  }

  @Test func refusesWhatIsNamedLikeASchemaAndIsNone() throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml")
    try scratch.write("folder.yaml/b.yaml")
    try #require(mkfifo(scratch.url.appendingPathComponent("pipe.yml").path, 0o600) == 0)
    try #require(mkfifo(scratch.url.appendingPathComponent("pipe.txt").path, 0o600) == 0)
    let result = read(scratch)
    #expect(result.names == ["a.yaml"])
    #expect(result.found == ["S/folder.yaml [not-a-file]", "S/pipe.yml [not-a-file]"])
  }

  @Test func followsLinksToFilesInsideOnly() throws {
    let scratch = try Scratch()
    try scratch.write("outside.yaml")
    try scratch.write("in/a.yaml")
    try scratch.write("in/sub/b.yaml")
    try scratch.link("in/c.yaml", to: "sub/b.yaml")
    try scratch.link("in/out.yaml", to: "../outside.yaml")
    try scratch.link("in/out.txt", to: "../outside.yaml")
    try scratch.link("in/gone.yaml", to: "nowhere.yaml")
    try scratch.link("in/gone", to: "nowhere")
    try scratch.link("in/self.yaml", to: "self.yaml")
    try scratch.link("in/sub/up", to: "..")
    try scratch.link("in/sub/here", to: ".")
    try scratch.link("in/top", to: "/")
    try scratch.link("in/twice", to: "sub")
    try scratch.write("in-2/x.yaml")
    try scratch.link("in/neighbour.yaml", to: "../in-2/x.yaml")
    let result = read(scratch, below: "/in")
    #expect(result.names == ["a.yaml", "c.yaml", "sub/b.yaml"])
    #expect(
      result.found == [
        "S/in/gone [dangling-link]", "S/in/gone.yaml [dangling-link]",
        "S/in/neighbour.yaml [link-leaves-folder]", "S/in/out.yaml [link-leaves-folder]",
        "S/in/self.yaml [looping-link]", "S/in/sub/here [looping-link]",
        "S/in/sub/up [looping-link]", "S/in/top [looping-link]", "S/in/twice [link-to-folder]",
      ])
  }

  @Test func readsASchemasFolderThatIsALink() throws {
    let scratch = try Scratch()
    try scratch.write("real/a.yaml")
    try scratch.write("real/sub/b.yaml")
    try scratch.link("real/c.yaml", to: "sub/b.yaml")
    try scratch.link("schemas", to: "real")
    let result = read(scratch, below: "/schemas")
    #expect(result.names == ["a.yaml", "c.yaml", "sub/b.yaml"])
    #expect(result.found == [])
  }

  @Test func boundsTheDepth() throws {
    let scratch = try Scratch()
    let steps = (1...33).map { "d\($0)" }
    try scratch.write(steps[..<32].joined(separator: "/") + "/a.yaml")
    #expect(read(scratch).found == [])
    try scratch.write(steps.joined(separator: "/") + "/b.yaml")
    let result = read(scratch)
    #expect(result.names?.count == 1)
    #expect(result.found == ["S/" + steps.joined(separator: "/") + " [folder-too-deep]"])
  }

  @Test(.enabled(if: isLinux, "other systems refuse such names themselves"))
  func refusesNamesThatAreNotUTF8() throws {
    let scratch = try Scratch()
    try scratch.write("a.yaml")
    let path =
      Array(scratch.url.path.utf8CString.dropLast()) + [0x2F, -1, 0x2E, 0x79, 0x6D, 0x6C, 0]
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    #expect(read(scratch).found == ["S [name-not-utf8]"])
  }

  @Test func tellsFailuresOfTheSystemFromFaultsOfTheFolder() {
    let failures = FolderFinding.allCases.filter(\.isInputOutput).map(\.rawValue).sorted()
    #expect(
      failures == [
        "dangling-link", "looping-link", "missing-folder", "not-a-file", "not-a-folder",
        "unreadable-file", "unreadable-folder",
      ])
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
