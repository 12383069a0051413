import Foundation
import Testing

@testable import TicketKit

@Suite struct EnvelopeTests {
  private static let kinds = """
    kind "a" match "1" "vip"
    string "$['x']"
    kind "b" match "2"
    integer "$['x']"
    """

  private func decodeFlat(_ json: String) throws -> TicketBatch {
    try decode(json, "envelope response \"$['t']\" items \"$['d']\"\n" + Self.kinds)
  }

  private func decodeNested(_ json: String) throws -> TicketBatch {
    try decode(
      json, "envelope response \"$['head']['t']\" items \"$['body'][-1]['d']\"\n" + Self.kinds)
  }

  @Test(arguments: [
    #"{"t":1,"d":[{"x":"5"},{"x":"6"}]}"#, #"{"d":[{"x":"5"},{"x":"6"}],"t":1}"#,
    #"{"d":[{"x":"5"},{"x":"6"}],"t":"1"}"#, #"{"t":"vip","d":[{"x":5},{"x":6}],"z":[{}]}"#,
    "\u{FEFF}\n{ \"z\" : {\"t\":2,\"d\":[1]} , \"\\u0074\" : 1 , \"d\" : [ {\"x\":\"5\"} , {\"x\":\"6\"} ] }\n",
    #"{"t":2,"d":[{"x":"5"},{"x":"6"}],"t":1}"#, #"{"d":[1,2,3],"t":1,"d":[{"x":"5"},{"x":"6"}]}"#,
    #"{"t":1,"d":[{"x":"8"}],"d":[{"x":"5"},{"x":"6"}]}"#,
    #"{"t":1,"d":null,"d":[{"x":"5"},{"x":"6"}]}"#, #"{"t":null,"d":[{"x":"5"},{"x":"6"}],"t":1}"#,
  ])
  func rowsAreFoundWhereverTheDiscriminatorStands(json: String) throws {
    let batch = try decodeFlat(json)
    #expect(batch.records.map(\.kind) == [0, 0])
    #expect(batch.records.map { $0.string(0) } == ["5", "6"])
    #expect(batch.records.map(\.row) == [0, 1])
    #expect(batch.issues.isEmpty)
  }

  @Test(arguments: [
    #"{"head":{"t":2},"body":[0,{"d":[{"x":5}]}]}"#, #"{"body":[{"d":[{"x":5}]}],"head":{"t":2}}"#,
    #"{"head":{"t":1},"body":[{"d":[{"x":5}]}],"head":{"t":2}}"#,
    #"{"head":{"t":2},"body":[{"d":[7]},{"d":[7],"d":[{"x":5}]}]}"#,
    #"{"body":[{"d":[7]}],"head":{"t":2},"body":[{"d":[{"x":5}]}]}"#,
    #"{"body":[{"d":[7]}],"body":3,"head":{"t":2},"body":[{"d":[{"x":5}]}]}"#,
  ])
  func envelopePathsMayBeNested(json: String) throws {
    let batch = try decodeNested(json)
    #expect(batch.records.map(\.kind) == [1])
    #expect(batch.records.map { $0.integer(0) } == [5])
    #expect(batch.issues.isEmpty)
  }

