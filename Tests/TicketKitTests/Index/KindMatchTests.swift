import Foundation
import Testing

@testable import TicketKit

/// Which kind a row is of: by value, by what it has, and the kind of unknown rows.
@Suite struct KindMatchTests {
  /// The kinds' names of the rows, and the issues of those that give no ticket.
  private func kinds(_ rows: String, _ layout: String, head: String = "") throws -> [String] {
    let batch = try decode("{\(head)\"data\":[\(rows)]}", layout)
    let names = try TicketLayout("layout 1\n" + layout).contents.get().kinds.map(\.name)
    var lines = batch.records.map { ($0.row, names[$0.kind]) }
    lines += zip(batch.issues, batch.issueLines).map { ($0.row, $1) }
    return lines.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static let keyed = """
    envelope items "$['data']"
    kind "percent" has "$['percent_off']" lacks "$['amount_off']"
    decimal "$['percent_off']"
    kind "amount" has "$['amount_off']" "$['currency']" lacks "$['percent_off']"
    money "$['amount_off']" minor currencyAt "$['currency']"
    kind "nested" has "$['restrictions']['minimum']"
    string "$['restrictions']['minimum']"
    """

  @Test func aRowIsOfTheKindWhoseKeysItHas() throws {
    let rows = """
      {"percent_off":12.5},{"amount_off":500,"currency":"jpy"},
      {"percent_off":12.5,"amount_off":null,"currency":null},
      {"amount_off":500,"currency":"CNY","percent_off":null},{"restrictions":{"minimum":"3"}},
      {"currency":"CNY","amount_off":1}
      """
    #expect(
      try kinds(rows, Self.keyed) == ["percent", "amount", "percent", "amount", "nested", "amount"])
  }

