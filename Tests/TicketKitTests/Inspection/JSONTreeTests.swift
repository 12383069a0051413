import Foundation
import Testing

@testable import TicketKit

@Suite struct JSONTreeTests {
  private func text(_ json: String) throws -> String {
    var bytes: [UInt8] = []
    try JSONTree(reading: Data(json.utf8)).append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("{\"b\":1,\"a\":[true,false,null],\"c\":{}}", "{\"b\":1,\"a\":[true,false,null],\"c\":{}}"),
    (" [ ] ", "[]"), ("\u{FEFF}[1]", "[1]"),
    // Numbers keep every digit and their spelling.
    (
      "[10.10,1E+3,-0.0,2026113000073002900000000001]",
      "[10.10,1E+3,-0.0,2026113000073002900000000001]"
    ),
    ("[\"\\u0041\\n\\\"\\\\\",\"券\"]", "[\"A\\u000a\\\"\\\\\",\"券\"]"),
    ("[\"\\ud83c\\udfab\\ud800\"]", "[\"🎫\u{FFFD}\"]"),
    // Of repeated names the last value counts, at the place of the first.
    ("{\"a\":1,\"b\":2,\"a\":3}", "{\"a\":3,\"b\":2}"),
    // Names are the same when their scalars are.
    ("{\"\u{E9}\":1,\"e\u{301}\":2}", "{\"\u{E9}\":1,\"e\u{301}\":2}"),
  ])
  func readsValuesInTheirOrder(_ json: String, _ expected: String) throws {
    #expect(try text(json) == expected)
  }

  @Test func findsRepeatedNamesAmongMany() throws {
    let names = (0..<100).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let read = try text("{\(names),\"k7\":\"x\",\"k99\":null}")
    #expect(read.contains("\"k6\":6,\"k7\":\"x\",\"k8\":8"))
    #expect(read.hasSuffix("\"k99\":null}"))
  }

  @Test func readsAsDeepAsResponsesAreRead() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try text(nested(512)) == nested(512))
    #expect(throws: TicketDecodingError.self) { try text(nested(513)) }
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("{\"a\":1,}", 1, 8), ("[1 2]", 1, 4), ("[01]", 1, 3),
    ("{\"a\"\n 1}", 2, 2), ("[1]\r\n\r\nx", 3, 1), ("[\"券\t\"]", 1, 4), ("[nul]", 1, 5),
    ("{'a':1}", 1, 2),
  ])
  func saysWhereATextIsNoJSON(_ json: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: TicketDecodingError.self) { try text(json) }
    guard case .notJSON(let foundLine, let foundColumn, _, _)? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(foundLine == line)
    #expect(foundColumn == column)
  }
}
