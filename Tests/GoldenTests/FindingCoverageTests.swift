import Diagnostics
import Foundation
import Testing
import TicketCodegen
import TicketPreview
import TicketSchema
import YAMLSyntax

@Suite("Finding ids")
struct FindingCoverageTests {
  @Test("Every id of a schema's findings is shown by a case")
  func everyIDHasACase() throws {
    let shown = try Set(GoldenCase.all.flatMap { ids(in: try $0.expectedDiagnostics) })
    let due = Set(YAMLFinding.allCases.map(\.rawValue) + SchemaFinding.allCases.map(\.rawValue))
    #expect(due.subtracting(shown).sorted() == [])
  }

  @Test("Every id is explained in Documentation/Diagnostics.md, and warnings are marked")
  func everyIDIsExplained() throws {
    let page = GoldenCase.repository.appendingPathComponent("Documentation/Diagnostics.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let missing = severities.filter { id, severity in
      let row = text.split(separator: "\n").first { $0.hasPrefix("| `\(id)` | ") }
      return row?.contains(" | W: ") != (severity == .warning)
    }
    #expect(missing.map(\.id).sorted() == [])
  }

  @Test("Every change is explained in Documentation/Breaking.md, with its level")
  func everyChangeIsExplained() throws {
    let page = GoldenCase.repository.appendingPathComponent("Documentation/Breaking.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let missing = BreakingID.allCases.filter { id in
      !rows.contains { $0.hasPrefix("| `\(id.rawValue)` | \(id.level.rawValue) | ") }
    }
    #expect(missing.map(\.rawValue) == [])
  }

  @Test("No two modules use one id")
  func idsAreUnique() {
    let ids = severities.map(\.id) + BreakingID.allCases.map(\.rawValue)
    #expect(Set(ids).count == ids.count)
  }

  /// Every id that a run of the generator may print, with its severity.
  private var severities: [(id: String, severity: Finding.Severity)] {
    table(YAMLFinding.self) + table(SchemaFinding.self) + table(FolderFinding.self)
      + table(OutputFinding.self) + table(InferenceFinding.self)
  }

  private func table<Kind: FindingKind>(
    _ kind: Kind.Type
  ) -> [(id: String, severity: Finding.Severity)] {
    Kind.allCases.map { ($0.rawValue, $0.severity) }
  }

  /// The ids at the ends of the finding lines of a text.
  private func ids(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasSuffix("]"), line.contains(": error: ") || line.contains(": warning: "),
        let bracket = line.lastIndex(of: "[")
      else { return nil }
      return String(line[line.index(after: bracket)...].dropLast())
    }
  }
}
