import Foundation
import Testing

@testable import TicketPreview

/// The example of the documentation is what the tool does.
@Suite struct InferencePageTests {
  @Test func theExampleIsTrue() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Inference.md")
    let page = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let sample = try #require(block("sample", "json", of: page))
    let drafts = try #require(block("drafts", "yaml", of: page))
    let run = try Inferring([("coupons.json", Data(sample.utf8))])
    let printed = run.drafts.files.map { "# file: \($0.name)\n\($0.text)" }.joined(separator: "\n")
    #expect(printed == drafts)
    #expect(try run.brokenPromises() == [])
  }

  /// The code block behind a marker.
  private func block(_ marker: String, _ language: String, of page: String) -> String? {
    let start = "<!-- \(marker) -->\n\n```\(language)\n"
    guard let begin = page.range(of: start), let end = page[begin.upperBound...].range(of: "```")
    else { return nil }
    return String(page[begin.upperBound..<end.lowerBound])
  }
}
