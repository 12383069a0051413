import Foundation
import Testing

@Suite("Golden cases")
struct GoldenTests {
  @Test("comes out as recorded", arguments: GoldenCase.all)
  func comesOutAsRecorded(_ golden: GoldenCase) throws {
    let run = GoldenRun(golden)
    if GoldenRecorder.isOn {
      try GoldenRecorder.record(run, for: golden)
      Issue.record("recorded \(golden.name): read what changed, then run without UPDATE_GOLDEN")
      return
    }
    #expect(run.diagnostics == (try golden.expectedDiagnostics))
    #expect((run.files != nil) == golden.isAccepted, "accepted exactly when expected/ exists")

    let expected = try golden.expectedFiles
    let files = run.files ?? [:]
    #expect(files.keys.sorted() == expected.keys.sorted())
    for (name, text) in expected {
      #expect(files[name] == text, "\(golden.name)/expected/\(name)")
    }
  }

  @Test("holds nothing that no test reads", arguments: GoldenCase.all)
  func holdsNothingThatNoTestReads(_ golden: GoldenCase) throws {
    let files = FileManager.default
    let entries = Set(try files.contentsOfDirectory(atPath: golden.folder.path))
    #expect(entries.isSubset(of: ["schemas", "expected", "diagnostics.txt"]))
    #expect(entries.contains("schemas"))
    #expect(entries.count > 1, "a case needs expected/, diagnostics.txt or both")

    let schemas = try files.subpathsOfDirectory(atPath: golden.schemas.path)
    #expect(schemas.contains { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") })
    if entries.contains("expected") {
      let expected = try files.contentsOfDirectory(atPath: golden.expected.path)
      #expect(expected.contains("TicketFactory.swift"))
      #expect(expected.allSatisfy { $0.hasSuffix(".swift") })
    }
    if entries.contains("diagnostics.txt") {
      #expect(try !golden.expectedDiagnostics.isEmpty, "no findings: leave the file out")
    }
  }

  @Test("stand in folders of their own")
  func standInFoldersOfTheirOwn() throws {
    #expect(!GoldenCase.all.isEmpty)
    for golden in GoldenCase.all {
      let values = try golden.folder.resourceValues(forKeys: [.isDirectoryKey])
      #expect(values.isDirectory == true, "\(golden.name) is no folder")
    }
  }

  @Test("A byte order mark and CRLF change nothing in the output")
  func markAndLineEnds() throws {
    let plain = try #require(GoldenCase.all.first { $0.name == "line-feeds" })
    let marked = try #require(GoldenCase.all.first { $0.name == "bom-and-crlf" })
    let source = try Data(contentsOf: marked.schemas.appendingPathComponent("plain.yaml"))
    #expect(source.starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(source.contains(0x0D))
    #expect(GoldenRun(marked).files == GoldenRun(plain).files)
  }
}
