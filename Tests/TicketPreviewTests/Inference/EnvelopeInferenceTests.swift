import Foundation
import Testing
import TicketSchema

@testable import TicketPreview

/// Where the rows are found, and what tells their kinds apart.
@Suite struct EnvelopeInferenceTests {
  private func envelope(_ texts: String...) throws -> String? {
    let run = try Inferring(
      texts.enumerated().map { ("s\($0.offset).json", Data($0.element.utf8)) })
    #expect(try run.brokenPromises() == [])
    return run.text(of: "ticketgen.yaml").split(separator: "\n")
      .first { $0.hasPrefix("envelope: ") }.map { String($0.dropFirst("envelope: ".count)) }
  }

  @Test func findsRowsWhereTheyStand() throws {
    #expect(try envelope(#"[{"name":"a"},{"name":"b"}]"#) == #"{items: "$"}"#)
    #expect(try envelope(#"{"name":"a","deadline":"2026-11-30"}"#) == #"{items: "$"}"#)
    #expect(try envelope(#"{"code":0,"data":{"list":[{"name":"a"}]}}"#) == "{items: data.list}")
    #expect(
      try envelope(#"{"code":0,"data":{"name":"a","discount":5,"tags":[{"id":1},{"id":2}]}}"#)
        == "{items: data}")
    #expect(try envelope(#"{"a b":[{"name":"a"}],"errors":[]}"#) == #"{items: "$['a b']"}"#)
    #expect(try envelope(#"[[{"name":"a"},{"name":"b"}]]"#) == #"{items: "$[0]"}"#)
  }