  @Test func ofRepeatedParentsTheLastCounts() throws {
    let batch = try decodeNested(#"{"head":{"t":2},"body":[{"d":[{"x":5}]}],"head":{}}"#)
    #expect(batch.issueLines == ["missing-type $['body'][0]['d'][0]"])
    #expect(throws: TicketDecodingError.self) {
      try decodeNested(#"{"head":{"t":2},"body":[{"d":[{"x":5}]}],"body":null}"#)
    }
  }

  @Test(arguments: [
    (#"{"t":1,"d":[]}"#, 0), (#"{"t":1,"d":null}"#, 0), (#"{"d":null}"#, 0),
    (#"{"t":1,"d":{"x":"1"}}"#, 1), (#"{"d":{"x":"1"},"t":1}"#, 1), (#"{"t":1,"d":[ ]}"#, 0),
  ])
  func itemsMayBeNullOrOneObject(json: String, count: Int) throws {
    let batch = try decodeFlat(json)
    #expect(batch.tickets.count == count)
    #expect(batch.issues.isEmpty)
  }

  @Test func oneObjectHasNoNumberInItsPath() throws {
    let batch = try decodeFlat(#"{"t":1,"d":{"x":[]}}"#)
    #expect(batch.issueLines == ["wrong-type $['d']['x']"])
  }

  @Test(arguments: [
    (#"[{"x":"1"},{"x":"2"}]"#, ["missing-type $[0]", "missing-type $[1]"]),
    (#"{"x":"1"}"#, ["missing-type $"]), ("null", []), ("[]", []),
  ])
  func theRootItselfMayHoldTheRows(json: String, issues: [String]) throws {
    let batch = try decode(json, "envelope items \"$\"\n" + Self.kinds)
    #expect(batch.tickets.isEmpty)
    #expect(batch.issueLines == issues)
  }

  @Test func theDiscriminatorMayStandInTheRowsValue() throws {
    let layout = "envelope response \"$['t']\" items \"$\"\n" + Self.kinds
    #expect(try decode(#"{"x":7,"t":2}"#, layout).records.map { $0.integer(0) } == [7])
    let rows = "envelope response \"$[0]['t']\" items \"$\"\n" + Self.kinds
    #expect(
      try decode(#"[{"x":7,"t":2},{"x":8}]"#, rows).records.map { $0.integer(0) } == [7, 8])
  }

  @Test(arguments: [
    (#"{"t":1}"#, "nothing"), (#"{"t":1,"d":5}"#, "the number 5"),
    (#"{"t":1,"d":"x"}"#, "the string \"x\""), (#"{"t":1,"d":[],"d":false}"#, "false"),
    ("[]", "nothing"), ("3", "nothing"),
  ])
  func missingOrScalarItemsThrow(json: String, found: String) {
    #expect {
      try decodeFlat(json)
    } throws: { error in
      guard case .noRows("$['d']", found, _) = error as? TicketDecodingError else { return false }
      return true
    }
  }

  @Test func theErrorTellsTheRootsScalars() {
    let json = #"{"code":401,"msg":"expired \u0021","data":{"d":[]},"ok":false,"hint":null}"#
    let members = [
      TicketDecodingError.RootMember(name: "code", value: "401"),
      .init(name: "msg", value: "expired !"), .init(name: "ok", value: "false"),
      .init(name: "hint", value: "null"),
    ]
    #expect(
      throws: TicketDecodingError.noRows(path: "$['d']", found: "nothing", members: members)
    ) {
      try decodeFlat(json)
    }
  }

  @Test(arguments: [
    (#"{"d":[{},7]}"#, "missing-type"), (#"{"t":null,"d":[{},7]}"#, "null-type"),
    (#"{"t":9,"d":[{},7]}"#, "unknown-type"), (#"{"t":1.0,"d":[{},7]}"#, "unknown-type"),
    (#"{"t":"VIP","d":[{},7]}"#, "unknown-type"), (#"{"t":"","d":[{},7]}"#, "unknown-type"),
    (#"{"t":true,"d":[{},7]}"#, "wrong-type"), (#"{"t":[1],"d":[{},7]}"#, "wrong-type"),
    (#"{"t":{"t":1},"d":[{},7]}"#, "wrong-type"), (#"{"d":[{},7],"t":" 1"}"#, "unknown-type"),
  ])
  func aResponseOfNoKindGivesOneIssuePerRow(json: String, code: String) throws {
    let batch = try decodeFlat(json)
    #expect(batch.tickets.isEmpty)
    #expect(batch.issueLines == ["\(code) $['d'][0]", "\(code) $['d'][1]"])
    #expect(batch.issues.allSatisfy { $0.dropsRow })
  }

  @Test func theFoundDiscriminatorIsTold() throws {
    let batch = try decodeFlat(#"{"t":99,"d":[{}]}"#)
    #expect(batch.issues.first?.found == "the number 99")
    #expect(try decodeFlat(#"{"d":[{}]}"#).issues.first?.found == "nothing")
  }

  @Test func textBeforeAndBehindTheRowsIsChecked() {
    for json in [
      #"{"t":1,"d":[{"x":"1"}]} x"#, #"{"t":1,"d":[{"x":"1"}],}"#, #"{"t":1,"d":[{"x":"1"},]}"#,
      #"{"t":1,"z":[01],"d":[]}"#, #"{"t":1,"d":[{"x":"1"}}"#, #"{"t":1,"d":[{"x":"1"]}"#,
      #"{"t":1,"d":[{"x":"1" "y":2}]}"#, #"{"t":1,"d":[{"x"}]}"#, #"{"t":1,"d":[{"x":}]}"#,
      #"{"t":1,"d":[{"x":tru}]}"#, #"{"d":[nul],"t":1}"#, #"{"t":1,"d":nul}"#, "", "{",
    ] {
      #expect {
        try decodeFlat(json)
      } throws: { error in
        guard case .notJSON = error as? TicketDecodingError else { return false }
        return true
      }
    }
  }
}
