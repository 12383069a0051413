import Diagnostics
import Testing
import YAMLSyntax

@testable import TicketSchema

/// How much the files of a project may inherit.
struct BaseLibraryTests {
  private static func input(_ path: String, _ text: String) -> SchemaReader.Input {
    .init(relativePath: path, file: SourceFile(path: path, text: text))
  }

  /// Three entries are inherited by a base, and four by each ticket file.
  private static let files = [
    (input: input("_a.yaml", "fields: {a: string, b: string}\ndisplay: {c: x}"), name: "_a"),
    (input: input("_b.yaml", "extends: _a\nfields: {d: string}"), name: "_b"),
  ]

  private static let tickets = (1...3).map { input("k\($0).yaml", "match: \($0)\nextends: _b") }

  @Test(arguments: [(15, nil), (11, 2), (10, 1), (7, 1), (6, 0)] as [(Int, Int?)])
  func ticketsInheritUpToALimit(limit: Int, first: Int?) {
    let library = BaseLibrary(Self.files, maximumInherited: limit)
    #expect(library.bases.allSatisfy { $0.report.findings.findings.isEmpty })
    #expect(library.firstBeyondLimit(of: Self.tickets) == first)
  }

  @Test(arguments: [(11, ["k3.yaml"]), (10, ["k2.yaml"]), (3, ["k1.yaml"])])
  func theFirstTicketBeyondTheLimitIsTold(limit: Int, files: [String]) {
    var findings = FindingCollector()
    let catalog = SchemaReader.catalog(
      folder: "schemas", inputs: Self.files.map(\.input) + Self.tickets, keepsDocuments: false,
      maximumInherited: limit, into: &findings)
    let told = findings.findings.filter { $0.id == "too-many-nodes" }
    #expect(catalog == nil)
    #expect(told.map(\.place.path) == files)
  }

  @Test func basesCountToo() {
    let library = BaseLibrary(Self.files, maximumInherited: 2)
    #expect(
      library.bases.map { $0.report.findings.findings.map(\.id) } == [[], ["too-many-nodes"]])
    #expect(library.bases.map { $0.whole?.fields.count } == [2, 1])
  }
}
