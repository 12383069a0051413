import Foundation
import Testing

@testable import TicketKit

@Suite struct TicketLayoutTests {
  private let envelope = "envelope response \"$['t']\" items \"$['d']\""

  private func reason(_ table: String) -> String? {
    switch TicketLayout(table).contents {
    case .success: return nil
    case .failure(.layout(let reason)): return reason
    case .failure(let error): return "\(error)"
    }
  }

  /// The example of `Documentation/LayoutTable.md`.
  @Test func theDocumentedTableIsRead() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/LayoutTable.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let table = try #require(page.components(separatedBy: "```").dropFirst().first)
    let contents = try TicketLayout(table.trimmingCharacters(in: .newlines)).contents.get()
    #expect(contents.kinds.map(\.name) == ["coupon", "discount", "percent", "other"])
    #expect(contents.kinds[0].fields.count == 6)
    #expect(
      contents.kinds[0].fields[1].queries.map(\.normalized) == [
        "$['goodName']", "$['good']['name']",
      ])
    #expect(contents.kindsByMatch[Array("vip".utf8)] == 1)
    #expect(contents.kinds[0].fields[4].displayTimeZone == "Asia/Tokyo")
    let percent = contents.kinds[2]
    guard case .keys(let has, let lacks) = percent.match else {
      Issue.record("\(percent.match)")
      return
    }
    #expect(has.map(\.normalized) == ["$['percent_off']"])
    #expect(lacks.map(\.normalized) == ["$['amount_off']", "$['x']"])
    #expect(percent.embedded.map(\.normalized) == ["$['voucher_description']"])
    #expect(percent.fields.count == 8)
    #expect(percent.companionCount == 1 && percent.entryCount == 9)
    #expect(percent.fields[3].companion?.query.normalized == "$['price']['currency']")
    if case .unknown = contents.kinds[3].match {} else { Issue.record("not unknown") }
  }

  @Test(arguments: [
    ("", "line 1: a word is expected"),
    ("layout 2", "line 1: this runtime reads layout 1"),
    ("layout 1", "line 1: the envelope is missing"),
    ("layout 1\nkind \"a\"", "line 2: the envelope is missing"),
    ("layout 1\nenvelope items $", "line 2: a text is expected"),
    ("layout 1\nenvelope items \"$[\"", "line 2: '$[' is not a path"),
    ("layout 1\nenvelope each \"$\"", "line 2: 'items' is expected"),
    ("layout 1\nenvelope items \"$\" x", "line 2: the line should have ended"),
    ("layout 1\nenvelope items \"$\"\nstring \"$['a']\"", "line 3: 'string' is not expected here"),
    (
      "layout 1\nenvelope items \"$\"\nenvelope items \"$\"",
      "line 3: 'envelope' is not expected here"
    ),
    ("layout 1\nenvelope items \"$\"\nkind \"a\" id 0", "line 3: kind \"a\" has no field 0"),
    ("layout 1\nenvelope items \"$\"\nkind \"a\" id x", "line 3: a field number is expected"),
    (
      "layout 1\nenvelope items \"$\"\nkind \"a\nb",
      "line 3: a text, number or word of JSON is expected"
    ),
  ])
  func aTableThatCannotBeReadSaysWhere(table: String, reason expected: String) {
    #expect(reason(table) == expected)
  }

  @Test(arguments: [
    ("dated \"$['a']\"", "'dated' is no type"),
    ("list-bool \"$['a']\"", "'list-bool' is no type"),
    ("money \"$['a']\"", "the currency is missing or unknown"),
    ("money \"$['a']\" currency \"RMB\"", "the currency is missing or unknown"),
    (
      "money \"$['a']\" currency \"CNY\" currencyAt \"$['b']\"",
      "the currency is missing or unknown"
    ),
    ("money \"$['a']\" minor currency \"XAU\"", "XAU has no minor unit"),
    ("rate \"$['a']\"", "the form is missing or unknown"),
    ("rate \"$['a']\" as percent", "the form is missing or unknown"),
    ("rate \"$['a']\" default 101 as percentOff", "the default does not fit the type"),
    ("list-integer \"$['a']\" default [1,\"x\"]", "the default does not fit the type"),
    ("list-integer \"$['a']\" default [1", "a text, number or word of JSON is expected"),
    ("string \"$['a']\"\nembedded \"$['b']\"", nil),
    ("embedded", "a text is expected"),
    ("kind \"b\" has", "a text is expected"),
    ("kind \"b\" has \"$['a']\" lacks", "a text is expected"),
    ("kind \"b\" lacks \"$['a']\"", "the line should have ended"),
    ("kind \"b\" unknown \"1\"", "the line should have ended"),
    ("kind \"b\" unknown\nkind \"c\" unknown", nil),
    ("string", "a path is expected"),
    ("string \"$['a']\" loud", "'loud' is no option"),
    ("integer \"$['a']\" default 1.5", "the default does not fit the type"),
    ("integer \"$['a']\" default null", "the default does not fit the type"),
    ("date \"$['a']\" format \"yyyy\"", "the date's format or zone is missing or unknown"),
    ("date \"$['a']\" zone \"UTC\"", "the date's format or zone is missing or unknown"),
    (
      "date \"$['a']\" format \"iso8601\" zone \"Moon\"",
      "the date's format or zone is missing or unknown"
    ),
    ("kind \"b\" match \"1\"", "two kinds match \"1\""),
    ("string \"$\(String(repeating: "[0]", count: 65))\"", nil),
  ])
  func aFieldThatCannotBeReadSaysWhy(line: String, reason expected: String?) {
    let reason = reason("layout 1\n\(envelope)\nkind \"a\" match \"1\"\n\(line)")
    if let expected {
      #expect(reason == "line 4: \(expected)")
    } else {
      let others = [
        "is too long", "line 5: 'embedded' is no type",
        "line 5: two kinds match unknown rows",
      ]
      #expect(others.contains { reason?.hasSuffix($0) == true }, "\(reason ?? "")")
    }
  }

  @Test func aBrokenLayoutDecodesNothing() {
    #expect(throws: TicketDecodingError.layout(reason: "line 2: the envelope is missing")) {
      try decode("{}", "")
    }
  }

  @Test func nothingInATableCrashes() {
    let table =
      "layout 1\n\(envelope)\nzone \"UTC\"\nkind \"a\" id 0 match \"1\"\n"
      + "string? \"$['a']\" absent \"\\u0041\" default \"x\" invalid\n"
      + "money \"$['m']\" minor currencyAt \"$['c']\"\nrate \"$['r']\" as tenthsPaid negate\n"
      + "list-enum \"$['l']\" default [\"1\"] case \"x\" \"1\"\n"
      + "kind \"b\" has \"$['h']\" lacks \"$['l']\"\nembedded \"$['j']\"\n"
      + "date \"$['d'][0]\" format \"iso8601\" endOfDay\nenum \"$['e']\" case \"x\" \"1\"\n"
    #expect(reason(table) == nil)
    var random = SeededRandom(seed: 7)
    for _ in 0..<3_000 {
      var bytes = Array(table.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { break }
      }
      _ = reason(String(decoding: bytes, as: UTF8.self))
    }
  }
}
