import Foundation
import Testing

@testable import TicketKit

/// Paths that go on through strings holding JSON text.
@Suite struct EmbeddedTextTests {
  private static func layout(_ fields: String, _ embedded: String = "\"$['e']\"") -> String {
    """
    envelope response "$['t']" items "$['data']"
    zone "Asia/Shanghai"
    kind "row" match "1"
    embedded \(embedded)
    \(fields)
    """
  }

  private func batch(_ rows: [String], _ layout: String) throws -> TicketBatch {
    try decode("{\"t\":1,\"data\":[\(rows.joined(separator: ","))]}", layout)
  }

  /// A JSON string that holds a text.
  private func quoted(_ text: String) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }

  private static let fields = """
    string "$['e']['title']"
    integer? "$['e']['list'][-1]['n']"
    string? "$['e']"
    string? "$['x']"
    """

  @Test func valuesAreReadOutOfTheString() throws {
    let inner = #"{"title":"满\"100\" \u6ee1","list":[{"n":1},{"n":"2"}]}"#
    let batch = try batch(
      [
        "{\"e\":\(try quoted(inner)),\"x\":\"y\"}",
        "{\"x\":\"z\",\"e\":\(try quoted(" \n{\"title\":7}\t"))}",
      ],
      Self.layout(Self.fields))
    #expect(batch.issues.isEmpty)
    for records in [batch.records, batch.records.map { $0.detached() }] {
      #expect(records.map { $0.string(0) } == ["满\"100\" 满", "7"])
      #expect(records.map { $0.text(0) } == ["满\"100\" 满", "7"])
      #expect(records.map { $0.optionalInteger(1) } == [2, nil])
      #expect(records.map { $0.string(2) } == [inner, " \n{\"title\":7}\t"])
      #expect(records.map { $0.string(3) } == ["y", "z"])
    }
  }

  @Test func escapesOfTheOuterStringAreDecodedFirst() throws {
    let rows = [
      #"{"e":"\u007b\u0022title\u0022:\"a\\nb\"\u007d"}"#, #"{"e":"{\"title\":\"\\\\\"}"}"#,
      #"{"e":"{\"title\":\"\\ud83c\\udfab\"}"}"#, #"{"e":"{\"title\":\"\ud83c\udfab\"}"}"#,
      #"{"e":"{\"\\u0074itle\":\"\ud800\"}"}"#,
    ]
    let batch = try batch(rows, Self.layout(Self.fields))
    #expect(batch.issues.isEmpty)
    #expect(batch.records.map { $0.string(0) } == ["a\nb", "\\", "🎫", "🎫", "\u{FFFD}"])
  }

  @Test func aBOMInFrontOfTheTextIsPassedOver() throws {
    let rows = [
      "{\"e\":\"\u{FEFF}{\\\"title\\\":1}\"}", #"{"e":"\ufeff {\"title\":2}"}"#,
      #"{"e":"\ufeff{\"title\":[]}"}"#, #"{"e":"\ufeff"}"#, #"{"e":"\ufeff\ufeff{\"title\":3}"}"#,
    ]
    let batch = try batch(rows, Self.layout("string \"$['e']['title']\""))
    #expect(batch.records.map { $0.string(0) } == ["1", "2"])
    #expect(batch.records.map { $0.detached().string(0) } == ["1", "2"])
    #expect(
      batch.issueLines == [
        "wrong-type $['data'][2]['e']['title']", "wrong-type $['data'][3]['e']",
        "wrong-type $['data'][4]['e']",
      ])
  }

  private static let unreadable: [(String, String, String)] = [
    (#""{""#, "wrong-type $['data'][0]['e']", "the string \"{\""),
    (#""{\"title\":1,}""#, "wrong-type $['data'][0]['e']", "the string \"{\"title\":1,}\""),
    (#""{\"title\":01}""#, "wrong-type $['data'][0]['e']", "the string \"{\"title\":01}\""),
    (#""{} {}""#, "wrong-type $['data'][0]['e']", "the string \"{} {}\""),
    (#""text""#, "wrong-type $['data'][0]['e']", "the string \"text\""),
    (#"" ""#, "wrong-type $['data'][0]['e']", "the string \" \""),
    (
      #""{\"title\":\"a\nb\"}""#, "wrong-type $['data'][0]['e']",
      "the string \"{\"title\":\"a\nb\"}\""
    ),
    (#""{\"title\":[]}""#, "wrong-type $['data'][0]['e']['title']", "an array"),
    (#""{\"title\":null}""#, "missing $['data'][0]['e']['title']", "null"),
    (#""{}""#, "missing $['data'][0]['e']['title']", "nothing"),
    (#""[1]""#, "missing $['data'][0]['e']['title']", "nothing"),
    (#""5""#, "missing $['data'][0]['e']['title']", "nothing"),
    (#""""#, "missing $['data'][0]['e']['title']", "nothing"),
    ("null", "missing $['data'][0]['e']['title']", "nothing"),
    ("7", "missing $['data'][0]['e']['title']", "nothing"),
    ("true", "missing $['data'][0]['e']['title']", "nothing"),
  ]

  @Test(arguments: unreadable)
  func theIssueStandsAtTheStringThatIsNoJSON(json: String, line: String, found: String) throws {
    let batch = try batch(
      ["{\"e\":\(json)}", #"{"e":"{\"title\":1}"}"#], Self.layout("string \"$['e']['title']\""))
    #expect(batch.issueLines == [line])
    #expect(batch.issues.map(\.found) == [found])
    #expect(batch.issues[0].dropsRow)
    if line.hasSuffix("['e']") {
      #expect(batch.issues[0].expected == "a string that holds JSON text")
    }
    #expect(batch.records.map(\.row) == [1])
  }

  @Test func eachFieldUnderATextThatIsNoJSONIsWrong() throws {
    let fields = """
      string? "$['e']['a']" invalid
      integer "$['e']['b']" default 3 invalid
      string "$['e']['c']" "$['c']"
      """
    let batch = try batch([#"{"e":"{","c":"x"}"#, #"{"e":"{"}"#], Self.layout(fields))
    #expect(batch.records.map(\.row) == [0])
    #expect(batch.records[0].text(0, 1, 2) == "3x")
    #expect(
      batch.issueLines == [
        "wrong-type $['data'][0]['e']", "wrong-type $['data'][0]['e']",
        "wrong-type $['data'][1]['e']", "wrong-type $['data'][1]['e']",
        "wrong-type $['data'][1]['e']",
      ])
  }

  @Test func anObjectInPlaceOfTheStringIsEntered() throws {
    let batch = try batch(
      [#"{"e":{"title":"plain","list":[{"n":4}]}}"#, #"{"e":{"title":[]}}"#],
      Self.layout("string \"$['e']['title']\"\ninteger? \"$['e']['list'][-1]['n']\""))
    #expect(batch.records.map { $0.string(0) } == ["plain"])
    #expect(batch.records.map { $0.integer(1) } == [4])
    #expect(batch.issueLines == ["wrong-type $['data'][1]['e']['title']"])
  }

  @Test func textsNestWhereTheSchemaSaysSo() throws {
    let innermost = try quoted(#"{"v":[1,2,"x"],"s":"deep \"est\""}"#)
    let middle = try quoted("{\"b\":{\"c\":\(innermost)},\"p\":\"{}\"}")
    let fields = """
      list-integer? "$['e']['b']['c']['v']" invalid
      string "$['e']['b']['c']['s']"
      string? "$['e']['p']['q']"
      """
    let both = try batch(
      ["{\"e\":\(middle)}"], Self.layout(fields, "\"$['e']\" \"$['e']['b']['c']\""))
    #expect(both.records.map { $0.string(1) } == ["deep \"est\""])
    #expect(both.records.map { $0.detached().string(1) } == ["deep \"est\""])
    #expect(both.issueLines == ["wrong-type $['data'][0]['e']['b']['c']['v'][2]"])
    #expect(both.issues.map(\.expected) == ["a whole number"])
    #expect(both.issues.map(\.found) == ["the string \"x\""])
    // A string that no path of `embedded` names stays a string.
    let outer = try batch(["{\"e\":\(middle)}"], Self.layout(fields, "\"$['e']\""))
    #expect(outer.issueLines == ["missing $['data'][0]['e']['b']['c']['s']"])
    let inner = try batch(
      ["{\"e\":\(try quoted("{\"b\":{\"c\":\"{\"}}"))}"],
      Self.layout(fields, "\"$['e']\" \"$['e']['b']['c']\""))
    #expect(inner.issueLines.last == "wrong-type $['data'][0]['e']['b']['c']")
    #expect(inner.issues.last?.found == "the string \"{\"")
  }

  @Test func everyTypeIsReadFromATextAndFromADetachedCopy() throws {
    let fields = """
      bool "$['e']['b']"
      integer "$['e']['i']" negate
      decimal "$['e']['d']"
      money "$['e']['m']" minor currencyAt "$['e']['c']"
      money "$['m']" currencyAt "$['e']['c']"
      rate "$['e']['r']" as tenthsPaid
      date "$['e']['t']" format "iso8601"
      enum "$['e']['s']" case "used" "1"
      list-string "$['e']['l']" html
      string "$['e']['h']" html
      """
    let inner = """
      {"b":"yes","i":12,"d":5.02,"m":500,"c":"jpy","r":8.5,"t":"2026-11-30T00:00:00Z","s":1,
      "l":["<b>a</b>","b"],"h":"&lt;x&gt;"}
      """
    let batch = try batch(["{\"m\":3,\"e\":\(try quoted(inner))}"], Self.layout(fields))
    #expect(batch.issues.isEmpty)
    let record = try #require(batch.records.first)
    for record in [record, record.detached(), record.detached().detached()] {
      #expect(record.bool(0))
      #expect(record.integer(1) == -12)
      #expect(record.text(2) == "5.02")
      #expect(record.money(3) == Money(amount: 500, currency: "JPY"))
      #expect(record.money(4) == Money(amount: 3, currency: "JPY"))
      #expect(record.rate(5) == Decimal(15) / 100)
      #expect(record.date(6) == Date(timeIntervalSince1970: 1_795_996_800))
      #expect(record.enumCase(7) == 0)
      #expect(record.strings(8) == ["a", "b"])
      #expect(record.string(9) == "<x>")
    }
  }

  @Test func repeatedKeysInsideCountLast() throws {
    let batch = try batch(
      [
        #"{"e":"{\"title\":1,\"title\":2}"}"#, #"{"e":"{\"title\":1}","e":"{\"title\":3}"}"#,
        #"{"e":"{","e":"{\"title\":4}"}"#, #"{"e":"{\"title\":1}","e":null}"#,
      ], Self.layout("string? \"$['e']['title']\""))
    #expect(batch.issues.isEmpty)
    #expect(batch.records.map { $0.optionalString(0) } == ["2", "3", "4", nil])
  }

  @Test func kindsMayGoByWhatATextHolds() throws {
    let layout = """
      envelope items "$['data']"
      kind "a" has "$['e']['a']" lacks "$['e']['b']"
      embedded "$['e']"
      string "$['e']['a']"
      kind "b" has "$['e']['b']"
      embedded "$['e']"
      string "$['e']['b']"
      kind "plain" has "$['e']['c']"
      string "$['e']['c']"
      kind "other" unknown
      """
    let rows = """
      {"e":"{\\"a\\":1}"},{"e":"{\\"a\\":2,\\"b\\":3}"},{"e":{"c":4}},{"e":"{\\"c\\":5}"},{"e":"{"},
      {"e":"{\\"a\\":null,\\"b\\":6}"},{"e":"{\\"a\\":null}"}
      """
    let batch = try decode("{\"data\":[\(rows)]}", layout)
    #expect(batch.issues.isEmpty)
    #expect(batch.records.map(\.kind) == [0, 1, 2, 3, 3, 1, 3])
    #expect(batch.records.map { $0.string(0) } == ["1", "3", "4", "", "", "6", ""])
  }

  /// Fifty kinds that go by what one text holds read it once, and rows of no kind leave nothing.
  @Test func kindsWithTheSameTextsShareThem() throws {
    let kinds = (0..<50).map { kind in
      """
      kind "k\(kind)" has "$['e']['k\(kind)']"
      embedded "$['e']"
      integer "$['e']['k\(kind)']"
      """
    }
    let layout = "envelope items \"$['data']\"\n" + kinds.joined(separator: "\n")
    let texts = (0..<200).map { "{\"k\($0 % 51)\":\($0)}" }
    let rows = try texts.map { "{\"e\":\(try quoted($0))}" }.joined(separator: ",")
    let batch = try decode("{\"data\":[\(rows)]}", layout)
    #expect(batch.records.map(\.kind) == (0..<200).map { $0 % 51 }.filter { $0 < 50 })
    #expect(batch.records.allSatisfy { $0.integer(0) == $0.row })
    #expect(batch.issues.map(\.row) == [50, 101, 152])
    let kept = texts.enumerated().filter { $0.offset % 51 < 50 }.map(\.element.utf8.count)
    #expect(batch.document.text.inner.count == kept.reduce(0, +))
  }

  @Test func aRowThatArrivesAsADictionary() throws {
    let layout = TicketLayout("layout 1\n" + Self.layout(Self.fields))
    let decoder = RowDecoder(layout: layout, context: .current)
    let record = try decoder.record(
      from: ["e": #"{"title":"满","list":[{"n":3}]}"#], as: TicketType(rawValue: "row"))
    #expect(record.string(0) == "满")
    #expect(record.integer(1) == 3)
    #expect {
      try decoder.record(from: ["e": "{"], as: TicketType(rawValue: "row"))
    } throws: { error in
      guard case .unusableRow(let issues) = error as? TicketDecodingError else { return false }
      return issues.map(\.path) == ["$['e']", "$['e']"]
    }
  }

  @Test func deepTextsAreRefusedLikeDeepDocuments() throws {
    func row(_ depth: Int) throws -> String {
      let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return "{\"e\":\(try quoted("{\"title\":1,\"z\":\(deep)}"))}"
    }
    let batch = try batch([try row(511), try row(512)], Self.layout("string \"$['e']['title']\""))
    #expect(batch.records.map(\.row) == [0])
    #expect(batch.issueLines == ["wrong-type $['data'][1]['e']"])
  }

  /// What the texts take: no more than the strings, once per level of nesting.
  @Test func theTextsTakeNoMoreThanTheStrings() throws {
    let long = String(repeating: "满", count: 10_000)
    let inner = try quoted("{\"a\":\(try quoted("{\"b\":\"\(long)\"}"))}")
    let rows = Array(repeating: "{\"e\":\(inner)}", count: 100).joined(separator: ",")
    let json = Array("{\"t\":1,\"data\":[\(rows)]}".utf8)
    let contents = try TicketLayout(
      "layout 1\n"
        + Self.layout("string \"$['e']['a']['b']\"", "\"$['e']\" \"$['e']['a']\" \"$['e']['z']\"")
    ).contents.get()
    json.withUnsafeBytes { buffer in
      var indexer = ResponseIndexer(JSONBytes(buffer), contents, RowIndexer.Options())
      #expect(throws: Never.self) { try indexer.read() }
      #expect(indexer.rows.issues.isEmpty)
      #expect(indexer.rows.embeddedText.count > json.count)
      #expect(indexer.rows.embeddedText.count <= 2 * json.count)
    }
  }
}
