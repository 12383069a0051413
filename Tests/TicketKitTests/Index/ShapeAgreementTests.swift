import Foundation
import Testing

@testable import TicketKit

/// Kinds by keys, texts in strings, lists and rows' currencies: the index against a plain search
/// over what Foundation reads.
@Suite struct ShapeAgreementTests {
  private static let kinds: [PlainKind] = [
    PlainKind(
      name: "plain", match: .values(["1", "vip"]),
      fields: [
        PlainField(type: .string, isOptional: true, alternates: [["a"], ["b", "a"]]),
        PlainField(type: .integers, isOptional: true, alternates: [["list"]]),
      ]),
    PlainKind(
      name: "texts", match: .values(["2"]), embedded: [["e"], ["e", "f"]],
      fields: [
        PlainField(type: .string, alternates: [["e", "a"], ["a"]]),
        PlainField(type: .integers, isOptional: true, alternates: [["e", "list"]]),
        PlainField(type: .integer, isOptional: true, alternates: [["e", "f", "b"], ["e", "b"]]),
        PlainField(
          type: .money, isOptional: true, alternates: [["e", "f", "a"], ["b"]],
          currency: ["e", "c"]),
        PlainField(type: .string, isOptional: true, alternates: [["e"]]),
      ]),
    PlainKind(
      name: "priced", match: .keys(has: [["c"], ["b"]], lacks: [["e", "a"], ["list", 1]]),
      fields: [
        PlainField(type: .money, alternates: [["b"], ["a"]], currency: ["c"]),
        PlainField(type: .money, isOptional: true, alternates: [["a"]], currency: ["b", "c"]),
      ]),
    PlainKind(
      name: "inside", match: .keys(has: [["e", "b"]], lacks: [["c"]]), embedded: [["e"]],
      fields: [PlainField(type: .integer, alternates: [["e", "b"], ["e", "f", "b"]])]),
    PlainKind(
      name: "listed", match: .keys(has: [["list", 0]], lacks: []),
      fields: [PlainField(type: .integers, alternates: [["list"], ["a"]])]),
    PlainKind(
      name: "other", match: .unknown,
      fields: [PlainField(type: .string, isOptional: true, alternates: [["a"]])]),
  ]

  @Test(arguments: testSeeds(40)) func theIndexFindsWhatAPlainSearchFinds(seed: UInt64) throws {
    var shapes = RandomShapes(seed: seed)
    for envelope in PlainSearch.Envelope.allCases {
      let search = PlainSearch(kinds: kinds(of: seed, envelope), envelope: envelope)
      let layout = ([envelope.line] + search.kinds.map(\.lines)).joined(separator: "\n")
      for _ in 0..<4 {
        let json = Data(shapes.document(30).utf8)
        let expected = try search.lines(json)
        let found = try lines(json, layout, search.kinds)
        for (expected, found) in zip(expected, found) where expected != found {
          Issue.record(
            "\(found) instead of \(expected) in \(String(decoding: json, as: UTF8.self))")
        }
        #expect(found.count == expected.count)
      }
    }
  }

  /// What the shapes are good for: every outcome comes up.
  @Test func theShapesAreVaried() throws {
    var shapes = RandomShapes(seed: 1)
    let search = PlainSearch(kinds: Self.kinds, envelope: .row)
    var counts: [String: Int] = [:]
    for _ in 0..<60 {
      for line in try search.lines(Data(shapes.document(30).utf8)) {
        let end = line.firstIndex { $0 == " " || $0 == "|" } ?? line.endIndex
        counts[String(line[..<end]), default: 0] += 1
      }
    }
    for outcome in Self.kinds.map(\.name) + [
      "missing", "wrong-type", "missing-type", "null-type", "ambiguous-type", "not-an-object",
    ] {
      #expect((counts[outcome] ?? 0) > 5, "\(outcome): \(counts)")
    }
  }

  /// Some kinds, so that there are layouts with and without each way to tell them.
  private func kinds(of seed: UInt64, _ envelope: PlainSearch.Envelope) -> [PlainKind] {
    Self.kinds.enumerated().filter { number, kind in
      if envelope == .none, case .values = kind.match { return false }
      return (seed >> 1) & (1 << UInt64(number)) == 0
    }.map(\.element)
  }

  private func lines(_ json: Data, _ layout: String, _ kinds: [PlainKind]) throws -> [String] {
    let batch = try decode(json, layout)
    var lines: [Int: [String]] = [:]
    for record in batch.records {
      for record in [record, record.detached()] {
        let kind = kinds[record.kind]
        let texts = kind.fields.indices.map { text(record, $0, kind.fields[$0]) }
        let line = ([kind.name] + texts).joined(separator: "|")
        if lines[record.row] != [line] { lines[record.row, default: []].append(line) }
      }
    }
    for (issue, line) in zip(batch.issues, batch.issueLines) {
      #expect(issue.dropsRow)
      lines[issue.row, default: []].append(line)
    }
    return lines.sorted { $0.key < $1.key }.map { $0.value.joined(separator: "; ") }
  }

