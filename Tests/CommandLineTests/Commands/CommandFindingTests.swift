import Foundation
import Testing

@testable import ticketgen

@Suite("CommandFinding")
struct CommandFindingTests {
  @Test func everyIDIsExplained() throws {
    let page = ToolRun.repository.appendingPathComponent("Documentation/Diagnostics.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for finding in CommandFinding.allCases {
      #expect(text.contains("\n| `\(finding.rawValue)` |"))
    }
  }
}
