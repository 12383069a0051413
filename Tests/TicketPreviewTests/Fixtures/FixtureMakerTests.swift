import Foundation
import Testing
import TicketKit
import TicketSchema

@testable import TicketPreview

struct FixtureMakerTests {
  private static let display =
    "display: {backgroundImageName: a, goodName: b, effectCondition: c, deadline: d}"

  private func rows(_ response: FixtureResponse) throws -> [Any] {
    // What Foundation refuses: half of a surrogate pair, and numbers that no double holds.
    var text = response.line
    for wrong in ["\\ud83d!", "1e400", "1e-400", "1e99999999999999999999"] {
      text = text.replacingOccurrences(of: wrong, with: "0")
    }
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require((object as? [String: Any])?["data"] as? [Any])
  }

  @Test
  func sameSeedSameBytes() throws {
    let catalog = try TestCatalog.folder("schemas")
    let first = FixtureMaker(catalog: catalog, seed: 5).responses().map(\.line)
    #expect(first == FixtureMaker(catalog: catalog, seed: 5).responses().map(\.line))
    #expect(first != FixtureMaker(catalog: catalog, seed: 6).responses().map(\.line))
    #expect(
      first != FixtureMaker(catalog: catalog, seed: 5, now: 1_600_000_000).responses().map(\.line))
  }

  @Test
  func anotherKindDoesNotChangeTheRowsOfOne() throws {
    let coupon = """
      match: 1
      fields: {a: string, b: integer}
      \(Self.display)
      """
    let alone = try TestCatalog.files(["coupon.yaml": coupon])
    let both = try TestCatalog.files([
      "coupon.yaml": coupon, "zebra.yaml": "match: 2\nfields: {z: string}\n\(Self.display)",
    ])
    #expect(
      FixtureMaker(catalog: alone).responses().map(\.line)
        == FixtureMaker(catalog: both).responses(kind: "coupon").map(\.line))
  }

  @Test
  func countOfRows() throws {
    let catalog = try TestCatalog.folder("schemas")
    let maker = FixtureMaker(catalog: catalog)
    #expect(maker.responses(count: 1).map(\.rows.count) == [1, 1, 1])
    #expect(maker.responses(kind: "coupon", count: 30).map(\.rows.count) == [30])
    #expect(maker.responses(kind: "nothing").isEmpty)
    #expect(maker.responses(kind: "coupon", count: 20, isHostile: true)[0].rows.count == 20)
    #expect(maker.fixtures().leftOut == 0)
  }

  /// Twenty texts one in the other would double the backslashes in front of each quote twenty times.
  @Test
  func textsInTextsDoNotDoubleWithoutEnd() throws {
    let texts = (1...20).map { Array(repeating: "e", count: $0).joined(separator: ".") }
    let catalog = try TestCatalog.files([
      "coupon.yaml": """
      match: 1
      embedded: [\(texts.joined(separator: ", "))]
      fields: {inner: {type: string, from: \(texts[19]).x}, outer: {type: string, from: e.x}}
      \(Self.display)
      """
    ])
    let responses = FixtureMaker(catalog: catalog).responses()
    #expect(responses[0].rows.allSatisfy { $0.ticket == "coupon" && $0.issues.isEmpty })
    #expect(responses[0].line.utf8.count < 10_000 * responses[0].rows.count)
    #expect(responses[0].line.contains(#""e":"{\"e\":\"{\\\"e\\\":"#))
    #expect(try disagreements(catalog, responses) == [])
    let hostile = FixtureMaker(catalog: catalog).responses(isHostile: true)
    #expect(try disagreements(catalog, hostile) == [])
  }

  @Test
  func manyCasesAreCutWithoutACount() throws {
    let cases = (0..<3_000).map(String.init).joined(separator: ", ")
    let catalog = try TestCatalog.files([
      "coupon.yaml": """
      match: 1
      fields: {state: {type: enum, cases: {all: [\(cases)]}}}
      \(Self.display)
      """
    ])
    let maker = FixtureMaker(catalog: catalog)
    #expect(maker.responses().map(\.rows.count) == [FixtureMaker.standardLimit])
    #expect(maker.fixtures().leftOut == 5_001)
    #expect(maker.fixtures(count: 3).leftOut == 0)
    #expect(maker.responses(count: 1_200).map(\.rows.count) == [1_200])
  }

  /// What is left out and what is there are all bad rows that there are.
  @Test
  func manyBadRowsAreCutWithoutACount() throws {
    let fields = (0..<80).map { "  f\($0): {type: string, absent: [x]}" }
    let catalog = try TestCatalog.files([
      "coupon.yaml": "match: 1\nfields:\n\(fields.joined(separator: "\n"))\n\(Self.display)"
    ])
    let maker = FixtureMaker(catalog: catalog)
    let cut = maker.fixtures(isHostile: true)
    #expect(cut.responses[0].rows.count == FixtureMaker.standardLimit)
    #expect(cut.leftOut > 0)
    let all = maker.responses(count: 10_000, isHostile: true)[0].rows
    #expect(all.count == FixtureMaker.standardLimit + cut.leftOut)
  }

  @Test
  func tellsHowFarItIs() throws {
    var told: [String] = []
    let catalog = try TestCatalog.folder("schemas")
    _ = FixtureMaker(catalog: catalog).fixtures(count: 1) { told.append("\($0)/\($1)") }
    #expect(told == ["1/3", "2/3", "3/3"])
  }

  @Test
  func manyFieldsOfOneObject() throws {
    let fields = (0..<300).map { "  f\($0): {type: integer, from: [a\($0), b.c\($0)]}" }
    let catalog = try TestCatalog.files([
      "coupon.yaml": "match: 1\nfields:\n\(fields.joined(separator: "\n"))\n\(Self.display)"
    ])
    let rows = FixtureMaker(catalog: catalog).responses(count: 4)[0].rows
    #expect(rows.map(\.ticket) == Array(repeating: "coupon", count: 4))
  }

  /// One element has to be the first and the last: another kind asks for a second one.
  @Test
  func anArrayMayHaveRoomForOneElementOnly() throws {
    let catalog = try TestCatalog.files([
      "a.yaml": "match: {has: [\"a[0]\", \"a[-1].b\"]}\n" + Self.display,
      "b.yaml": """
      match: {has: "a[1]", lacks: "a[0].q"}
      fields: {x: {type: integer, from: "a[2]"}}
      \(Self.display)
      """,
    ])
    let maker = FixtureMaker(catalog: catalog)
    let good = maker.responses()
    let tickets = good.flatMap(\.rows)
    #expect(tickets.filter { $0.ticket == nil || !$0.issues.isEmpty } == [])
    #expect(Set(tickets.map(\.ticket)) == ["a", "b"])
    #expect(try disagreements(catalog, good) == [])
    #expect(try disagreements(catalog, maker.responses(isHostile: true)) == [])
  }

  @Test
  func everyChoiceIsShown() throws {
    let catalog = try TestCatalog.files([
      "coupon.yaml": """
      match: 1
      fields:
        a: {type: string, from: [x, y.z]}
        e: {type: enum, cases: {one: [1, eins], two: 2}}
        b: bool
        o: integer?
      \(Self.display)
      """
    ])
    let responses = FixtureMaker(catalog: catalog).responses()
    let rows = try rows(responses[0]).compactMap { $0 as? [String: Any] }
    #expect(rows[0]["o"] == nil)
    #expect(rows.dropFirst().allSatisfy { $0["o"] != nil })
    #expect(rows.contains { $0["x"] != nil })
    #expect(rows.contains { ($0["y"] as? [String: Any])?["z"] != nil })
    let line = responses[0].line
    for text in [#""e":1,"#, #""e":"1","#, #""e":"eins","#, #""e":2,"#, #""e":"2","#] {
      #expect(line.contains(text), "\(text)")
    }
    for text in ["true", "false", "0", "1", "\"N\"", "\"Yes\""] {
      #expect(line.contains("\"b\":\(text),") || line.contains("\"b\":\(text)}"), "\(text)")
    }
  }

  @Test
  func labelsStandInTheRows() throws {
    let catalog = try TestCatalog.folder("schemas")
    let response = FixtureMaker(catalog: catalog).responses(kind: "coupon", isHostile: true)[0]
    var labels: [[String: Any]] = []
    for row in try rows(response) {
      guard let label = (row as? [String: Any])?["x-fixture"] as? [String: Any] else { continue }
      labels.append(label)
      labels += label["next"] as? [[String: Any]] ?? []
    }
    #expect(labels.map { $0["row"] as? Int } == Array(response.rows.indices))
    for (label, expected) in zip(labels, response.rows) {
      #expect(label["case"] as? String == expected.title)
      #expect(label["ticket"] as? String == expected.ticket)
      let issues = try #require(label["issues"] as? [[String: Any]])
      #expect(issues.map { $0["path"] as? String } == expected.issues.map(\.path))
      #expect(issues.map { $0["code"] as? String } == expected.issues.map(\.code.rawValue))
      #expect(issues.map { $0["dropsRow"] as? Bool } == expected.issues.map(\.dropsRow))
    }
  }

  @Test
  func aKeyThatIsReadIsNoLabel() throws {
    let catalog = try TestCatalog.files([
      "coupon.yaml": """
      match: 1
      fields: {a: {type: "string?", from: x-fixture}, b: {type: "string?", from: "c['x-fixture-']"}}
      \(Self.display)
      """
    ])
    let response = FixtureMaker(catalog: catalog).responses()[0]
    #expect(response.line.contains("{\"x-fixture--\":{\"row\":0,"))
    #expect(response.rows.allSatisfy { $0.ticket == "coupon" && $0.issues.isEmpty })
  }

  @Test
  func hostileRowsShowWhatServersSend() throws {
    let catalog = try TestCatalog.folder("Tests/Fixtures/Full/schemas")
    let maker = FixtureMaker(catalog: catalog)
    let titles = maker.responses(isHostile: true).flatMap(\.rows).map(\.title)
    let wanted = [
      "null in place of a row", "no discriminator", "an unknown kind", "null for its kind",
      "keys that nobody reads", "title: null", "title: text that runs both ways",
      "title: 4,000 characters", "end: a day that does not exist", "price: 39 digits",
      "price: a currency that does not exist", "tags: an object among its elements",
      "$['voucher_description']: no JSON text", "title: its first place wrong, its last right",
      "limit: \"-\", which counts as absent", "states: a scalar in place of the list",
    ]
    for title in wanted { #expect(titles.contains(title), "\(title)") }
    #expect(titles.contains { $0.hasPrefix("the key ") && $0.hasSuffix("null the second time") })
    let codes = Set(
      maker.responses(isHostile: true).flatMap(\.rows).flatMap(\.issues).map(\.code))
    #expect(
      codes.isSuperset(of: [
        .wrongType, .missing, .outOfRange, .nullType, .missingType, .notAnObject,
      ]))
  }

  @Test(arguments: [
    "envelope: {items: $, type: type}", "envelope: {items: data, type: data.type}",
    "envelope: {items: $, each: type}", "envelope: {items: \"a[1].b\", type: \"a[0]\"}",
    "envelope: {items: \"a[-1]\", each: k}",
  ])
  func everyEnvelope(_ settings: String) throws {
    let catalog = try TestCatalog.files([
      "ticketgen.yaml": settings,
      "coupon.yaml": "match: [1, x]\nfields: {a: string, b: \"integer?\"}\n\(Self.display)",
      "gift.yaml": "match: {has: g, lacks: a}\nfields: {g: string}\n\(Self.display)",
      "other.yaml": "match: {unknown: true}\nfields: {c: \"string?\"}\n\(Self.display)",
    ])
    let responses = FixtureMaker(catalog: catalog).responses()
    let tickets = Set(responses.flatMap(\.rows).compactMap(\.ticket))
    #expect(tickets == ["coupon", "gift", "other"])
    #expect(responses.flatMap(\.rows).allSatisfy { $0.ticket != nil && $0.issues.isEmpty })
    #expect(try disagreements(catalog, responses) == [])
    #expect(
      try disagreements(catalog, FixtureMaker(catalog: catalog).responses(isHostile: true)) == [])
  }

  @Test
  func bothFormsAreTheSameJSON() throws {
    let catalog = try TestCatalog.folder("Tests/Fixtures/Full/schemas")
    for response in FixtureMaker(catalog: catalog).responses(count: 3) {
      #expect(response.lines.replacingOccurrences(of: "\n", with: "") == response.line)
      #expect(response.lines.split(separator: "\n").count == response.rows.count + 2)
    }
  }
}
