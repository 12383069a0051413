import Foundation
import Testing

@testable import TicketKit

@Suite struct RowTests {
  @Test func ofRepeatedNamesTheLastCountsAtEveryLevel() throws {
    let fields = """
      string "$['a']"
      string? "$['b']['c']"
      string? "$['b']['d']['e']"
      """
    func values(_ row: String) throws -> [String?] {
      let batch = try decodeRows(row, fields: fields)
      #expect(batch.issues.isEmpty)
      return (0..<3).map { batch.records.first?.optionalString($0) }
    }
    #expect(try values(#"{"a":1,"a":"2"}"#) == ["2", nil, nil])
    #expect(try values(#"{"a":[],"a":"2"}"#) == ["2", nil, nil])
    #expect(try values(#"{"a":1,"b":{"c":1,"c":2}}"#) == ["1", "2", nil])
    #expect(
      try values(#"{"a":1,"b":{"c":1,"d":{"e":3}},"b":{"d":{"e":4,"e":5}}}"#) == ["1", nil, "5"])
    #expect(try values(#"{"a":1,"b":{"c":1,"d":{"e":3}},"b":null}"#) == ["1", nil, nil])
    #expect(try values(#"{"a":1,"b":{"c":1,"d":{"e":3}},"b":{}}"#) == ["1", nil, nil])
    #expect(try values(#"{"a":1,"b":{"c":1,"d":{"e":3},"d":7}}"#) == ["1", "1", nil])
    #expect(try values(#"{"a":1,"b":7,"b":{"c":1}}"#) == ["1", "1", nil])
    #expect(
      try values(#"{"a":1,"b":{"c":"x"},"b":[],"\u0062":{"\u0063":"y"}}"#) == ["1", "y", nil])
  }

  @Test func aPathThatCannotEnterSelectsNothing() throws {
    let fields = """
      string? "$['a']['b']"
      string? "$['c'][0]"
      string? "$['c'][-1]"
      string? "$['c'][1]['d']"
      """
    func values(_ row: String) throws -> [String?] {
      let batch = try decodeRows(row, fields: fields)
      #expect(batch.issues.isEmpty)
      return (0..<4).map { batch.records.first?.optionalString($0) }
    }
    #expect(try values(#"{"a":7,"c":{"0":1}}"#) == [nil, nil, nil, nil])
    #expect(try values(#"{"a":[],"c":[]}"#) == [nil, nil, nil, nil])
    #expect(try values(#"{"a":"b","c":["x"]}"#) == [nil, "x", "x", nil])
    #expect(try values(#"{"a":{"b":1},"c":[1,{"d":2},3]}"#) == ["1", "1", "3", "2"])
    #expect(try values(#"{"c":[1,{"d":2},3],"c":[4]}"#) == [nil, "4", "4", nil])
    #expect(try values(#"{"c":[[9],{"d":{}},null],"c":null}"#) == [nil, nil, nil, nil])
  }

  @Test func alternatesAreTriedInOrder() throws {
    let fields = #"integer "$['a']" "$['b']['c']" "$['d'][0]""#
    func line(_ row: String) throws -> String {
      let batch = try decodeRows(row, fields: fields)
      return batch.records.first.map { String($0.integer(0)) }
        ?? batch.issueLines.joined(separator: ",")
    }
    #expect(try line(#"{"d":[3],"b":{"c":2},"a":1}"#) == "1")
    #expect(try line(#"{"d":[3],"b":{"c":2},"a":null}"#) == "2")
    #expect(try line(#"{"d":[3],"b":{"c":2},"a":"x"}"#) == "2")
    #expect(try line(#"{"d":[3],"b":{"c":{}},"a":""}"#) == "3")
    #expect(try line("{}") == "missing $['data'][0]['a']")
    #expect(try line(#"{"a":null,"b":{"c":""}}"#) == "missing $['data'][0]['a']")
    #expect(try line(#"{"a":null,"b":{"c":"x"},"d":[[]]}"#) == "wrong-type $['data'][0]['b']['c']")
    #expect(
      try line(#"{"b":{"c":99999999999999999999},"d":[true]}"#)
        == "out-of-range $['data'][0]['b']['c']")
  }

  @Test func twoFieldsMayReadOnePath() throws {
    let batch = try decodeRows(
      #"{"a":"12"},{"a":"x"}"#, fields: "string \"$['a']\"\ninteger? \"$['a']\" invalid")
    #expect(batch.records.map { $0.string(0) } == ["12", "x"])
    #expect(batch.records.map { $0.optionalInteger(1) } == [12, nil])
    #expect(batch.issueLines == ["wrong-type $['data'][1]['a']"])
  }

  /// woocommerce-ios#3511, BetterCodable#16, YYModel#105.
  @Test func absentIsMissingNullEmptyOrListed() throws {
    let rows =
      #"{"a":"10.50"},{"a":10.5},{"a":null},{"a":""},{},{"a":"-"},{"a":0},{"a":"0"},{"a":0.0}"#
    let batch = try decodeRows(rows, fields: #"decimal? "$['a']" absent "-" "0""#)
    let values = batch.records.map { $0.optionalDecimal(0) }
    #expect(
      values == [Decimal(string: "10.5"), Decimal(string: "10.5"), nil, nil, nil, nil, nil, nil, 0])
    #expect(batch.issues.isEmpty)

    let defaults = try decodeRows(rows, fields: #"decimal "$['a']" absent "-" "0" default 7.25"#)
    #expect(
      defaults.records.map { $0.decimal(0) } == [10.5, 10.5, 7.25, 7.25, 7.25, 7.25, 7.25, 7.25, 0])
    #expect(defaults.records.map { $0.isPresent(0) } == Array(repeating: true, count: 9))
    #expect(defaults.records.map { $0.text(0) }.dropFirst(2).first == "7.25")

    let required = try decodeRows(rows, fields: #"decimal "$['a']" absent "-" "0""#)
    #expect(required.records.map(\.row) == [0, 1, 8])
    #expect(required.issues.map(\.row) == [2, 3, 4, 5, 6, 7])
    #expect(required.issues.allSatisfy { $0.code == .missing && $0.dropsRow })
  }

  @Test func theEmptyStringIsAStringUnlessItIsListed() throws {
    let rows = #"{"a":""},{"a":"\u0041"},{"a":null}"#
    let plain = try decodeRows(rows, fields: #"string? "$['a']""#)
    #expect(plain.records.map { $0.optionalString(0) } == ["", "A", nil])
    let listed = try decodeRows(rows, fields: #"string? "$['a']" absent "" "A""#)
    #expect(listed.records.map { $0.optionalString(0) } == [nil, nil, nil])
  }

  @Test func textsAreEqualWhenTheirScalarsAre() throws {
    // U+00E9 beside e with U+0301: canonically equivalent, but other scalars.
    let rows = #"{"a":"\u00e9"},{"a":"e\u0301"}"#
    let batch = try decodeRows(rows, fields: #"enum "$['a']" case "x" "é""#)
    #expect(batch.records.map { $0.enumCase(0) } == [0, nil])
    #expect(batch.records[1].string(0).unicodeScalars.count == 2)
  }

  @Test func aWrongValueMayCountAsAbsent() throws {
    let rows = #"{"a":"x","b":"x","c":1},{"a":1,"b":2,"c":"x"},{"c":[]}"#
    let batch = try decodeRows(
      rows,
      fields: """
        integer? "$['a']" invalid
        integer "$['b']" default 5 invalid
        integer "$['c']" invalid
        """)
    #expect(
      batch.issueLines == [
        "wrong-type $['data'][0]['a']", "wrong-type $['data'][0]['b']",
        "wrong-type $['data'][1]['c']", "wrong-type $['data'][2]['c']",
      ])
    #expect(batch.issues.map(\.dropsRow) == [false, false, true, true])
    #expect(batch.records.map(\.row) == [0])
    #expect(batch.records[0].optionalInteger(0) == nil)
    #expect(batch.records[0].integer(1) == 5)
  }

  @Test func aWrongValueOfAnOptionalFieldLeavesTheRowOut() throws {
    let batch = try decodeRows(#"{"a":"x"},{"a":"1"}"#, fields: #"integer? "$['a']""#)
    #expect(batch.issueLines == ["wrong-type $['data'][0]['a']"])
    #expect(batch.issues[0].dropsRow)
    #expect(batch.records.map(\.row) == [1])
  }

  @Test func rowsMayTellTheirOwnKind() throws {
    let layout = """
      envelope row "$['info']['kind']" items "$['data']"
      kind "a" match "1" "x"
      string "$['v']"
      kind "b" match "2"
      integer "$['v']"
      string? "$['w']"
      kind "c" match "3"
      """
    let rows = """
      {"info":{"kind":1},"v":"p"},{"v":2,"info":{"kind":"2"}},{"v":"q","w":1,"info":{"kind":"x"}},
      {"v":"3","w":4,"info":{"kind":1},"info":{"kind":2}},{"info":{"kind":3}},7,null,[],
      {"info":{"kind":9}},{"info":{"kind":null}},{"info":{}},{"info":5},{},{"info":{"kind":true}},
      {"info":{"kind":[1]}},{"v":"z","info":{"kind":2}},{"v":"end","info":{"kind":1}}
      """
    let batch = try decode("{\"data\":[\(rows)]}", layout)
    #expect(batch.records.map(\.row) == [0, 1, 2, 3, 4, 16])
    #expect(batch.records.map(\.kind) == [0, 1, 0, 1, 2, 0])
    #expect(batch.records.map { $0.string(0) } == ["p", "2", "q", "3", "", "end"])
    #expect(batch.records.map { $0.optionalString(1) } == [nil, nil, nil, "4", nil, nil])
    #expect(
      batch.issueLines == [
        "not-an-object $['data'][5]", "not-an-object $['data'][6]", "not-an-object $['data'][7]",
        "unknown-type $['data'][8]['info']['kind']", "null-type $['data'][9]['info']['kind']",
        "missing-type $['data'][10]['info']['kind']", "missing-type $['data'][11]['info']['kind']",
        "missing-type $['data'][12]['info']['kind']", "wrong-type $['data'][13]['info']['kind']",
        "wrong-type $['data'][14]['info']['kind']", "wrong-type $['data'][15]['v']",
      ])
  }

  @Test func kindsInTurnKeepTheirValuesApart() throws {
    let layout = """
      envelope row "$['k']" items "$"
      kind "a" match "0"
      integer "$['n']"
      kind "b" match "1"
      string? "$['x']"
      string "$['y']" "$['n']"
      integer "$['n']"
      kind "c" match "2"
      kind "d" match "3"
      integer? "$['m']['n']"
      integer "$['n']"
      """
    // The discriminator stands first, last, or between; every tenth row is of no kind.
    let rows = (0..<1_000).map { row in
      let kind = row % 10 == 9 ? 7 : row % 4
      let members = ["\"n\":\(row)", "\"x\":\"x\(row)\"", "\"m\":{\"n\":\(-row)}"]
      let position = [0, 3, 1][row % 3]
      return "{"
        + (members[..<position] + ["\"k\":\(kind)"] + members[position...])
        .joined(separator: ",") + "}"
    }
    let batch = try decode("[\(rows.joined(separator: ","))]", layout)
    let expected = (0..<1_000).filter { $0 % 10 != 9 }
    #expect(batch.records.map(\.row) == expected)
    #expect(batch.records.map(\.kind) == expected.map { $0 % 4 })
    for record in batch.records {
      let row = record.row
      let texts = (0..<3).map { record.text(.field($0)) }
      switch record.kind {
      case 0: #expect(texts == ["\(row)", "", ""])
      case 1: #expect(texts == ["x\(row)", "\(row)", "\(row)"])
      case 2: #expect(texts == ["", "", ""])
      default: #expect(texts == ["\(-row)", "\(row)", ""])
      }
    }
    #expect(batch.issues.map(\.row) == (0..<1_000).filter { $0 % 10 == 9 })
  }

  @Test func defaultsOfEveryTypeAreReadLikeTheServersValues() throws {
    let batch = try decodeRows(
      "{}",
      fields: """
        string "$['a']" default "\\u6ee1"
        bool "$['b']" default "yes"
        integer "$['c']" default 2e1
        decimal "$['d']" default "12.50"
        date "$['e']" format "yyyy-MM-dd" default "2026-11-30"
        enum "$['f']" case "unused" "0" case "used" "1" default "1"
        """)
    let record = try #require(batch.records.first)
    #expect(record.text(0, "/", 2, "/", 3, "/", 5) == "满/20/12.5/used")
    #expect(record.bool(1))
    #expect(record.date(4).timeIntervalSince1970 == 1_795_968_000)
    #expect(record.enumCase(5) == 1)
    #expect(record.enumNumber(5) == 1)
    #expect(record.detached().text(0, 5) == "满used")
  }

  /// A path without steps leads to the row itself, which no field can take.
  @Test func theRowItselfIsNoField() throws {
    let rows = Array(repeating: #"{"a":"text","b":"0123456789 0123456789"}"#, count: 5)
    let batch = try decodeRows(
      rows.joined(separator: ","), fields: "string? \"$['a']\"\nstring? \"$\"")
    #expect(batch.issueLines == (0..<5).map { "wrong-type $['data'][\($0)]" })
  }

  @Test func aKindNeedsNoFields() throws {
    let batch = try decodeRows(#"{},{"x":[{"y":1}]},7"#, fields: "")
    #expect(batch.records.map(\.id) == ["0", "1"])
    #expect(batch.issueLines == ["not-an-object $['data'][2]"])
  }

  @Test func thousandsOfUnknownNamesCostNothing() throws {
    let unknown = (0..<10_000).map { "\"k\($0)\":[{\"a\":\($0)}]" }.joined(separator: ",")
    let batch = try decodeRows(
      "{\(unknown),\"a\":1},{\"a\":2,\(unknown)}", fields: #"integer "$['a']""#)
    #expect(batch.records.map { $0.integer(0) } == [1, 2])
  }

  @Test func deepValuesThatNobodyWantsArePassedOver() throws {
    let deep = String(repeating: "[", count: 509) + String(repeating: "]", count: 509)
    let batch = try decodeRows("{\"x\":\(deep),\"a\":1},{\"a\":2}", fields: #"integer "$['a']""#)
    #expect(batch.records.map { $0.integer(0) } == [1, 2])
    let deeper = "[" + deep + "]"
    #expect(throws: TicketDecodingError.self) {
      try decodeRows("{\"x\":\(deeper),\"a\":1}", fields: #"integer "$['a']""#)
    }
  }
}
