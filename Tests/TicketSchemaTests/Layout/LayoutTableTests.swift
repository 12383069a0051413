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

  @Test(arguments: [
    ("envelope: {items: $}", "envelope items \"$\""),
    ("envelope: {items: a, each: b.c}", "envelope row \"$['b']['c']\" items \"$['a']\""),
  ])
  func envelopesAreWritten(settings: String, line: String) {
    var catalog = TicketCatalog(settings: .standard, kinds: [])
    let ticket = Sample.ticket()
    let read = Sample.read(["sample.yaml": ticket, "ticketgen.yaml": settings]).catalog
    if let read { catalog = read }
    var settings = catalog.settings
    if read == nil {
      // Without a discriminator no kind by value is allowed, so the catalog is made by hand.
      settings.envelope = Envelope(discriminator: nil, items: JSONPath([]))
    }
    let text = LayoutTable.text(for: TicketCatalog(settings: settings, kinds: []))
    #expect(text.split(separator: "\n")[1] == line)
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
