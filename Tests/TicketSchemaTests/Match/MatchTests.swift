import Testing

@testable import TicketSchema

/// `match` by `has`, `lacks` and `unknown`, and `embedded`.
struct MatchTests {
  private static let noDiscriminator = "envelope: {items: data}"

  @Test(arguments: [
    ("{has: a.b}", ["$['a']['b']"], []),
    ("{has: [a, \"b[0]\"], lacks: c}", ["$['a']", "$['b'][0]"], ["$['c']"]),
    ("{has: a, lacks: [\"['x y']\", c]}", ["$['a']"], ["$['x y']", "$['c']"]),
  ])
  func keysAreRead(match: String, has: [String], lacks: [String]) throws {
    let kind = try Sample.kind(
      Sample.ticket(head: "match: \(match)"), settings: Self.noDiscriminator)
    guard case .keys(let hasPaths, let lacksPaths) = kind.match else {
      Issue.record("\(kind.match)")
      return
    }
    #expect(hasPaths.map(\.normalized) == has)
    #expect(lacksPaths.map(\.normalized) == lacks)
  }

  @Test func unknownIsRead() throws {
    for settings in [Self.noDiscriminator, "locale: en"] {
      let kind = try Sample.kind(
        Sample.ticket(head: "match: {unknown: true, x-note: 1}"), settings: settings)
      #expect(kind.match == .unknown)
    }
  }

  @Test(
    arguments: [
      ("match: {has: 1️⃣$}", .pathSyntax), ("match: {has: 1️⃣[]}", .emptyList),
      ("match: {has: a, lacks: 1️⃣''}", .pathSyntax), ("match: {has: a, lacks: 1️⃣[]}", .emptyList),
      ("match: {has: a, 1️⃣unknown: true}", .hasAndUnknown),
      ("match: {lacks: a, 1️⃣unknown: true}", .hasAndUnknown),
      ("match: {has: a, lacks: 1️⃣a}", .neverMatches),
      ("match: {has: a.b, lacks: [c, 1️⃣\"$['a']\"]}", .neverMatches),
      ("match: {has: [a], 1️⃣lcks: b}", .unknownKey), ("match: {x-a: 1️⃣~}", .missingKey),
    ] as [(String, SchemaFinding)])
  func wrongMatchesAreFound(head: String, kind: SchemaFinding) {
    if head.contains("x-a") {
      expectFindings(
        Sample.ticket(head: "match: 1️⃣{x-a: ~}"), [Expected("1️⃣", kind, "has")])
    } else {
      expectFindings(Sample.ticket(head: head), [Expected("1️⃣", kind)])
    }
  }

  @Test func lackingWhatIsInsideIsNoContradiction() throws {
    let kind = try Sample.kind(Sample.ticket(head: "match: {has: a, lacks: a.b}"))
    #expect(
      kind.match
        == .keys(has: [JSONPath([.member("a")])], lacks: [JSONPath([.member("a"), .member("b")])]))
  }

  @Test func valuesNeedADiscriminator() {
    expectFindings(
      Sample.ticket(head: "match: 1️⃣1"), [Expected("1️⃣", .noDiscriminator, "has")],
      settings: Self.noDiscriminator)
  }

  @Test(arguments: [
    ("match: {unknown: true}", "match: {unknown: true}", true),
    ("match: {has: [a, b], lacks: c}", "match: {has: [b, \"$.a\", a], lacks: c}", true),
    ("match: {has: [a, b], lacks: c}", "match: {has: [b, a]}", false),
    ("match: {has: \"\\u00E9\"}", "match: {has: \"e\\u0301\"}", false),
    ("match: {has: a}", "match: {has: b}", false), ("match: a", "match: {has: a}", false),
  ])
  func twoKindsDoNotClaimTheSameRows(first: String, second: String, isError: Bool) {
    let findings = Sample.read([
      "a.yaml": Sample.ticket(head: first), "b.yaml": Sample.ticket(head: second),
    ]).findings
    #expect(findings.map(\.id) == (isError ? ["duplicate-match"] : []))
    if let finding = findings.first {
      #expect(finding.message.contains("`schemas/a.yaml`"))
      #expect(finding.notes.count == 1)
    }
  }

  @Test func embeddedPathsAreRead() throws {
    let kind = try Sample.kind(
      Sample.ticket(
        head: "match: {has: c.d.e}\nembedded: [a, a.b, c.d]",
        fields: """
          x: {type: string, from: [y, a.b.c]}
          z: {type: money, currency: {from: a.currency}}
          """))
    #expect(kind.embedded.map(\.normalized) == ["$['a']", "$['a']['b']", "$['c']['d']"])
    let single = try Sample.kind(
      Sample.ticket(head: "match: 1\nembedded: a", fields: "x: {type: string, from: a.b}"))
    #expect(single.embedded.map(\.normalized) == ["$['a']"])
  }

  @Test(
    arguments: [
      ("embedded: [1️⃣b]", .unusedEmbedded), ("embedded: [a, 1️⃣a.b]", .unusedEmbedded),
      ("embedded: [a, 1️⃣$.a]", .wrongValue), ("embedded: [1️⃣$]", .pathSyntax),
      ("embedded: 1️⃣[]", .emptyList), ("embedded: 1️⃣{a: b}", .wrongNode),
    ] as [(String, SchemaFinding)])
  func wrongEmbeddedPathsAreFound(line: String, kind: SchemaFinding) {
    expectFindings(
      Sample.ticket(head: "match: 1\n\(line)", fields: "x: {type: string, from: a.b}"),
      [Expected("1️⃣", kind)])
  }

  @Test func pathsHaveABound() throws {
    let path = String(repeating: ".a", count: 64).dropFirst()
    _ = try Sample.kind(Sample.ticket(fields: "x: {type: string, from: \(path)}"))
    expectFindings(
      Sample.ticket(fields: "x: {type: string, from: 1️⃣\(path).a}"), [Expected("1️⃣", .pathSyntax)])
  }
}