  @Test func presentMeansNotNull() throws {
    let rows = """
      {"percent_off":null},{"percent_off":false},{"percent_off":""},{"restrictions":{"minimum":null}},
      {"restrictions":[1]},{"restrictions":{"minimum":{}}},{},{"percent_off":1,"percent_off":null}
      """
    #expect(
      try kinds(rows, Self.keyed) == [
        "unknown-type $['data'][0]", "wrong-type $['data'][1]['percent_off']",
        "missing $['data'][2]['percent_off']", "unknown-type $['data'][3]",
        "unknown-type $['data'][4]", "wrong-type $['data'][5]['restrictions']['minimum']",
        "unknown-type $['data'][6]", "unknown-type $['data'][7]",
      ])
  }

  /// What an earlier member gave is forgotten where the last one of its name does not give it,
  /// whichever way the rows are read: parsed, as the row before, or in turn with others.
  @Test func ofRepeatedObjectsTheLastCounts() throws {
    let layout = """
      envelope row "$['k']" items "$['data']"
      kind "a" match "a"
      string? "$['o']['x']"
      string? "$['o']['i']['y']"
      kind "b" match "b"
      string? "$['o']['z']"
      """
    let rows: [(row: String, texts: [String?])] = [
      (#"{"o":{"x":1,"i":{"y":2}},"o":{},"k":"a"}"#, [nil, nil]),
      (#"{"o":{"i":{"y":2}},"o":{"x":3},"k":"a"}"#, ["3", nil]),
      (#"{"o":{"i":{"y":2},"i":{}},"k":"a"}"#, [nil, nil]),
      (#"{"k":"a","o":{"i":{"y":2},"i":{"w":0}}}"#, [nil, nil]),
      (#"{"k":"a","o":{"x":1,"i":{"y":2},"i":5}}"#, ["1", nil]),
      (#"{"k":"a","o":{"x":1},"o":{"i":{"y":2}},"o":{"w":0}}"#, [nil, nil]),
      (#"{"k":"a","o":{"i":{"y":1},"x":2},"o":7}"#, [nil, nil]),
      (#"{"k":"a","o":{"i":{"y":1},"x":2},"o":[{"x":3}]}"#, [nil, nil]),
      (#"{"k":"a","o":{"x":1,"i":{"y":2}}}"#, ["1", "2"]),
      (#"{"o":{"i":{"y":2},"x":1},"k":"a"}"#, ["1", "2"]),
    ]
    var random = SeededRandom(seed: 8)
    for round in 0..<200 {
      // Each row several times behind the others, and rows in any order.
      let drawn = (0..<12).flatMap { number in
        round < rows.count
          ? [rows[(round + number / 4) % rows.count]] : [rows.randomElement(using: &random)!]
      }
      let space = ["", " ", "\n  "][round % 3]
      let json = drawn.map { $0.row.replacingOccurrences(of: ":", with: ":" + space) }
      let batch = try decode(#"{"data":[\#(json.joined(separator: ","))]}"#, layout)
      #expect(
        batch.records.map { [$0.optionalString(0), $0.optionalString(1)] } == drawn.map(\.texts),
        "\(json)")
    }
  }

  @Test func withoutKindsEachRowIsOfUnknownKind() throws {
    let rows = #"{"a":1},7,null,{}"#
    let expected = (0..<4).map { "unknown-type $['data'][\($0)]" }
    #expect(try kinds(rows, "envelope items \"$['data']\"") == expected)
    #expect(
      try kinds(
        rows, "envelope response \"$['t']\" items \"$['data']\"", head: "\"t\":1,") == expected)
  }

  @Test func aRowThatTwoKindsClaimIsAmbiguous() throws {
    let row = #"{"percent_off":1,"restrictions":{"minimum":2}}"#
    let batch = try decode("{\"data\":[\(row),{\"percent_off\":1}]}", Self.keyed)
    #expect(batch.records.map(\.row) == [1])
    #expect(batch.issueLines == ["ambiguous-type $['data'][0]"])
    #expect(batch.issues[0].dropsRow)
    #expect(batch.issues[0].expected == "a row of one kind")
    #expect(batch.issues[0].found == "what percent, nested claim")
    #expect(batch.issues[0].rawRow == Data(row.utf8))
  }

  @Test func anIssueSaysWhatWouldHaveBeenRight() throws {
    let batch = try decode(#"{"data":[{"a":1,"b":{}},{},7]}"#, Self.keyed)
    #expect(batch.issues.map(\.code) == [.unknownType, .unknownType, .notAnObject])
    #expect(
      batch.issues[0].expected
        == "a row with $['percent_off'] without $['amount_off'], or with $['amount_off'], "
        + "$['currency'] without $['percent_off'], or with $['restrictions']['minimum']")
    #expect(
      batch.issues.map(\.found) == ["an object with 'a', 'b'", "an empty object", "the number 7"])
  }

  @Test func unknownTakesWhatNoOtherKindClaims() throws {
    let rows = #"{"percent_off":1},{"x":1},{},7,{"percent_off":1,"restrictions":{"minimum":2}}"#
    #expect(
      try kinds(rows, Self.keyed + "\nkind \"other\" unknown\nstring? \"$['x']\"") == [
        "percent", "other", "other", "not-an-object $['data'][3]", "ambiguous-type $['data'][4]",
      ])
    #expect(
      try kinds(
        #"{"x":1},{"x":[]},null"#,
        "envelope items \"$['data']\"\nkind \"other\" unknown\nstring? \"$['x']\"") == [
          "other", "wrong-type $['data'][1]['x']", "not-an-object $['data'][2]",
        ])
  }

  private static let mixed = """
    kind "plain" match "1" "vip"
    string? "$['v']"
    kind "keyed" has "$['k']"
    string "$['k']"
    kind "other" unknown
    string? "$['v']"
    """

  @Test func aRowsOwnDiscriminatorComesFirst() throws {
    let layout = "envelope row \"$['t']\" items \"$['data']\"\n" + Self.mixed
    let rows = """
      {"t":1},{"t":"vip","k":"x"},{"t":9,"k":"x"},{"t":9},{"k":"x"},{"t":null,"k":"x"},
      {"t":true,"k":"x"},{},{"t":null},{"t":true},{"t":{}},{"t":""},{"t":1.0}
      """
    #expect(
      try kinds(rows, layout) == [
        "plain", "plain", "keyed", "other", "keyed", "keyed", "keyed",
        "missing-type $['data'][7]['t']", "null-type $['data'][8]['t']",
        "wrong-type $['data'][9]['t']", "wrong-type $['data'][10]['t']", "other", "other",
      ])
  }

  @Test(arguments: [
    (#""t":1,"#, ["plain", "plain"]), (#""t":9,"#, ["keyed", "other"]),
    (#""t":"","#, ["keyed", "other"]), ("", ["keyed", "missing-type $['data'][1]"]),
    (#""t":null,"#, ["keyed", "null-type $['data'][1]"]),
    (#""t":[],"#, ["keyed", "wrong-type $['data'][1]"]),
  ])
  func theResponsesDiscriminatorComesFirst(head: String, expected: [String]) throws {
    let layout = "envelope response \"$['t']\" items \"$['data']\"\n" + Self.mixed
    let rows = #"{"k":"x","v":1},{"v":2}"#
    #expect(try kinds(rows, layout, head: head) == expected)
    // The discriminator behind the rows.
    let tail = head.isEmpty ? "" : "," + head.dropLast()
    let batch = try decode("{\"data\":[\(rows)]\(tail)}", layout)
    #expect(batch.records.count + batch.issues.count == 2)
    #expect(batch.records.count == expected.filter { !$0.contains(" ") }.count)
  }

  @Test func withoutKindsByValueNobodyMissesADiscriminator() throws {
    let kinds = """
      kind "keyed" has "$['k']"
      string "$['k']"
      kind "other" unknown
      """
    let rows = #"{"k":1},{"t":null},{},{"t":5},{"t":true}"#
    #expect(
      try self.kinds(rows, "envelope row \"$['t']\" items \"$['data']\"\n" + kinds) == [
        "keyed", "other", "other", "other", "wrong-type $['data'][4]['t']",
      ])
    #expect(
      try self.kinds(rows, "envelope response \"$['t']\" items \"$['data']\"\n" + kinds) == [
        "keyed", "other", "other", "other", "other",
      ])
  }

  @Test func aDiscriminatorIsComparedAsText() throws {
    let layout = """
      envelope row "$['t']" items "$['data']"
      kind "one" match "1" "vip" "满"
      kind "zero" match "1.0" ""
      """
    let rows =
      #"{"t":1},{"t":"1"},{"t":"\u0031"},{"t":1.0},{"t":"1.0"},{"t":""},{"t":"\u6ee1"},{"t":"VIP"}"#
    #expect(
      try kinds(rows, layout) == [
        "one", "one", "one", "zero", "zero", "zero", "one", "unknown-type $['data'][7]['t']",
      ])
  }

  /// CreateAPI#158, swift-openapi-generator#221.
  @Test func manyKindsByTheirKeys() throws {
    let layout =
      "envelope items \"$['data']\"\n"
      + (0..<300).map { "kind \"k\($0)\" has \"$['key\($0)']\"\ninteger \"$['key\($0)']\"\n" }
      .joined()
    let rows = (0..<900).map { "{\"id\":1,\"key\($0 % 301)\":\($0)}" }.joined(separator: ",")
    let batch = try decode("{\"data\":[\(rows)]}", layout)
    #expect(batch.records.map(\.kind) == (0..<900).map { $0 % 301 }.filter { $0 < 300 })
    #expect(batch.records.allSatisfy { $0.integer(0) == $0.row })
    #expect(batch.issues.map(\.row) == [300, 601])
  }

  @Test func oneObjectIsOneRow() throws {
    let batch = try decode(
      #"{"data":{"percent_off":12.5},"page":{"total":1}}"#, Self.keyed)
    #expect(batch.records.map { $0.text(0) } == ["12.5"])
    #expect(batch.value(at: "page.total")?.integer == 1)
    let none = try decode(#"{"data":{"x":1}}"#, Self.keyed)
    #expect(none.issueLines == ["unknown-type $['data']"])
    #expect(try decode(#"{"data":null}"#, Self.keyed).tickets.isEmpty)
  }
}
