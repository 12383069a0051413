import Foundation
import Testing

@testable import TicketKit

@Suite struct TicketDecodingErrorTests {
  private func error(_ json: [UInt8]) -> TicketDecodingError? {
    do {
      _ = try CouponFactory.decode(Data(json))
      return nil
    } catch {
      return error as? TicketDecodingError
    }
  }

  @Test(arguments: [
    ("", 1, 1, 0, "the text ends too early"),
    ("{", 1, 2, 1, "the text ends too early"),
    ("{\n \"a\": tru\n}", 2, 10, 11, "only true, false and null are words"),
    ("{\r\n\r\n[", 3, 1, 5, "a member name in quotes is expected"),
    ("{\r\r[", 3, 1, 3, "a member name in quotes is expected"),
    ("{\"满元\": x}", 1, 8, 11, "a value is expected"),
    ("\u{FEFF}x", 1, 1, 3, "a value is expected"),
    ("{\"🎫\" 1}", 1, 6, 8, "':' is expected behind the member name"),
  ])
  func theFaultsPlaceIsTold(
    json: String, line: Int, column: Int, offset: Int, reason: String
  ) {
    #expect(
      error(Array(json.utf8))
        == .notJSON(line: line, column: column, offset: offset, reason: reason))
  }

  @Test func aDescriptionSaysWhatAndWhere() {
    #expect(
      error(Array("[1,]".utf8))?.description
        == "not JSON at line 1, column 4 (byte 3): a value is expected")
    #expect(
      error(Array(#"{"code":401,"msg":"late"}"#.utf8))?.description
        == "no rows at $['data']: found nothing; the root has code: 401, msg: late")
    #expect(error(Array("[]".utf8))?.description == "no rows at $['data']: found nothing")
  }

  @Test func theRootsMembersAreFewAndShort() throws {
    let long = String(repeating: "y", count: 1_000)
    let members = (0..<100).map { "\"m\($0)\":\"\(long)\"" }.joined(separator: ",")
    guard case .noRows(_, _, let told) = error(Array("{\(members)}".utf8)) else {
      Issue.record("the rows are missing")
      return
    }
    #expect(told.count == 20)
    #expect(told.allSatisfy { $0.value.count == 201 })
  }
}
