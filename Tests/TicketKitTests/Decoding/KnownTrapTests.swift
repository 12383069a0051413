import Foundation
import Testing

@testable import TicketKit

/// Kinds of fault that others have reported in public, each with its right value.
@Suite struct KnownTrapTests {
  /// swift-foundation#274: 18.18 into an integer was "not valid JSON" with an empty path.
  @Test func aFractionInAnIntegerNamesRowFieldAndValue() throws {
    let batch = try decodeRows(#"{"n":1},{"n":18.18},{"n":3}"#, fields: #"integer "$['n']""#)
    #expect(batch.records.map { $0.integer(0) } == [1, 3])
    #expect(
      batch.issues.map(\.description) == [
        "row 1: wrong-type at $['data'][1]['n']: expected a whole number, "
          + "found the number 18.18; the row is left out"
      ])
  }

  /// AnyCodable#16: 0 and 1 became false and true, or the reverse.
  @Test func oneIsAnIntegerAndABool() throws {
    let batch = try decodeRows(
      #"{"n":1,"b":1},{"n":0,"b":0}"#, fields: "integer \"$['n']\"\nbool \"$['b']\"")
    #expect(batch.records.map { $0.integer(0) } == [1, 0])
    #expect(batch.records.map { $0.bool(1) } == [true, false])
  }

  /// corelibs-foundation#3736: `true` was accepted as integer 1, also as discriminator.
  @Test func trueIsNeitherAnIntegerNorADiscriminator() throws {
    let batch = try decodeRows(#"{"n":true}"#, fields: #"integer "$['n']""#)
    #expect(batch.issues.map(\.code) == [.wrongType])
    let rows = try decode(
      #"[{"k":true},{"k":"true"}]"#,
      "envelope row \"$['k']\" items \"$\"\nkind \"a\" match \"1\" \"true\"")
    #expect(rows.issues.map(\.code) == [.wrongType])
    #expect(rows.records.map(\.row) == [1])
  }

  /// soto-core#103: one object where an array is due.
  @Test func oneObjectIsOneRow() throws {
    let batch = try CouponFactory.decode(
      Data(
        #"{"modelType":1,"data":{"ticketId":"1","goodName":"","overdue":0,"ticketMoney":1,"minLimitMoney":1,"deadline":""}}"#
          .utf8))
    #expect(batch.tickets.map(\.id) == ["1"])
  }

  /// swift-evolution#1012: a loop that skips bad rows but does not advance never ends.
  @Test func rowsBehindABadOneAreRead() throws {
    let batch = try decodeRows(#"{},[],null,"x",{"n":[]},{"n":5}"#, fields: #"integer "$['n']""#)
    #expect(batch.records.map { $0.integer(0) } == [5])
    #expect(batch.issues.map(\.row) == [0, 1, 2, 3, 4])
  }

  /// powercontext#91: ids above 2^53 lost digits through Double.
  @Test func longIdentitiesStayExact() throws {
    let rows = #"{"id":9007199254740993},{"id":2026113000073002900000000001}"#
    let batch = try decodeRows(rows, fields: "string \"$['id']\"\ninteger? \"$['id']\" invalid")
    #expect(
      batch.records.map { $0.string(0) } == ["9007199254740993", "2026113000073002900000000001"])
    #expect(batch.records.map { $0.optionalInteger(1) } == [9_007_199_254_740_993, nil])
    #expect(batch.issues.map(\.code) == [.outOfRange])
  }

  /// SwagGen#204: 5.02 came back as 5.0199999.
  @Test func decimalsAreExact() throws {
    let batch = try decodeRows(#"{"n":5.02},{"n":"0.1"}"#, fields: #"decimal "$['n']""#)
    #expect(batch.records.map { $0.decimal(0).description } == ["5.02", "0.1"])
  }

  /// openapi-generator#7549: a fallback made the first variant accept everything.
  @Test func theDiscriminatorAloneChoosesTheKind() throws {
    let layout = """
      envelope row "$['k']" items "$"
      kind "greedy" match "1"
      string? "$['x']"
      kind "exact" match "2"
      integer "$['y']"
      """
    let batch = try decode(#"[{"k":2,"x":"a","y":1},{"k":2,"x":"a"},{"k":3,"x":"a"}]"#, layout)
    #expect(batch.records.map(\.kind) == [1])
    #expect(batch.issueLines == ["missing $[1]['y']", "unknown-type $[2]['k']"])
  }

  /// CreateAPI#158: several discriminators for one kind lost a case.
  @Test func everyDiscriminatorOfAKindReachesIt() throws {
    let layout = "envelope row \"$['k']\" items \"$\"\nkind \"a\" match \"1\" \"4\" \"vip\" \"满\""
    let batch = try decode(
      #"[{"k":1},{"k":"4"},{"k":4},{"k":"vip"},{"k":"v\u0069p"},{"k":"满"},{"k":1.0},{"k":"1 "}]"#,
      layout)
    #expect(batch.records.map(\.row) == [0, 1, 2, 3, 4, 5])
    #expect(batch.issues.map(\.code) == [.unknownType, .unknownType])
  }

  /// openapi-generator#7549, for kinds that go by keys: no kind is tried by what fits its fields.
  @Test func keysAloneChooseTheKind() throws {
    let layout = """
      envelope items "$"
      kind "greedy" has "$['a']"
      string? "$['x']"
      kind "exact" has "$['b']"
      integer "$['y']"
      kind "rest" unknown
      """
    let batch = try decode(
      #"[{"b":0,"y":1},{"b":0,"x":"a","y":"z"},{"x":"a","y":1},{"a":0,"b":0,"y":1}]"#, layout)
    #expect(batch.records.map(\.kind) == [1, 2])
    #expect(batch.issueLines == ["wrong-type $[1]['y']", "ambiguous-type $[3]"])
  }

  /// freezed#499, kotlinx.serialization#1889: unknown kinds and missing tags, told apart.
  @Test func anUnknownKindAndAMissingTagAreToldApart() throws {
    let layout = "envelope row \"$['k']\" items \"$\"\nkind \"a\" match \"1\""
    let batch = try decode(#"[{"k":1},{"k":2},{},{"k":null},{"k":[]},{"k":1}]"#, layout)
    #expect(batch.records.map(\.row) == [0, 5])
    #expect(batch.issues.map(\.row) == [1, 2, 3, 4])
    #expect(batch.issues.map(\.code) == [.unknownType, .missingType, .nullType, .wrongType])
    #expect(batch.issues.map(\.dropsRow) == [true, true, true, true])
    #expect(batch.issues.map(\.found) == ["the number 2", "nothing", "null", "an array"])
  }

  /// kotlinx.serialization PR 2362: a tag that is not the first key.
  @Test func theDiscriminatorMayStandAnywhere() throws {
    let layout = """
      envelope row "$['k']" items "$"
      kind "a" match "1"
      string "$['v']['w']"
      kind "b" match "2"
      integer "$['v']['w']"
      """
    let rows = (0..<50).flatMap { row in
      [
        "{\"k\":1,\"v\":{\"w\":\"a\(row)\"}}", "{\"v\":{\"w\":\(row)},\"k\":2}",
        "{\"v\":{\"k\":2,\"w\":\"b\(row)\"},\"k\":\"1\",\"z\":[]}",
      ]
    }
    let batch = try decode("[\(rows.joined(separator: ","))]", layout)
    #expect(batch.issues.isEmpty)
    #expect(batch.records.map(\.kind) == (0..<150).map { $0 % 3 == 1 ? 1 : 0 })
    #expect(
      batch.records.map { $0.string(0) } == (0..<50).flatMap { ["a\($0)", "\($0)", "b\($0)"] })
  }

  /// swift-openapi-generator#275: the inner reason was hidden.
  @Test func theReasonInsideIsTold() throws {
    let batch = try decode(
      #"{"data":[{"k":"x","e":"{\"tags\":[1,\"x\"]}"}]}"#,
      """
      envelope items "$['data']"
      kind "a" has "$['k']"
      embedded "$['e']"
      list-integer "$['e']['tags']"
      """)
    #expect(
      batch.issues.map(\.description) == [
        "row 0: wrong-type at $['data'][0]['e']['tags'][1]: expected a whole number, "
          + "found the string \"x\"; the row is left out"
      ])
  }

  /// The stress rows of the payload shapes.
  @Test func theStressRowsAreMappedVisibly() throws {
    let json = #"""
      {"modelType":1,"data":[
       {"type":1,"goodName":"🎫 10元券 \"新人\" \\(x)","deadline":"2026-11-30 23:59:59","perferential":"10.50","effectCondition":"满100可用","backgroundImageName":null},
       {"type":"1","goodName":"خصم 20٪ على كل شيء","deadline":1798732799,"perferential":20,"effectCondition":100},
       {"type":2,"goodName":"<b>大促</b>&amp;礼","deadline":1798732799000,"perferential":"8.5折","effectCondition":""},
       {"type":99,"goodName":"new kind from the server","futureField":{"a":[1,2]}},
       {"goodName":"no discriminator","deadline":"","perferential":null},
       null,
       {"type":1,"goodName":"👨‍👩‍👧‍👦 family","id":9007199254740993,"orderNo":"2026113000073002900000000001","deadline":"2026-11-30T23:59:59.120+08:00","perferential":-0.0}]}
      """#
    let layout = """
      envelope row "$['type']" items "$['data']"
      kind "coupon" id 2 match "1"
      string "$['goodName']"
      decimal "$['perferential']"
      string? "$['id']"
      string? "$['orderNo']"
      kind "discount" match "2"
      string "$['goodName']"
      string "$['perferential']"
      """
    let batch = try decode(json, layout)
    #expect(batch.records.map(\.row) == [0, 1, 2, 6])
    #expect(batch.records[0].text(0) == #"🎫 10元券 "新人" \(x)"#)
    #expect(batch.records[0].text("￥", 1) == "￥10.5")
    #expect(batch.records[2].text(1) == "8.5折")
    #expect(batch.records[3].text(1) == "0")
    #expect(batch.records[3].id == "9007199254740993")
    #expect(batch.records[3].text(3) == "2026113000073002900000000001")
    #expect(
      batch.issueLines == [
        "unknown-type $['data'][3]['type']", "missing-type $['data'][4]['type']",
        "not-an-object $['data'][5]",
      ])
  }
}
