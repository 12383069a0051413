import Foundation
import Testing

@testable import TicketKit

@Suite struct TicketIssueTests {
  private static let layout = """
    envelope row "$['kind']" items "$['data']"
    zone "UTC"
    kind "a" match "1"
    string "$['s']"
    bool? "$['b']" invalid
    integer? "$['i']" invalid
    decimal? "$['d']" "$['e']['d'][-1]" invalid
    date? "$['t']" format "iso8601" invalid
    enum? "$['c']" case "x" "1" invalid
    """

  private func issues(_ row: String) throws -> [TicketIssue] {
    try decode("{\"data\":[\(row)]}", Self.layout).issues
  }

  @Test(arguments: [
    (#"{"kind":1}"#, "missing", "$['data'][0]['s']", "a string or a number", "nothing"),
    (#"{"kind":1,"s":null}"#, "missing", "$['data'][0]['s']", "a string or a number", "null"),
    (
      #"{"kind":1,"s":["secret"]}"#, "wrong-type", "$['data'][0]['s']", "a string or a number",
      "an array"
    ),
    (
      #"{"kind":1,"s":"","i":18.18}"#, "wrong-type", "$['data'][0]['i']", "a whole number",
      "the number 18.18"
    ),
    (
      #"{"kind":1,"s":"","i":1e300}"#, "out-of-range", "$['data'][0]['i']", "a whole number",
      "the number 1e300"
    ),
    (
      #"{"kind":1,"s":"","d":"8折"}"#, "wrong-type", "$['data'][0]['d']", "a number",
      "the string \"8折\""
    ),
    (
      #"{"kind":1,"s":"","e":{"d":[1,"x"]}}"#, "wrong-type", "$['data'][0]['e']['d'][1]",
      "a number", "the string \"x\""
    ),
    (
      #"{"kind":1,"s":"","t":"2026-13-01"}"#, "wrong-type", "$['data'][0]['t']",
      "a date (iso8601)", "the string \"2026-13-01\""
    ),
    (
      #"{"kind":1,"s":"","c":{}}"#, "wrong-type", "$['data'][0]['c']",
      "a string or a whole number", "an object"
    ),
    (
      #"{"kind":1,"s":"","b":"maybe"}"#, "wrong-type", "$['data'][0]['b']",
      "true or false, 1 or 0, \"yes\" or \"no\"", "the string \"maybe\""
    ),
    ("7", "not-an-object", "$['data'][0]", "an object", "the number 7"),
    ("null", "not-an-object", "$['data'][0]", "an object", "null"),
    (#"{"kind":9}"#, "unknown-type", "$['data'][0]['kind']", "one of 1", "the number 9"),
    (#"{"s":""}"#, "missing-type", "$['data'][0]['kind']", "one of 1", "nothing"),
    (#"{"kind":null}"#, "null-type", "$['data'][0]['kind']", "one of 1", "null"),
    (#"{"kind":true}"#, "wrong-type", "$['data'][0]['kind']", "one of 1", "true"),
  ])
  func anIssueTellsPathExpectedAndFound(
    row: String, code: String, path: String, expected: String, found: String
  ) throws {
    let issues = try issues(row)
    try #require(issues.count == 1)
    #expect(issues[0].code.rawValue == code)
    #expect(issues[0].path == path)
    #expect(issues[0].expected == expected)
    #expect(issues[0].found == found)
    #expect(issues[0].row == 0)
    #expect(issues[0].rawRow == Data(row.utf8))
  }

  /// Of the closed list only `ambiguous-type` cannot occur yet: no kind is told by its members.
  @Test func theCodesAreTheDocumentedList() {
    #expect(
      TicketIssue.Code.allCases.map(\.rawValue) == [
        "wrong-type", "missing", "out-of-range", "unknown-type", "missing-type", "null-type",
        "ambiguous-type", "not-an-object",
      ])
  }

  @Test func aDescriptionNeverPrintsTheRow() throws {
    let long = String(repeating: "满", count: 50)
    let issue = try #require(
      issues(#"{"kind":1,"s":"secret","i":"\#(long)"}"#).first)
    #expect(
      issue.description
        == "row 0: wrong-type at $['data'][0]['i']: expected a whole number, "
        + "found the string \"\(String(repeating: "满", count: 40))…\"")
    let dropped = try #require(issues(#"{"kind":1,"phone":"secret"}"#).first)
    #expect(
      dropped.description
        == "row 0: missing at $['data'][0]['s']: expected a string or a number, found nothing; "
        + "the row is left out")
    for text in [issue.description, dropped.description, String(reflecting: dropped)] {
      #expect(!text.contains("secret"))
    }
  }

  @Test func namesInPathsAreEscaped() throws {
    let batch = try decode(
      #"{"it's":[{"k":"1","a\n\"b":[]}]}"#,
      """
      envelope row "$['k']" items "$['it\\\\'s']"
      kind "a" match "1"
      string "$['a\\\\n\\"b']"
      """)
    #expect(batch.issues.map(\.path) == [#"$['it\'s'][0]['a\n"b']"#])
  }

  @Test func issuesAreInRowAndSchemaOrderWhateverTheOrderOfMembers() throws {
    let batch = try decode(
      #"{"data":[{"c":[],"i":[],"s":[],"kind":1},{"kind":5},{"i":[],"kind":1,"b":[]}]}"#,
      Self.layout)
    #expect(
      batch.issueLines == [
        "wrong-type $['data'][0]['s']", "wrong-type $['data'][0]['i']",
        "wrong-type $['data'][0]['c']", "unknown-type $['data'][1]['kind']",
        "missing $['data'][2]['s']", "wrong-type $['data'][2]['b']", "wrong-type $['data'][2]['i']",
      ])
    #expect(batch.issues.map(\.dropsRow) == [true, false, false, true, true, false, false])
  }

  @Test func anIssueOutlivesItsBatch() throws {
    let issue: TicketIssue
    do {
      let filler = String(repeating: "x", count: 200)
      issue = try #require(issues(#"{"kind":1,"s":"\#(filler)","i":"wrong"}"#).first)
    }
    #expect(issue.found == "the string \"wrong\"")
    #expect(issue.rawRow.count > 200)
  }

  @Test func aRowThatTheFactoryHasNoTypeForIsAnIssue() throws {
    let json = #"{"modelType":3,"data":[{"name":"a"},{"x":1},{"name":"b"}]}"#
    let batch = try CouponFactory.decode(Data(json.utf8))
    #expect(batch.tickets.isEmpty)
    #expect(
      batch.issueLines == [
        "unknown-type $['data'][0]", "missing $['data'][1]['name']", "unknown-type $['data'][2]",
      ])
  }
}
