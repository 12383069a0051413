import Foundation
import Testing
import TicketKit
import TicketPreview
import TicketSchema

@Suite struct ExplainerTests {
  private func text(
    _ catalog: TicketCatalog, _ rows: String, row: Int? = nil
  ) throws -> String {
    let context = TicketContext(catalog.settings, now: TestCatalog.noon)
    return try Explainer(catalog: catalog, context: context)
      .text(for: Data(#"{"modelType": 1, "data": [\#(rows)]}"#.utf8), row: row)
  }

  private func plain(_ fields: String, _ display: String = "") throws -> TicketCatalog {
    try TestCatalog.files([
      "plain.yaml": """
      match: 1
      fields:
        \(fields.replacing("\n", with: "\n  "))
      display:
        backgroundImageName: ""
        goodName: ""
        effectCondition: ""
        deadline: ""
        \(display.replacing("\n", with: "\n  "))
      """
    ])
  }

  /// The part of an explanation that stands under a name.
  private func part(_ name: String, of text: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    guard let first = lines.firstIndex(where: { $0.hasPrefix("    \(name)") }) else { return [] }
    let rest = lines[(first + 1)...].prefix { $0.hasPrefix("      ") }
    return ([lines[first]] + rest).map { String($0.dropFirst(4)) }
  }

  @Test(arguments: [
    ("2026-11-30T23:59:59.999999Z", "2026-11-30T23:59:59.999Z"),
    ("2200-05-31T23:59:59.999999999Z", "2200-05-31T23:59:59.999Z"),
    ("2026-11-30T23:59:59.001Z", "2026-11-30T23:59:59.001Z"),
    ("2026-11-30T23:59:59.123Z", "2026-11-30T23:59:59.123Z"),
    ("2026-11-30T23:59:59Z", "2026-11-30T23:59:59Z"),
  ])
  func datesAreToldAsCellsShowThem(wire: String, told: String) throws {
    let catalog = try TestCatalog.files([
      "ticketgen.yaml": "timeZone: UTC",
      "plain.yaml": """
      match: 1
      fields: {d: date}
      display: {backgroundImageName: "", goodName: "", effectCondition: "", deadline: "{d:yyyy}"}
      """,
    ])
    let text = try text(catalog, #"{"d": "\#(wire)"}"#)
    #expect(part("d:", of: text).first == "d: date (iso8601) = \(told)")
  }

  @Test func theWholeOfARow() throws {
    let catalog = try TestCatalog.files([
      "coupon.yaml": """
      match: 1
      id: no
      fields:
        no: string
        over: bool
        limit: {type: decimal, from: [rule.limit, limit], default: 0}
        end: {type: "date?", format: seconds}
      display:
        backgroundImageName: [{when: over, text: overdue}, {text: common}]
        goodName: "券"
        effectCondition: [{when: limit > 0, text: "满{limit:0.00}元"}, {text: 无门槛}]
        deadline:
          - when: end is present and end < now + 3d
            text: {zh: "快到期{end:MM-dd}", en: "soon"}
          - text: 长期
        perferential: {runs: [{text: "{limit}", style: amount}, {text: 元}]}
        badge: "{end:yyyy}"
      """
    ])
    let row = """
      {"no": 7, "over": "no", "limit": "20.50", "end": 1796097600, "more": {"x": 1}}
      """
    // 2026-12-01 12:00:00 in Shanghai is 04:00:00 UTC.
    #expect(
      try text(catalog, row) == """
        row 0: coupon, id "7"
          fields
            no: string = "7"
              $['data'][0]['no'] = 7, sent as a number
            over: bool = false
              $['data'][0]['over'] = "no", sent as a string
            limit: decimal = 20.5
              $['data'][0]['rule']['limit']: missing
              $['data'][0]['limit'] = "20.50", sent as a string
            end: date (seconds)? = 2026-12-01T12:00:00+08:00
              $['data'][0]['end'] = 1796097600
          not read
            $['more']
          display
            backgroundImageName = "common"
              case 1 does not hold: over
              case 2 wins: no condition
              "common"
            goodName = "券"
              "券"
            effectCondition = "满20.50元"
              case 1 wins: limit > 0
              "满{limit:0.00}元"
                {limit:0.00} = "20.50"
            deadline = "快到期12-01"
              case 1 wins: end is present and end < now + 3d
              language zh: "快到期{end:MM-dd}"
                {end:MM-dd} = "12-01"
            perferential = "20.5元"
              run 1, style amount: "{limit}"
                {limit} = "20.5"
              run 2: "元"
            badge = "2026"
              "{end:yyyy}"
                {end:yyyy} = "2026"

        """)
  }

  @Test func ofManyUnreadKeysTheFirstTwentyAreTold() throws {
    let members = (1...25).map { "\"k\($0)\": 1" }.joined(separator: ", ")
    let lines = try text(try plain("a: string?"), "{\(members)}").split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("    $['k") } == 20)
    #expect(lines.contains("    and 5 more"))
  }

