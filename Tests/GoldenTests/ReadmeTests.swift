import Foundation
import Testing

@Suite("README.md")
struct ReadmeTests {
  private let blocks: [String]

  init() throws {
    let page = GoldenCase.repository.appendingPathComponent("README.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    // Every second part stands inside a fence; its first line is the language.
    blocks = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  @Test("shows a schema and Swift that go together")
  func showsASchemaAndItsSwift() throws {
    let golden = try #require(GoldenCase.all.first { $0.name == "readme" })
    let schema = try String(
      contentsOf: golden.schemas.appendingPathComponent("coupon.yaml"), encoding: .utf8)
    #expect(blocks.contains("yaml\n" + schema))

    let swift = try #require(blocks.first { $0.hasPrefix("swift\n  // What the cell shows.") })
    let output = try #require(GoldenRun(golden).files?["CouponTicket.swift"])
    #expect(output.contains(swift.dropFirst("swift\n".count)))
  }
}
