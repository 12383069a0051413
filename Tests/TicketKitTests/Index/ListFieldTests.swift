import Foundation
import Testing

@testable import TicketKit

@Suite struct ListFieldTests {
  private func record(_ json: String, _ field: String) throws -> TicketRecord {
    let batch = try decodeRows("{\"a\":\(json)}", fields: field)
    #expect(batch.issueLines.isEmpty)
    return try #require(batch.records.first)
  }

  private static let stringLists: [(String, [String])] = [
    (#"["a","b"]"#, ["a", "b"]), ("[]", []), ("[ ]", []), ("[null]", []),
    (#"[null,"a",null,1.50,""]"#, ["a", "1.50", ""]), (#""a""#, ["a"]), ("7", ["7"]),
    (#"[ "\u0061" , "b" ]"#, ["a", "b"]), (#"["a,b","[c]"]"#, ["a,b", "[c]"]),
  ]

  @Test(arguments: stringLists)
  func strings(json: String, texts: [String]) throws {
    let record = try record(json, #"list-string "$['a']""#)
    #expect(record.strings(0) == texts)
    #expect(record.optionalStrings(0) == texts)
    #expect(record.text(.join(0, "·")) == texts.joined(separator: "·"))
    #expect(record.isPresent(0))
    #expect(record.detached().strings(0) == texts)
  }

  @Test func numbers() throws {
    let integers = try record(#"[1,"2",3.0,null,-4e1]"#, #"list-integer "$['a']""#)
    #expect(integers.integers(0) == [1, 2, 3, -40])
    #expect(integers.text(.join(0, " ")) == "1 2 3 -40")
    let negated = try record("[1,-2,0]", #"list-integer "$['a']" negate"#)
    #expect(negated.integers(0) == [-1, 2, 0])
    #expect(negated.text(.join(0, " ")) == "-1 2 0")
    let decimals = try record(#"["5.02",1e2,-0.0,0.10]"#, #"list-decimal "$['a']""#)
    #expect(decimals.decimals(0) == [Decimal(502) / 100, 100, 0, Decimal(1) / 10])
    #expect(decimals.text(.join(0, " ")) == "5.02 100 0 0.1")
    let scalar = try record("7", #"list-decimal "$['a']" negate"#)
    #expect(scalar.decimals(0) == [-7])
  }

  @Test func enums() throws {
    let record = try record(
      #"[9,"lost",0,null,"1"]"#, #"list-enum "$['a']" case "unused" "0" case "used" "1" "9""#)
    #expect(record.enumCases(0) == [1, nil, 0, 1])
    #expect(record.strings(0) == ["9", "lost", "0", "1"])
    #expect(record.text(.join(0, ",")) == "used,lost,unused,used")
  }

  @Test func theLocalesList() throws {
    let record = try record(#"["茶","咖啡","水"]"#, #"list-string "$['a']""#)
    #expect(record.text(.list(0)) == "茶、咖啡和水")
    #expect(record.text("饮品：", .list(0)) == "饮品：茶、咖啡和水")
  }

  @Test func elementsWithMarkup() throws {
    let record = try record(#"["<b>a</b>","\u0026lt;"]"#, #"list-string "$['a']" html"#)
    #expect(record.strings(0) == ["a", "<"])
    #expect(record.text(.join(0, "|")) == "a|<")
  }

  private static let refused: [(String, String, String)] = [
    ("list-integer", #"[1,"x",2]"#, "wrong-type $['data'][0]['a'][1]"),
    ("list-integer", "[1,2.5]", "wrong-type $['data'][0]['a'][1]"),
    ("list-integer", "[null,9223372036854775808]", "out-of-range $['data'][0]['a'][1]"),
    ("list-integer", #"[""]"#, "wrong-type $['data'][0]['a'][0]"),
    ("list-integer", #""x""#, "wrong-type $['data'][0]['a']"),
    ("list-string", "[true]", "wrong-type $['data'][0]['a'][0]"),
    ("list-string", #"["a",["b"]]"#, "wrong-type $['data'][0]['a'][1]"),
    ("list-string", "{}", "wrong-type $['data'][0]['a']"),
    ("list-string", "false", "wrong-type $['data'][0]['a']"),
    ("list-string", #""""#, "missing $['data'][0]['a']"),
    ("list-string", "null", "missing $['data'][0]['a']"),
    ("list-decimal", "[1e300]", "out-of-range $['data'][0]['a'][0]"),
    ("list-enum", "[1,1.5]", "wrong-type $['data'][0]['a'][1]"),
    ("list-enum", "[{}]", "wrong-type $['data'][0]['a'][0]"),
  ]

  @Test(arguments: refused)
  func aWrongElementIsPointedAt(type: String, json: String, line: String) throws {
    let batch = try decodeRows("{\"a\":\(json)}", fields: "\(type) \"$['a']\"")
    #expect(batch.issueLines == [line])
    #expect(batch.tickets.isEmpty)
  }

  @Test func theIssueSaysWhatAnElementIs() throws {
    let field = #"list-integer "$['a']""#
    let element = try #require(try decodeRows(#"{"a":[1,"x"]}"#, fields: field).issues.first)
    #expect(element.expected == "a whole number")
    #expect(element.found == "the string \"x\"")
    let whole = try #require(try decodeRows(#"{"a":{}}"#, fields: field).issues.first)
    #expect(whole.expected == "a whole number, or a list of them")
    #expect(whole.found == "an object")
  }

  @Test func absenceAndDefaults() throws {
    let fields = """
      list-string? "$['a']" absent "-"
      list-integer "$['b']" default [7,8]
      list-string "$['c']" default "x"
      list-string "$['d']" default []
      """
    let record = try #require(try decodeRows(#"{"a":"-"}"#, fields: fields).records.first)
    #expect(record.optionalStrings(0) == nil)
    #expect(record.strings(0) == [])
    #expect(record.integers(1) == [7, 8])
    #expect(record.strings(2) == ["x"])
    #expect(record.optionalStrings(3) == [])
    #expect(record.text("a", .list(0), .join(0, "·")) == "a")
  }

  @Test func alternatesAndInvalid() throws {
    let fields = """
      list-integer "$['a']" "$['b']"
      list-integer? "$['a']" invalid
      """
    let batch = try decodeRows(#"{"a":[1,"x"],"b":[2]}"#, fields: fields)
    #expect(batch.issueLines == ["wrong-type $['data'][0]['a'][1]"])
    #expect(batch.records.first?.integers(0) == [2])
    #expect(batch.records.first?.optionalIntegers(1) == nil)
  }

  @Test func otherFieldsAreNoLists() throws {
    let record = try record("5", #"integer "$['a']""#)
    #expect(record.optionalStrings(0) == nil && record.integers(0).isEmpty)
    #expect(record.optionalEnumCases(0) == nil && record.enumCases(9).isEmpty)
    #expect(record.text(.list(0), .join(0, ","), .join(9, ",")).isEmpty)
  }

  @Test func aLongListTakesLinearTime() throws {
    let json = "[" + repeatElement("1", count: 60_000).joined(separator: ",") + "]"
    let record = try record(json, #"list-integer "$['a']""#)
    #expect(record.integers(0).count == 60_000)
    #expect(record.text(.join(0, "")).utf8.count == 60_000)
    #expect(record.text(.list(0)).hasSuffix("和1"))
  }
}