  @Test func aRunAloneHasNoNumber() throws {
    let catalog = try plain("a: string", "perferential: {runs: [{text: \"{a}\", style: amount}]}")
    #expect(
      part("perferential", of: try text(catalog, #"{"a": "5"}"#)) == [
        "perferential = \"5\"", "  style amount: \"{a}\"", "    {a} = \"5\"",
      ])
  }

  @Test func whatIsAbsentDefaultedOrWrong() throws {
    let catalog = try plain(
      """
      a: {type: "integer?", absent: ["-"]}
      b: {type: decimal, default: 12.5}
      c: {type: "rate?", as: tenthsPaid, from: [c, d], invalid: absent}
      e: {type: "money?", currency: {from: cur}}
      f: {type: list(integer), default: [1, 2]}
      g: {type: "enum?", cases: [x, y]}
      h: {type: list(string)}
      """, "badge: \"{a}\"")
    let text = try text(
      catalog,
      #"""
      {"a": "-", "b": null, "c": "8折", "d": 85, "e": "5.0", "cur": "usd", "g": "z", "h": "only"}
      """#)
    #expect(
      part("a:", of: text) == [
        "a: integer? = absent", "  $['data'][0]['a'] = \"-\", which counts as absent",
      ])
    #expect(
      part("b:", of: text) == ["b: decimal = 12.5", "  $['data'][0]['b'] = null", "  default 12.5"])
    #expect(
      part("c:", of: text) == [
        "c: rate (tenthsPaid)? = absent", "  $['data'][0]['c'] = \"8折\", wrong-type",
        "  $['data'][0]['d'] = 85, out-of-range",
        "  issue: wrong-type at $['data'][0]['c']: expected a number from 0 to 10, "
          + "found the string \"8折\"",
      ])
    #expect(
      part("e:", of: text) == [
        "e: money? = 5 USD", "  $['data'][0]['e'] = \"5.0\", sent as a string",
        "  currency $['data'][0]['cur'] = \"usd\"",
      ])
    let amount = try self.text(catalog, #"{"e": 5, "h": []}"#)
    #expect(
      part("e:", of: amount) == [
        "e: money?", "  $['data'][0]['e'] = 5, not used", "  currency $['data'][0]['cur']: missing",
        "  issue: missing at $['data'][0]['cur']: expected a currency code of ISO 4217, found nothing; "
          + "the row is left out",
      ])
    #expect(
      part("f:", of: text) == [
        "f: list(integer) = [1, 2]", "  $['data'][0]['f']: missing", "  default [1,2]",
      ])
    #expect(
      part("g:", of: text) == [
        "g: enum? = \"z\"", "  $['data'][0]['g'] = \"z\", no case of the enum",
      ])
    #expect(
      part("h:", of: text) == [
        "h: list(string) = [\"only\"]", "  $['data'][0]['h'] = \"only\", a single element",
      ])
    #expect(
      part("badge", of: text) == ["badge: absent, as a is absent", "  \"{a}\""])
  }

  @Test func conditionsReadAsInASchema() throws {
    let catalog = try plain(
      """
      n: integer
      s: string
      e: {type: enum, cases: {used: 1, new: 2}}
      b: "bool?"
      d: {type: date, format: seconds}
      """,
      """
      x: [{when: "not (n >= 5 or s == 'it''s') and e != used", text: a}]
      y: [{when: "not b or d >= now + 36h", text: a}]
      z: [{when: "(n == 1 or n == 2) and e is unrecognized", text: a}]
      """)
    let text = try text(catalog, #"{"n": 1, "s": "x", "e": 1, "d": 0}"#)
    #expect(
      part("x:", of: text) == [
        "x: absent, as no case holds",
        "  case 1 does not hold: n < 5 and s != 'it''s' and e != used",
      ])
    #expect(
      part("y:", of: text).last
        == "  case 1 does not hold: b is present and not b or d >= now + 36h")
    #expect(
      part("z:", of: text).last
        == "  case 1 does not hold: (n == 1 or n == 2) and e is unrecognized")
  }

  @Test func rowsWithoutATicketAndSingleRows() throws {
    let catalog = try plain("name: string\nshop: string", "isNew: \"{name}\"")
    let rows = #"7, {"name": "x", "shop": {}}, {"name": "x", "shop": "y"}"#
    let all = try text(catalog, rows)
    #expect(
      all.hasPrefix(
        """
        row 0: no ticket
          not-an-object at $['data'][0]: expected an object, found the number 7; the row is left out

        row 1: plain, no ticket
          fields
            name: string
              $['data'][1]['name'] = "x"
            shop: string
              $['data'][1]['shop'] = {}, wrong-type
              issue: wrong-type at $['data'][1]['shop']: expected a string or a number, \
        found an object; the row is left out

        row 2: plain

        """))
    #expect(try text(catalog, rows, row: 1) == all.split(separator: "\n\n")[1] + "\n")
    #expect(throws: Explainer.Fault.noSuchRow(count: 3)) { try text(catalog, rows, row: 3) }
    #expect(throws: Explainer.Fault.noSuchRow(count: 0)) { try text(catalog, "", row: 0) }
    #expect(try text(catalog, "") == "No rows\n")
    #expect(throws: TicketDecodingError.self) {
      try Explainer(catalog: catalog).text(for: Data("[".utf8))
    }
  }

  @Test func textsInsideOfTextsAreToldByTheirPaths() throws {
    let catalog = try TestCatalog.files([
      "plain.yaml": """
      match: 1
      embedded: more
      fields: {name: {type: "string?", from: more.name}}
      display: {backgroundImageName: "", goodName: "", effectCondition: "", deadline: ""}
      """
    ])
    let rows = #"""
      {"more": "{\"name\": \"豆\\u6d46\"}"}, {"more": "{"}
      """#
    let texts = try text(catalog, rows).split(separator: "\n\n").map(String.init)
    #expect(
      part("name", of: texts[0]) == [
        "name: string? = \"豆浆\"", #"  $['data'][0]['more']['name'] = "豆\u6d46""#,
      ])
    #expect(
      part("name", of: texts[1])[1] == "  $['data'][1]['more']: the text on the way is no JSON text"
    )
  }

  @Test func nothingReachesTheTerminalThatItWouldObey() throws {
    let catalog = try plain("name: string", "x: \"\\u202E{name}\"")
    let long = String(repeating: "长", count: 100_000)
    let text = try text(
      catalog,
      "{\"name\": \"\u{9B}2J\u{202E}\u{7F}\\u001b[31m\", \"\u{85}\": 1}, {\"name\": \"\(long)\"}, "
        + "{\"name\":\n  [\n  1,\n\t2]}")
    let obeyed = text.unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory == .control || $0.value == 0x202E
    }
    #expect(obeyed.isEmpty)
    #expect(text.contains(#"= "\u{9B}2J\u{202E}\u{7F}\u{1B}[31m""#))
    #expect(text.contains("= [ 1, 2], wrong-type"))
    #expect(text.utf8.count < 10_000)
  }

  @Test func tellsHowFarItIs() throws {
    let catalog = try plain("name: string")
    let rows = Array(repeating: #"{"name": "a"}"#, count: 600).joined(separator: ",")
    let json = Data(#"{"modelType": 1, "data": [\#(rows)]}"#.utf8)
    var told: [String] = []
    _ = try Explainer(catalog: catalog).text(for: json) { told.append("\($0)/\($1)") }
    #expect(told == ["0/600", "256/600", "512/600"])
  }
}
