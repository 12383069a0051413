import Testing
import TicketSchema

@testable import TicketPreview

/// Which keys come into question for what a cell shows, and which never do.
@Suite struct TicketRoleTests {
  /// The paths that a property of the only kind shows.
  private func shown(_ property: String, _ row: String) throws -> [String] {
    let run = try Inferring("[\(row)]")
    #expect(try run.brokenPromises() == [])
    return try #require(try run.kind(ofRow: 0)).shownPaths(property)
  }

  @Test("A key that names a start is no end, be it the start of what is valid")
  func aStartIsNoEnd() throws {
    #expect(
      try shown(
        "deadline", #"{"name":"a","validFrom":"2026-12-01","validTo":"2026-12-31"}"#)
        == ["validTo"])
    #expect(try shown("deadline", #"{"name":"a","validStartTime":1798732799}"#) == [])
    // A text may hold both.
    #expect(
      try shown("deadline", #"{"name":"a","startEndDate":"12/1-12/31"}"#) == ["startEndDate"])
  }

  @Test("What an image has is not what a ticket is worth")
  func imagesHaveNoWorth() throws {
    #expect(
      try shown("perferential", #"{"name":"a","image":{"url":"x","ratio":"16_9"}}"#) == [])
  }

  @Test("The least of what is no money is no threshold")
  func measuresAreNoThresholds() throws {
    #expect(try shown("effectCondition", #"{"name":"a","min_nights":2}"#) == [])
    #expect(
      try shown("effectCondition", #"{"name":"a","min_nights":2,"min_spend":50}"#)
        == ["min_spend"])
  }
}
