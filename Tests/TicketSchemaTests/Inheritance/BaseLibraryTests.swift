import Diagnostics
import Testing
import YAMLSyntax

@testable import TicketSchema

/// How much the files of a project may inherit.
struct BaseLibraryTests {
  private static func input(_ path: String, _ text: String) -> SchemaReader.Input {
    .init(relativePath: path, file: SourceFile(path: path, text: text))
  }

  private static func document(_ text: String) throws -> SchemaDocument {
    var report = SchemaReport()
    return try #require(
      SchemaFileReader.read(input("a.yaml", text), of: .kind, report: &report))
  }

  /// Three entries are inherited by a base, and four by each ticket file.
  private static let files = [
    (input: input("_a.yaml", "fields: {a: string, b: string}\ndisplay: {c: x}"), name: "_a"),
    (input: input("_b.yaml", "extends: _a\nfields: {d: string}"), name: "_b"),
  ]

  @Test(arguments: [(11, 2), (10, 1), (7, 1), (6, 0)])
  func inheritanceHasALimit(limit: Int, wholeCount: Int) throws {
    var library = BaseLibrary(Self.files, maximumInherited: limit)
    #expect(library.bases.allSatisfy { $0.report.findings.findings.isEmpty })
    let ticket = try Self.document("match: 1\nextends: _b")
    var found: [String] = []
    var counts: [Int] = []
    for _ in 0..<3 {
      var report = SchemaReport()
      counts.append(library.whole(ticket, report: &report).fields.count)
      found += report.findings.findings.map(\.id)
    }
    #expect(counts == (0..<3).map { $0 < wholeCount ? 3 : 0 })
    #expect(found == ["too-many-nodes"])
  }

  @Test func basesCountToo() {
    let library = BaseLibrary(Self.files, maximumInherited: 2)
    #expect(
      library.bases.map { $0.report.findings.findings.map(\.id) } == [[], ["too-many-nodes"]])
    #expect(library.bases.map { $0.whole?.fields.count } == [2, 1])
  }
}
