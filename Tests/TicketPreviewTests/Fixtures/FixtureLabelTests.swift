import Foundation
import Testing
import TicketKit
import TicketSchema

@testable import TicketPreview

/// A decoder does what the labels of fixtures say.
struct FixtureLabelTests {
  static let folders =
    ["schemas"]
    + ["Full", "Hostile", "Mixed"].map { "Tests/Fixtures/\($0)/schemas" }
    + ((try? FileManager.default.contentsOfDirectory(
      atPath: TestCatalog.repository.appendingPathComponent("Examples/Payloads").path)) ?? [])
    .map { "Examples/Payloads/\($0)/schemas" }
    .filter {
      FileManager.default.fileExists(
        atPath: TestCatalog.repository.appendingPathComponent($0).path)
    }.sorted()

  @Test(arguments: folders)
  func repositorySchemas(_ folder: String) throws {
    let catalog = try TestCatalog.folder(folder)
    for seed in [7] as [UInt64] {
      let maker = FixtureMaker(catalog: catalog, seed: seed)
      let good = maker.responses()
      let bad = maker.responses(isHostile: true)
      #expect(try disagreements(catalog, good) == [])
      #expect(try disagreements(catalog, bad) == [])
      #expect(good.flatMap(\.rows).count >= catalog.kinds.count * 2)
      #expect(bad.flatMap(\.rows).contains { $0.ticket == nil })
      // Every good row of the repository's schemas is a ticket without an issue.
      #expect(good.flatMap(\.rows).filter { $0.ticket == nil || !$0.issues.isEmpty } == [])
      #expect(Set(good.flatMap(\.rows).compactMap(\.ticket)) == Set(catalog.kinds.map(\.name)))
    }
  }

  @Test
  func randomCatalogs() throws {
    let isLong = ProcessInfo.processInfo.environment["TICKETGEN_LONG_TESTS"] != nil
    var rows = 0
    for seed in 0..<(isLong ? 3_000 : 100) {
      let catalog = RandomCatalog.make(seed: UInt64(seed))
      let maker = FixtureMaker(catalog: catalog, seed: UInt64(seed))
      for responses in [
        maker.responses(count: 6), maker.responses(count: 60, isHostile: true),
      ] {
        let lines = try disagreements(catalog, responses)
        #expect(lines == [], "seed \(seed)\n\(LayoutTable.text(for: catalog))")
        rows += responses.reduce(0) { $0 + $1.rows.count }
        if !lines.isEmpty { return }
      }
    }
    #expect(rows > 3_000)
  }
}
