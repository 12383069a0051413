import Foundation
import Testing
import TicketKit
import TicketSchema

@testable import TicketPreview

/// Samples that nobody would send on purpose: the drafts still pass and decode them.
@Suite struct HostileInferenceTests {
  static let samples: [(String, String)] = [
    ("an empty object", "{}"),
    ("an empty list", "[]"),
    ("an empty list in a wrapper", #"{"code":0,"data":[]}"#),
    ("null in the place of rows", #"{"data":null}"#),
    ("an empty row", #"{"data":[{}]}"#),
    ("empty rows beside others", #"{"data":[{},{"name":"a"},{},{"name":"b","x":1}]}"#),
    ("only null values", #"{"data":[{"name":null,"deadline":null},{"name":null}]}"#),
    ("only empty texts", #"{"data":[{"name":"","deadline":""}]}"#),
    ("a type that is empty", #"{"data":[{"type":"","name":"a"},{"type":"b","name":"c"}]}"#),
    ("types without rows to tell the rest", #"{"data":[{"type":1,"a":1},{"type":2,"b":1},{}]}"#),
    ("keys with quotes", #"{"data":[{"it's":1,"say \"hi\"":2,"back\\slash":3,"a.b":4,"[0]":5}]}"#),
    ("keys with line ends", #"{"data":[{"a\nb":1,"c\r\nd":2,"e\u2028f":3,"g\u0085h":4}]}"#),
    ("keys with controls", #"{"data":[{"\u0000":1,"a\u0007b":"x","\u001b[31m":2,"\u007f":3}]}"#),
    (
      "keys that are YAML",
      ##"{"data":[{"- a":1,"b: c":2,"# d":3,"null":4,"~":5,"? e":6,"{f}":7}]}"##
    ),
    ("keys of white space", #"{"data":[{" ":1,"":2," a ":3,"\u3000b":4}]}"#),
    (
      "keys that are keywords",
      #"{"data":[{"init":1,"self":2,"class":3,"Type":4,"now":5,"not":6}]}"#
    ),
    (
      "keys that are properties",
      #"{"data":[{"goodName":1,"record":2,"at":3,"type":true,"id":null}]}"#
    ),
    ("keys that collide", #"{"data":[{"a-b":1,"a_b":2,"aB":3,"a b":4,"A-B":5,"ab":6,"AB":7}]}"#),
    ("keys in other letters", #"{"data":[{"名称":"券","إسم":"x","e\u0301":1,"é":2,"🎫":3,"𝒳":4}]}"#),
    ("bidirectional keys and values", #"{"data":[{"a\u202Eb":"c\u202Ed","\u200F":1}]}"#),
    (
      "values that break out",
      ##"{"data":[{"status":"a\n- b","title":"\"}\nx: y","type":"# no"}]}"##
    ),
    (
      "types that break out",
      #"[{"type":"a\nb: c","x":1},{"type":"\"","x":2},{"type":"{y}","x":3}]"#
    ),
    ("repeated keys", #"{"data":[{"a":1,"a":"x","a":null}],"data":[{"a":1},{"a":2,"a":3}]}"#),
    (
      "huge numbers",
      #"[{"price":1e400,"count":123456789012345678901234567890123456789012,"id":-1e-400}]"#
    ),
    (
      "numbers at the border",
      #"[{"n":9223372036854775808,"m":-9223372036854775808},{"n":1,"m":2}]"#
    ),
    ("mixed scalars", #"[{"a":1},{"a":"x"},{"a":true},{"a":null},{"a":1.5}]"#),
    ("mixed kinds of values", #"[{"a":1},{"a":{"b":1}},{"a":[1]},{"a":[{"b":2}]},{"a":"x"}]"#),
    ("lists of lists", #"[{"a":[[1,2],[3]],"b":[[]],"c":[[[{"d":1}]]]}]"#),
    (
      "lists of everything",
      #"[{"a":[1,"x",true,null,{"b":1},[2]]},{"a":[true,false]},{"a":[null]}]"#
    ),
    (
      "a list whose first element is odd",
      #"[{"a":[null,{"b":1}]},{"a":[{"b":2}]},{"a":[1,{"b":3}]}]"#
    ),
    ("rows that are no objects", #"[{"a":1},null,1,"x",[],true,{"a":2}]"#),
    ("dates that are not", #"[{"endTime":"2026-02-30"},{"endTime":"2026-13-01"},{"endTime":"x"}]"#),
    ("dates in several forms", #"[{"endTime":"2026-02-03"},{"endTime":1798732799},{"endTime":0}]"#),
    (
      "currencies that are missing",
      #"[{"price":5,"currency":"USD"},{"price":6},{"price":7,"currency":""}]"#
    ),
    (
      "currencies without units",
      #"[{"price":500,"currency":"XAU"},{"price":700,"currency":"USD"}]"#
    ),
    ("rates out of range", #"[{"percent_off":150},{"percent_off":-3},{"percent_off":20}]"#),
    ("text that is JSON", #"[{"a":"{\"b\":\"{\\\"c\\\":1}\"}"},{"a":""},{"a":"{}"}]"#),
    ("text that is nearly JSON", #"[{"a":"{\"b\":1}"},{"a":"{\"b\":}"}]"#),
    ("text that is a JSON list", #"[{"a":"[1,2]"},{"a":"{\"b\":1}"}]"#),
    ("an object or its id", #"[{"c":{"id":1}},{"c":2},{"c":{"id":null}},{"c":"x"}]"#),
    ("a discriminator deep down", #"[{"a":{"type":"x","b":1}},{"a":{"type":"y","c":1}}]"#),
    (
      "types that are the same number", #"[{"type":1,"a":1},{"type":1.0,"a":2},{"type":"1","a":3}]"#
    ),
    (
      "types that differ in case", #"[{"type":"Ab","a":1},{"type":"aB","b":2},{"type":"AB","c":3}]"#
    ),
    ("types that are no names", #"[{"type":"🎫","a":1},{"type":"!!","b":2},{"type":"_","c":3}]"#),
    (
      "types that are reserved",
      #"[{"type":"init","a":1},{"type":"rawValue","b":2},{"type":"Self","c":3}]"#
    ),
    (
      "types that are settings",
      #"[{"type":"ticketgen","a":1},{"type":"_base","b":2},{"type":"a/b","c":3}]"#
    ),
    (
      "enums of odd words",
      #"""
      [{"status":"init"},{"status":"unrecognized"},{"status":"a-b"},{"status":"init"},
       {"status":"a_b"},{"status":"aB"},{"status":"A-b"},{"status":"a-b"}]
      """#
    ),
    ("a type of the response that breaks out", #"{"modelType":"a\n- b","data":[{"a":1}]}"#),
    ("a type of the response that is quoted", #"{"modelType":"it's \"x\"","data":[{"a":1}]}"#),
    ("an enum called type", #"[{"k":{"type":"A"}},{"k":{"type":"A"}},{"k":{"type":"B"}}]"#),
    ("an enum called date", #"[{"dateMode":"A"},{"dateMode":"A"},{"dateMode":"B"}]"#),
    (
      "names that make one member",
      #"""
      [{"statusValue":"A","Status":"B"},{"statusValue":"A","Status":"B"},{"statusValue":"C","Status":"D"}]
      """#
    ),
    ("a byte order mark", "\u{FEFF}" + #"{"data":[{"name":"a"}]}"#),
    ("surrogates alone", #"[{"\ud800":"x\udc00","type":"\ud800"}]"#),
  ]

  @Test(arguments: samples.indices)
  func passesAndDecodes(_ index: Int) throws {
    let (what, json) = Self.samples[index]
    let run = try Inferring(json)
    #expect(!run.drafts.findings.hasErrors, "\(what)")
    #expect(try run.brokenPromises() == [], "\(what)")
    #expect(run.drafts.repairs <= 1, "\(what)")
    // One kind for all rows is right as well.
    let one = try Inferring([("sample.json", Data(json.utf8))], kind: "coupon")
    #expect(one.drafts.files.map(\.name) == ["ticketgen.yaml", "coupon.yaml"], "\(what)")
    #expect(try one.brokenPromises() == [], "\(what)")
  }

  /// The ids of the findings about samples of which nothing can be drafted.
  @Test(arguments: ["1", "\"x\"", "null", "true", "[1,2]", "[null]", "[[1]]"])
  func saysThatThereAreNoRows(_ json: String) throws {
    let run = try Inferring(json)
    #expect(run.drafts.findings.findings.map(\.id) == ["sample-no-rows"])
    #expect(run.drafts.files.isEmpty)
  }

  @Test func warnsOfAnEmptyList() throws {
    let run = try Inferring(#"{"data":[]}"#)
    #expect(run.drafts.findings.findings.map(\.id) == ["sample-empty-list"])
    #expect(run.text(of: "ticketgen.yaml").contains("\nenvelope: {items: data}\n"))
  }

  @Test(arguments: ["!!", "ticketgen", "self", "Init"])
  func refusesANameThatNoKindCanHave(_ name: String) throws {
    let run = try Inferring(#"[{"a":1}]"#, kind: name)
    #expect(run.drafts.findings.findings.map(\.id) == ["kind-name"])
    #expect(run.drafts.files.isEmpty)
  }

  @Test func takesTenThousandKeys() throws {
    let members = (0..<10_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
    let run = try Inferring("[{\(members)}]")
    #expect(try run.brokenPromises() == [])
    // A ticket has no ten thousand fields: the first ones are drafted, and the draft says so.
    let kind = try #require(try run.kind(ofRow: 0))
    #expect(kind.fields.count == KindProfile.mostPaths)
    #expect(kind.fields.first?.name == "key0")
    #expect(run.drafts.files[1].text.contains("\n# Left out:\n#   further keys"))
  }

  @Test func takesManyRowsOfOtherKeys() throws {
    let rows = (0..<2_000).map { "{\"key\($0)\":\($0),\"id\":\($0)}" }.joined(separator: ",")
    let run = try Inferring("{\"data\":[\(rows)]}")
    #expect(try run.brokenPromises() == [])
    #expect(run.drafts.files.count == 2)
  }

  @Test func takesKeysOfAnyLength() throws {
    let long = String(repeating: "k", count: 100_000)
    let run = try Inferring("[{\"\(long)\":1,\"name\":\"a\",\"\(long.prefix(150))\":2}]")
    #expect(try run.brokenPromises() == [])
    #expect(run.drafts.files[1].text.utf8.count < 5_000)
  }

  @Test func takesLongPathsOfOddKeys() throws {
    let key = String(repeating: "\\u0001'", count: 30)
    var json = "1"
    for depth in 0..<11 {
      let members = (0..<5).map { "\"\($0)\(depth)\(key)\":\($0 == 0 ? json : "\($0)")" }
      json = "{\(members.joined(separator: ","))}"
    }
    let run = try Inferring("[\(json)]")
    #expect(try run.brokenPromises() == [])
    #expect(run.drafts.repairs == 0)
  }

  @Test func takesDeepNesting() throws {
    let deep = String(repeating: #"{"a":"#, count: 500) + "1" + String(repeating: "}", count: 500)
    #expect(try Inferring("[\(deep)]").brokenPromises() == [])
    let lists = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try Inferring("[{\"a\":\(lists)}]").brokenPromises() == [])
  }

  @Test func takesATableWhoseKeysAreData() throws {
    let members = (0..<500).map { "\"user\($0)\":{\"name\":\"x\($0)\"}" }.joined(separator: ",")
    let run = try Inferring(
      "{\"data\":[{\"byUser\":{\(members)},\"name\":\"a\",\"deadline\":\"2026-11-30\"}]}")
    #expect(try run.brokenPromises() == [])
    let kind = try #require(try run.kind(ofRow: 0))
    #expect(kind.shownPaths("goodName") == ["name"])
    #expect(kind.shownPaths("deadline") == ["deadline"])
  }

  @Test func isTheSameEveryTime() throws {
    for shape in ["in-house", "stress"] {
      let samples = [("payload.json", try Inferring.payload(shape))]
      let first = try Inferring(samples).drafts.files
      for _ in 0..<3 { #expect(try Inferring(samples).drafts.files == first) }
    }
  }
}
