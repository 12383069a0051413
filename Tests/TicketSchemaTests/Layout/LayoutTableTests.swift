import Testing

@testable import TicketSchema

/// The text from which the runtime's layout is made.
struct LayoutTableTests {
  private static func table(
    _ ticket: String, settings: String = "locale: en"
  ) throws -> [Substring] {
    let result = Sample.read(["sample.yaml": ticket, "ticketgen.yaml": settings])
    return LayoutTable.text(for: try #require(result.catalog)).split(separator: "\n")
  }

  @Test func everyOptionIsWritten() throws {
    let ticket = Sample.ticket(
      head: "match: [2, \"a \\\"b\\\"\"]",
      fields: """
        a: {type: decimal, absent: [0, "-"], default: 12.5, invalid: absent}
        b: {type: bool, default: NO}
        c: {type: date, format: yyyy-MM-dd HH:mm:ss, timeZone: Europe/Paris, displayTimeZone: Asia/Tokyo, endOfDay: true}
        d: {type: date, timeZone: Asia/Shanghai, displayTimeZone: Asia/Shanghai}
        e: {type: enum?, cases: {unused: 0, used: [1, 9]}}
        f: {type: integer?, from: [x.y, "['it''s'][-1]"]}
        """)
    let expected: [Substring] = [
      "layout 1",
      "envelope response \"$['modelType']\" items \"$['data']\"",
      "zone \"Asia/Shanghai\"",
      "kind \"sample\" match \"2\" \"a \\\"b\\\"\"",
      "decimal \"$['a']\" absent \"0\" \"-\" default 12.5 invalid",
      "bool \"$['b']\" default false",
      "date \"$['c']\" format \"yyyy-MM-dd HH:mm:ss\" zone \"Europe/Paris\" shown \"Asia/Tokyo\" endOfDay",
      "date \"$['d']\" format \"iso8601\" shown \"Asia/Shanghai\"",
      "enum? \"$['e']\" case \"unused\" \"0\" case \"used\" \"1\" \"9\"",
    ]
    let lines = try Self.table(ticket.replacing("['it''s']", with: "['it\\\\'s']"))
    #expect(lines.dropLast() == expected[...])
    #expect(lines.last == "integer? \"$['x']['y']\" \"$['it\\\\'s'][-1]\"")
  }

  @Test func everyTypeIsWritten() throws {
    let ticket = Sample.ticket(
      head: "match: {has: [a, b.c], lacks: \"['x y']\"}\nembedded: [v, v.w]\nid: s",
      fields: """
        s: {type: string, from: v.w.x, markup: html}
        i: {type: integer?, negate: true}
        d: {type: decimal, negate: true, default: -1}
        m: {type: money, currency: jpy, unit: minor, negate: true}
        n: {type: money?, currency: {from: v.currency}, absent: [0]}
        o: money
        r: {type: rate, as: tenthsPaid, negate: true}
        t: {type: rate?, as: basisPointsOff, invalid: absent}
        ls: {type: list(string), markup: html, default: ["a b", "c\"]"]}
        li: {type: list(integer)?, negate: true}
        ld: {type: list(decimal), default: 5}
        le: {type: list(enum), cases: {unused: 0, used: [1, 9]}, default: []}
        """)
    let expected: [Substring] = [
      "kind \"sample\" id 0 has \"$['a']\" \"$['b']['c']\" lacks \"$['x y']\"",
      "embedded \"$['v']\" \"$['v']['w']\"",
      "string \"$['v']['w']['x']\" html",
      "integer? \"$['i']\" negate",
      "decimal \"$['d']\" default -1 negate",
      "money \"$['m']\" minor negate currency \"JPY\"",
      "money? \"$['n']\" absent \"0\" currencyAt \"$['v']['currency']\"",
      "money \"$['o']\" currency \"USD\"",
      "rate \"$['r']\" as tenthsPaid negate",
      "rate? \"$['t']\" invalid as basisPointsOff",
      "list-string \"$['ls']\" default [\"a b\",\"c\\\"]\"] html",
      "list-integer? \"$['li']\" negate",
      "list-decimal \"$['ld']\" default 5",
      "list-enum \"$['le']\" default [] case \"unused\" \"0\" case \"used\" \"1\" \"9\"",
    ]
    let lines = try Self.table(
      ticket.replacing("\"c\"]\"", with: "\"c\\\"]\""), settings: "currency: USD")
    #expect(lines.dropFirst(3) == expected[...])
    let unknown = try Self.table(Sample.ticket(head: "match: {unknown: true}"))
    #expect(unknown.last == "kind \"sample\" unknown")
  }

  @Test(arguments: [
    (Envelope(discriminator: nil, items: JSONPath([])), "envelope items \"$\""),
    (
      Envelope(
        discriminator: .row(JSONPath([.member("b"), .member("c")])),
        items: JSONPath([.member("a"), .index(0)])),
      "envelope row \"$['b']['c']\" items \"$['a'][0]\""
    ),
  ])
  func envelopesAreWritten(envelope: Envelope, line: String) {
    var settings = ProjectSettings.standard
    settings.envelope = envelope
    let text = LayoutTable.text(for: TicketCatalog(settings: settings, kinds: []))
    #expect(text == "layout 1\n\(line)\nzone \"Asia/Shanghai\"\n")
  }

  @Test func textsEscapeWhatCouldConfuse() {
    #expect(JSONText.quoted("a \"b\\c~") == "\"a \\\"b\\\\c~\"")
    #expect(JSONText.quoted("优惠、券（ひらカナ한글）￥") == "\"优惠、券（ひらカナ한글）\\uffe5\"")
    #expect(
      JSONText.quoted("\n\r\t\0\u{7F}\u{A0}é\u{202E}\u{2028}\u{3000}🎫")
        == "\"\\u000a\\u000d\\u0009\\u0000\\u007f\\u00a0\\u00e9\\u202e\\u2028\\u3000\\ud83c\\udfab\""
    )
  }
}
