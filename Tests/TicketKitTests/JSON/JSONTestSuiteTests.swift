import Foundation
import Testing

@testable import TicketKit

/// The JSONTestSuite, where it stands beside the package, and our committed answers to its `i_`
/// files.
@Suite struct JSONTestSuiteTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = package.appendingPathComponent("../shared/corpora/JSONTestSuite")
  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test(.enabled(if: !files.isEmpty)) func validTextsAreAcceptedAndOthersRefusedAtAByte() throws {
    #expect(Self.files.count > 300)
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(file)))
      let fault = jsonFault(bytes)
      if file.hasPrefix("y_") { #expect(fault == nil, "\(file)") }
      if file.hasPrefix("n_") {
        let fault = try #require(fault, "\(file)")
        #expect((0...bytes.count).contains(fault.offset), "\(file)")
      }
    }
  }

  @Test(.enabled(if: !files.isEmpty)) func ourAnswersToOpenQuestionsAreRecorded() throws {
    let record = try String(
      contentsOf: Self.package.appendingPathComponent("Documentation/JSONConformance.md"),
      encoding: .utf8)
    let recorded = record.split(separator: "\n").filter { $0.hasPrefix("| `i_") }.map(String.init)
    let answers = try Self.files.filter { $0.hasPrefix("i_") }.map { file in
      let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(file)))
      let answer = jsonFault(bytes).map { "refused at byte \($0.offset): \($0.reason.rawValue)" }
      return "| `\(file)` | \(answer ?? "accepted") |"
    }
    #expect(recorded == answers)
  }
}
