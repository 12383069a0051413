import Testing

@testable import TicketKit

/// A default may be what the server sends for no value.
struct AbsentDefaultTests {
  @Test(arguments: ["{\"left\":0}", "{\"left\":\"0\"}", "{\"left\":null}", "{}"])
  func absentTextIsDefault(_ row: String) throws {
    let batch = try decodeRows(row, fields: #"integer "$['left']" absent "0" default 0"#)
    #expect(batch.issueLines == [])
    #expect(batch.records.map { $0.integer(0) } == [0])
  }

  @Test
  func defaultStillFitsItsType() {
    #expect(throws: TicketDecodingError.self) {
      try decodeRows("{}", fields: #"integer "$['left']" absent "x" default "x""#)
    }
  }
}
