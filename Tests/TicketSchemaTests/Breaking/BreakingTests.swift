import Diagnostics
import Testing

@testable import TicketSchema

/// What a change of the schemas breaks: one case at least for each id, in both directions.
struct BreakingTests {
  private static let all =
    BreakingCase.kinds + BreakingCase.fields + BreakingCase.displays + BreakingCase.settings

  @Test(arguments: all)
  func changesAreFoundInBothDirections(item: BreakingCase) throws {
    #expect(try BreakingCase.changes(from: item.old, to: item.new).map(\.id) == item.forward)
    #expect(try BreakingCase.changes(from: item.new, to: item.old).map(\.id) == item.backward)
    #expect(try BreakingCase.changes(from: item.new, to: item.new).isEmpty)
    #expect(try BreakingCase.changes(from: item.old, to: item.old).isEmpty)
  }

  @Test func everyIDHasACase() {
    let found = Set(Self.all.flatMap { $0.forward + $0.backward })
    #expect(BreakingID.allCases.filter { !found.contains($0) } == [])
  }
}