  @Test func prefersRowsThatLookLikeTickets() throws {
    let json = #"""
      {"users":[{"id":1},{"id":2},{"id":3}],"coupons":[{"couponName":"a","endTime":"2026-11-30","amount":5}]}
      """#
    #expect(try envelope(json) == "{items: coupons}")
    #expect(
      try Inferring(json).text(of: "ticketgen.yaml").contains(
        "\n# CHECK: 3 rows stand at users as well.\n"))
  }

  @Test("Rows that the one path misses are named: under keys that are data, in lists of lists")
  func namesRowsBesideTheOnesThatAreRead() throws {
    let table = try Inferring(
      #"{"data":{"101":{"name":"a","amount":5},"102":{"name":"b","amount":6}},"page":{"size":1}}"#)
    #expect(
      table.text(of: "ticketgen.yaml").contains(
        "\n# CHECK: 1 row stands at data.102 as well.\nenvelope: {items: data.101}\n"))
    let lists = try Inferring(#"[[{"name":"a"}],[{"name":"b"}]]"#)
    #expect(
      lists.text(of: "ticketgen.yaml").contains(
        "\n# CHECK: 1 row stands at $[1] as well.\nenvelope: {items: \"$[0]\"}\n"))
  }

  @Test("A number inside an object sorts that object, and not the rows")
  func takesNumbersInsideObjectsForNoDiscriminator() throws {
    #expect(
      try envelope(
        #"[{"name":"a","price":{"lowestPriceType":1}},{"name":"b","price":{"lowestPriceType":2},"x":1}]"#
      ) == #"{items: "$"}"#)
    #expect(
      try envelope(
        #"[{"name":"a","worth":{"valueType":"fixed"}},{"name":"b","worth":{"valueType":"rate"}}]"#)
        == #"{items: "$", each: worth.valueType}"#)
  }

  @Test func findsTheDiscriminatorOfEachRow() throws {
    #expect(
      try envelope(#"[{"type":"a","x":1},{"type":"b","y":1},{"type":"a","x":2}]"#)
        == #"{items: "$", each: type}"#)
    // A strong name is enough where there is only one value yet.
    #expect(
      try envelope(#"{"data":[{"type":"flight-offer","id":1},{"type":"flight-offer","id":2}]}"#)
        == "{items: data, each: type}")
    // What is different in every row is no kind.
    let rows = (0..<9).map { "{\"type\":\"t\($0)\",\"name\":\"a\"}" }.joined(separator: ",")
    #expect(try envelope("[\(rows)]") == #"{items: "$"}"#)
  }

  @Test func findsTheDiscriminatorOfTheResponse() throws {
    #expect(
      try envelope(
        #"{"modelType":1,"data":[{"a":1}]}"#, #"{"modelType":2,"data":[{"b":1}]}"#)
        == "{type: modelType, items: data}")
    let run = try Inferring(
      [
        ("coupons.json", Data(#"{"modelType":1,"data":[{"a":1}]}"#.utf8)),
        ("cards.json", Data(#"{"modelType":"2","data":[{"b":1}]}"#.utf8)),
      ])
    #expect(run.drafts.files.map(\.name) == ["ticketgen.yaml", "coupons.yaml", "cards.yaml"])
    // A sample without rows tells no kind.
    #expect(
      try envelope(
        #"{"modelType":1,"data":[{"a":1}]}"#, #"{"modelType":2,"data":null}"#)
        == "{type: modelType, items: data}")
  }

  @Test func tellsKindsApartByWhatTheyHave() throws {
    let run = try Inferring(
      #"""
      {"data":[{"couponName":"a","amount":1,"id":1},{"productName":"b","price":2,"stock":3},
       {"couponName":"c","amount":2,"id":2,"extra":1}]}
      """#)
    #expect(try run.brokenPromises() == [])
    #expect(run.text(of: "ticketgen.yaml").contains("envelope: {items: data}\n"))
    #expect(run.text(of: "coupon.yaml").contains("\nmatch: {has: couponName}\n"))
    #expect(run.text(of: "product.yaml").contains("\nmatch: {has: productName}\n"))
  }

  @Test func claimsRowsWithoutADiscriminator() throws {
    let run = try Inferring(
      #"[{"type":1,"name":"a"},{"type":2,"name":"b"},{"name":"c"},{"type":null,"name":"d"}]"#)
    #expect(try run.brokenPromises() == [])
    #expect(try run.responses().first?.tickets.count == 4)
    #expect(run.text(of: "other.yaml").contains("\nmatch: {has: name}\n"))
  }

  @Test func saysWhichSampleKeepsItsRowsElsewhere() throws {
    let run = try Inferring(
      [
        ("a.json", Data(#"{"data":[{"name":"a","amount":1},{"name":"b","amount":2}]}"#.utf8)),
        ("b.json", Data(#"[{"name":"a"}]"#.utf8)),
      ])
    let findings = run.drafts.findings.findings
    #expect(findings.map(\.id) == ["sample-other-envelope"])
    #expect(findings.map(\.place) == [.path("b.json")])
    #expect(run.drafts.files.isEmpty)
  }

  /// What all samples have in common says less than what tells their rows apart.
  @Test func aDiscriminatorOfRowsComesBeforeOneThatIsAlwaysTheSame() throws {
    let run = try Inferring(#"{"type":"coupon","data":[{"type":"a","x":1},{"type":"b","y":1}]}"#)
    #expect(run.text(of: "ticketgen.yaml").contains("{items: data, each: type}"))
    #expect(try run.brokenPromises() == [])
  }

  /// Where one kind is asked for, it is no kind by value unless all rows have one.
  @Test func oneKindOfRowsWithoutTheirDiscriminatorTakesAllRows() throws {
    let json = #"[{"type":"a","x":1},{"type":"a","x":2},{"x":3}]"#
    let run = try Inferring([("s.json", Data(json.utf8))], kind: "coupon")
    #expect(run.text(of: "coupon.yaml").contains("\nmatch: {unknown: true}\n"))
    #expect(try run.responses().first?.tickets.count == 3)
    // It was not drafted otherwise first.
    #expect(run.drafts.repairs == 0)
  }

  @Test func anIdentityIsUnique() throws {
    let unique = try Inferring(#"{"data":[{"id":1,"name":"a"},{"id":2,"name":"b"}]}"#)
    #expect(unique.drafts.files.last?.text.contains("\nid: id\n") == true)
    let repeated = try Inferring(#"{"data":[{"id":1,"name":"a"},{"id":1,"name":"b"}]}"#)
    #expect(repeated.drafts.files.last?.text.contains("\nid:") == false)
  }

  @Test func draftsOneKindWhenAsked() throws {
    let json = #"[{"type":"a","x":1},{"type":"b","y":1}]"#
    let run = try Inferring([("s.json", Data(json.utf8))], kind: "CashVoucher")
    #expect(run.drafts.files.map(\.name) == ["ticketgen.yaml", "cash-voucher.yaml"])
    #expect(run.text(of: "cash-voucher.yaml").contains("\nmatch: [a, b]\n"))
    #expect(try run.brokenPromises() == [])
  }
}
