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

  @Test(
    "A text in UTF-16 or UTF-32 is told as such, with a byte order mark and without",
    arguments: [
      String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ], ["", "\u{FEFF}"])
  func anotherEncodingIsNamed(encoding: String.Encoding, mark: String) throws {
    let bytes = try #require((mark + #"{"data": []}"#).data(using: encoding))
    let reason = "the bytes look like UTF-16 or UTF-32, not UTF-8"
    guard case .notJSON(1, _, 0...1, reason) = error(Array(bytes)) else {
      Issue.record("told as \(String(describing: error(Array(bytes))))")
      return
    }
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