  private func text(_ record: TicketRecord, _ number: Int, _ field: PlainField) -> String {
    guard record.isPresent(number) else { return "nil" }
    switch field.type {
    case .string: return record.string(number)
    case .integer: return String(record.integer(number))
    case .integers: return record.integers(number).map(String.init).joined(separator: ",")
    case .money: return record.text(.field(number), " ") + record.money(number).currency
    }
  }
}

/// Random responses for the kinds above.
private struct RandomShapes {
  var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Which members a row has, in their order, and what stands between them.
  private struct Members {
    var names: [String]
    var separator: String
  }

  /// Half of the documents have rows of a few forms, as servers send them; the others have rows of
  /// any form.
  mutating func document(_ rowCount: Int) -> String {
    let usual = happens(2) ? [] : (0..<Int.random(in: 1...4, using: &random)).map { _ in members() }
    let isInTurn = happens(2)
    let rows = (0..<rowCount).map { number in
      let isNew = usual.isEmpty || happens(15)
      return row(isNew ? members() : isInTurn ? usual[number % usual.count] : pick(usual))
    }.joined(separator: pick([",", " ,\n"]))
    let type = pick([
      "\"type\":1,", "\"type\":\"2\",", "\"type\":9,", "", "\"type\":null,", "\"type\":[],",
    ])
    let tail = type.isEmpty || Bool.random(using: &random) ? "" : "," + type.dropLast()
    return "{\(tail.isEmpty ? type : "")\"data\":[\(rows)]\(tail)}"
  }

  private mutating func members() -> Members {
    let names = [("type", 5), ("a", 2), ("c", 3), ("b", 2), ("list", 3), ("e", 2), ("z", 4)]
      .filter { name, oneIn in happens(oneIn) != (name == "type") }
    return Members(
      names: names.map(\.0).shuffled(using: &random), separator: pick([",", " , "]))
  }

  private mutating func row(_ members: Members) -> String {
    if happens(20) { return pick(["null", "7", "[]", "\"x\"", "{}"]) }
    let texts = members.names.map { "\"\($0)\":\(value(of: $0))" }
    return "{\(texts.joined(separator: members.separator))}"
  }

  private mutating func value(of name: String) -> String {
    switch name {
    case "type": pick(["1", "\"vip\"", "2", "2", "\"2\"", "9", "null", "true"])
    case "c": currency()
    case "b": happens(3) ? "{\"a\":\(scalar()),\"c\":\(currency())}" : scalar()
    case "list": list()
    case "e": embedded(level: 0)
    case "z": "{\"e\":[\(scalar())]}"
    default: scalar()
    }
  }

  private mutating func embedded(level: Int) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return scalar()
    case 1:
      return quoted(pick(["{", "x", "{} x", "{\"a\":}", "", "5", "[1]", "null", "{\"a\":01}"]))
    case 2: return object(level: level)
    default: return quoted(pick(["", " ", "\n"]) + object(level: level))
    }
  }

  private mutating func object(level: Int) -> String {
    var members: [String] = []
    if happens(2) { members.append("\"a\":\(scalar())") }
    if happens(2) { members.append("\"b\":\(scalar())") }
    if happens(2) { members.append("\"c\":\(currency())") }
    if happens(3) { members.append("\"list\":\(list())") }
    if level == 0, happens(2) { members.append("\"f\":\(embedded(level: 1))") }
    members.shuffle(using: &random)
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func list() -> String {
    if happens(5) { return scalar() }
    let elements = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      happens(12) ? pick(["null", "\"x\"", "[]"]) : pick(["1", "\"22\"", "-3", "4.0"])
    }
    return "[\(elements.joined(separator: ","))]"
  }

  private mutating func scalar() -> String {
    pick([
      "1", "20", "-7", "\"12\"", "\"1.50\"", "\"x\"", "\"\"", "null", "true", "\"满\\n\\\"\"", "3",
      "4",
      "{}", "[2]", "\"\\u0035\"",
    ])
  }

  private mutating func currency() -> String {
    pick(["\"CNY\"", "\"JPY\"", "\"KWD\"", "\"CNY\"", "\"JPY\"", "\"RMB\"", "null", "\"\"", "5"])
  }

  /// A JSON string of a text, in which some characters are escaped that need not be.
  private mutating func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default:
        if happens(30) {
          quoted +=
            "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
            + String(scalar.value, radix: 16)
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  private mutating func happens(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &random) == 0
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
