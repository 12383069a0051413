import Testing

@testable import TicketSchema

/// The fields of a ticket file: forms, options, and what is refused.
struct FieldTests {
  private static func fields(_ lines: String) throws -> [TicketField] {
    try Sample.kind(Sample.ticket(fields: lines)).fields
  }

  @Test func shortAndLongFormsAreRead() throws {
    let fields = try Self.fields(
      """
      a: string
      b: bool?
      c: {type: integer, from: x.y}
      d: {type: decimal?, from: [x, "['a b'][0]"], absent: [0, "-"], invalid: absent}
      e: {type: date}
      f: {type: date, format: yyyy-MM-dd, timeZone: Europe/Paris, displayTimeZone: Asia/Tokyo, endOfDay: true}
      g: {type: enum, cases: {unused: 0, used: [1, 9]}}
      h: {type: enum, cases: [SENDED, USED], absent: ""}
      sale-price: string
      """)
    #expect(
      fields.map(\.valueName) == [
        "aValue", "bValue", "cValue", "dValue", "eValue", "fValue", "gValue", "hValue",
        "salePriceValue",
      ])
    #expect(
      fields.map(\.isOptional) == [false, true, false, true, false, false, false, false, false])
    #expect(fields[0].paths == [JSONPath([.member("a")])])
    #expect(fields[2].paths == [JSONPath([.member("x"), .member("y")])])
    #expect(fields[3].paths == [JSONPath([.member("x")]), JSONPath([.member("a b"), .index(0)])])
    #expect(fields[3].absentTexts == ["0", "-"])
    #expect(fields[3].treatsInvalidAsAbsent)
    #expect(!fields[2].treatsInvalidAsAbsent)
    let plain = DateFieldOptions(
      format: "iso8601", timeZone: "Asia/Shanghai", displayTimeZone: nil, endOfDay: false)
    #expect(fields[4].type == .date(plain))
    let full = DateFieldOptions(
      format: "yyyy-MM-dd", timeZone: "Europe/Paris", displayTimeZone: "Asia/Tokyo", endOfDay: true)
    #expect(fields[5].type == .date(full))
    let status = EnumType(
      typeName: "G",
      cases: [
        .init(name: "unused", swiftName: "unused", values: ["0"]),
        .init(name: "used", swiftName: "used", values: ["1", "9"]),
      ])
    #expect(fields[6].type == .enumeration(status))
    #expect(fields[7].absentTexts == [""])
    // The JSON key is the name as written, never the Swift name, and one member also with dots.
    #expect(fields[8].paths == [JSONPath([.member("sale-price")])])
    #expect(try Self.fields("a.b: string")[0].paths == [JSONPath([.member("a.b")])])
  }

  @Test(arguments: [
    ("string", "12", "\"12\""), ("string", "\"\"", "\"\""),
    ("string", "'a\"b\\c'", "\"a\\\"b\\\\c\""),
    ("bool", "YES", "true"), ("bool", "0", "false"), ("bool", "n", "false"),
    ("integer", "20", "20"), ("integer", "2e1", "2e1"), ("integer?", "-5", "-5"),
    ("decimal", "12.50", "12.50"), ("date", "2026-11-30", "\"2026-11-30\""),
    ("enum, cases: {none: ['', 0], used: 1}", "none", "\"0\""),
    ("integer, negate: true", "9223372036854775808", "9223372036854775808"),
    ("date, format: seconds", "253402300799.5", "253402300799.5"),
    ("date, format: seconds", "-62135596800", "-62135596800"),
    ("date, format: milliseconds", "1e12", "1e12"),
    ("rate, as: fractionOff", "1e-60", "1e-60"), ("rate, as: fractionPaid", "1e-38", "1e-38"),
    ("rate, as: percentPaid", "0e99", "0e99"),
  ])
  func defaultsAreConverted(type: String, value: String, json: String) throws {
    let field = try #require(try Self.fields("a: {type: \(type), default: \(value)}").first)
    #expect(field.defaultJSON == json)
    #expect(!field.isOptional)
  }

  @Test func defaultsOfDatesAndEnumsAreConverted() throws {
    let fields = try Self.fields(
      """
      a: {type: date, format: seconds, default: -1.5}
      b: {type: date, format: yyyyMMdd, default: 20260228}
      c: {type: date, format: "MMM d, yyyy h:mm a", default: "Feb 8, 2026 12:05 pm"}
      d: {type: enum, cases: {unused: 0, used: [1, 9]}, default: used}
      e: {type: date, default: "2026-02-28T23:59:59.123+08:00"}
      f: {type: date, default: "2026-02-28 23:59"}
      g: {type: date, default: "2024-02-29T00:00-0330"}
      h: {type: date, default: "2026-02-28T23:59:59,1Z"}
      """)
    #expect(
      fields.map(\.defaultJSON) == [
        "-1.5", "\"20260228\"", "\"Feb 8, 2026 12:05 pm\"", "\"1\"",
        "\"2026-02-28T23:59:59.123+08:00\"", "\"2026-02-28 23:59\"",
        "\"2024-02-29T00:00-0330\"", "\"2026-02-28T23:59:59,1Z\"",
      ])
  }

  @Test(arguments: [
    "a: {type: bool, default: 1️⃣on}", "a: {type: integer, default: 1️⃣1.5}",
    "a: {type: integer, default: 1️⃣010}", "a: {type: integer, default: 1️⃣9223372036854775808}",
    "a: {type: integer, default: 1️⃣''}", "a: {type: decimal, default: 1️⃣8折}",
    "a: {type: decimal, default: 1️⃣1e999}", "a: {type: date, default: 1️⃣2026-02-29}",
    "a: {type: date, default: 1️⃣1900-02-29}",
    "a: {type: date, default: 1️⃣'2026-02-28 24:00'}",
    "a: {type: date, default: 1️⃣'2026-02-28T10:00:60'}",
    "a: {type: date, default: 1️⃣'2026-02-28T10:00.5'}",
    "a: {type: date, default: 1️⃣'2026-02-28T10:00+8'}",
    "a: {type: date, default: 1️⃣'2026-02-28T10:00+0860'}",
    "a: {type: date, default: 1️⃣'2026-02-28T10:00+24:00'}",
    "a: {type: date, format: 'yyyy-MM-dd hh:mm a', default: 1️⃣2026-11-30 00:30 AM}",
    "a: {type: date, default: 1️⃣'2026-02-28T'}",
    "a: {type: date, default: 1️⃣'2026-02-28T10:00:00.1234567890'}",
    "a: {type: date, default: 1️⃣' 2026-02-28'}", "a: {type: date, default: 1️⃣'0000-01-01'}",
    "a: {type: date, format: seconds, default: 1️⃣2026-02-28}",
    "a: {type: date, format: yyyyMMdd, default: 1️⃣2026022}",
    "a: {type: date, format: yyyyMMdd, default: 1️⃣202602288}",
    "a: {type: date, format: yyyy-MM-dd HH:mm, default: 1️⃣'2026-02-28 24:00'}",
    "a: {type: enum, cases: {unused: 0, used: 1}, default: 1️⃣0}",
    "a: {type: enum, cases: {unused: 0, used: 1}, default: 1️⃣usd}",
    "a: {type: enum, cases: {none: '', used: 1}, default: 1️⃣none}",
    "a: {type: date, format: 'yyyy-MM-dd K:mm a', default: 1️⃣2026-11-30 12:00 PM}",
    "a: {type: integer, negate: true, default: 1️⃣-9223372036854775808}",
    "a: {type: list(integer), negate: true, default: [1, 1️⃣-9223372036854775808]}",
    "a: {type: date, format: seconds, default: 1️⃣1e12}",
    "a: {type: date, format: seconds, default: 1️⃣253402300800}",
    "a: {type: date, format: seconds, default: 1️⃣-62135596800.5}",
    "a: {type: date, format: milliseconds, default: 1️⃣1e300}",
    "a: {type: rate, as: fractionOff, default: 1️⃣0.123456789012345678901234567890123456789}",
    "a: {type: rate, as: fractionPaid, default: 1️⃣1e-39}",
    "a: {type: rate, as: percentPaid, default: 1️⃣1e-37}",
  ])
  func defaultsThatDoNotFitAreErrors(line: String) {
    expectFindings(Sample.ticket(fields: line), [Expected("1️⃣", .wrongDefault)])
  }

  @Test(
    arguments: [
      ("a: 1️⃣strng", .unknownType), ("a: 1️⃣strng?", .unknownType), ("a: 1️⃣String", .unknownType),
      ("a: 1️⃣string ?", .unknownType), ("a: 1️⃣''", .unknownType), ("a: 1️⃣[string]", .wrongNode),
      ("1️⃣a: {from: x}", .missingKey), ("1️⃣a: enum", .missingKey), ("1️⃣a: {type: enum}", .missingKey),
      ("1️⃣a: rate?", .missingKey), ("a: {type: rate, as: 1️⃣percent}", .wrongValue),
      ("a: 1️⃣list", .unknownType), ("a: 1️⃣list(money)", .unknownType),
      ("a: 1️⃣list(string?)", .unknownType), ("a: 1️⃣list(list(string))", .unknownType),
      ("a: 1️⃣list(date)?", .unknownType), ("1️⃣a: list(enum)", .missingKey),
      ("a: {type: list(string), 1️⃣cases: [x]}", .optionNotForType),
      ("a: {type: list(decimal), 1️⃣as: percentOff}", .optionNotForType),
      ("a: {type: string, markup: 1️⃣xml}", .wrongValue),
      ("a: {type: bool, 1️⃣negate: true}", .optionNotForType),
      ("a: {type: integer, negate: 1️⃣yes}", .wrongValue),
      ("a: {type: decimal, 1️⃣currency: CNY}", .optionNotForType),
      ("a: {type: decimal, 1️⃣unit: minor}", .optionNotForType),
      ("a: {type: money, unit: 1️⃣major}", .wrongValue),
      ("a: {type: money, currency: 1️⃣CNH}", .wrongCurrency),
      ("a: {type: money, currency: 1️⃣cn}", .wrongCurrency),
      ("a: {type: money, currency: XAU, 1️⃣unit: minor}", .wrongCurrency),
      ("a: {type: money, 1️⃣currency: {}}", .missingKey),
      ("a: {type: money, currency: {from: 1️⃣$}}", .pathSyntax),
      ("a: {type: money, currency: {from: b, 1️⃣default: CNY}}", .unknownKey),
      ("a: {type: money, currency: 1️⃣[CNY]}", .wrongNode),
      ("a: {type: money, default: 1️⃣x}", .wrongDefault),
      ("a: {type: rate, as: percentOff, default: 1️⃣100.1}", .wrongDefault),
      ("a: {type: rate, as: fractionPaid, default: 1️⃣-0.5}", .wrongDefault),
      ("a: {type: rate, as: tenthsPaid, negate: true, default: 1️⃣8.5}", .wrongDefault),
      ("a: {type: list(integer), default: [1, 1️⃣x]}", .wrongDefault),
      ("a: {type: list(enum), cases: [b], default: 1️⃣c}", .wrongDefault),
      ("a: {type: list(string), default: 1️⃣''}", .wrongDefault),
      ("a: {type: string, default: 1️⃣[b]}", .wrongNode),
      ("a: {type: string, 1️⃣format: seconds}", .optionNotForType),
      ("a: {type: date, 1️⃣cases: [a]}", .optionNotForType),
      ("a: {type: string, 1️⃣frm: x}", .unknownKey),
      ("a: {type: string, from: 1️⃣''}", .pathSyntax),
      ("a: {type: string, from: x.1️⃣.y}", .pathSyntax),
      ("a: {type: string, from: [x, 'y1️⃣[*]']}", .pathSyntax),
      ("a: {type: string, from: 1️⃣$}", .pathSyntax),
      ("a: {type: string, from: 1️⃣[]}", .emptyList), ("a: {type: string, from: [1️⃣[x]]}", .wrongNode),
      ("a: {type: string, from: 1️⃣{x: y}}", .wrongNode),
      ("a: {type: string, invalid: 1️⃣nil}", .wrongValue),
      ("a: {type: date, endOfDay: 1️⃣yes}", .wrongValue),
      ("a: {type: date, format: 1️⃣second}", .datePattern),
      ("a: {type: date, format: 1️⃣iso8061}", .datePattern),
      ("a: {type: date, format: yyyy-MM-dd 1️⃣hh:mm}", .datePattern),
      ("a: {type: date, timeZone: 1️⃣Asia/Shangai}", .unknownTimeZone),
      ("a: {type: date, timeZone: 1️⃣CST}", .unknownTimeZone),
      ("a: {type: date, displayTimeZone: 1️⃣Nowhere/None}", .unknownTimeZone),
      ("a: {type: enum, cases: 1️⃣{}}", .emptyList), ("a: {type: enum, cases: 1️⃣x}", .wrongNode),
      ("a: {type: enum, cases: [x, 1️⃣x]}", .duplicateCaseValue),
      ("a: {type: enum, cases: {x: 0, y: [1, 1️⃣0]}}", .duplicateCaseValue),
      ("a: {type: enum, cases: {1️⃣unrecognized: 0}}", .reservedName),
      ("a: {type: enum, cases: {1️⃣init: 0}}", .unnameable),
      ("a: {type: enum, cases: [1️⃣'']}", .unnameable),
      ("a: {type: enum, cases: {a-b: 0, 1️⃣aB: 1}}", .nameCollision),
      ("a: {type: enum, cases: {x: 1️⃣[]}}", .emptyList), ("1️⃣'***': string", .unnameable),
      ("1️⃣type: {type: enum, cases: [a]}", .unnameable),
      ("1️⃣ID: {type: enum, cases: [a]}", .unnameable),
      ("1️⃣sample-ticket: {type: enum, cases: [a]}", .unnameable),
      ("1️⃣date: {type: enum, cases: [a]}", .nameCollision),
      ("a-b: string\n1️⃣aB: string", .nameCollision),
      ("a: {type: enum, cases: [x]}\n1️⃣A: {type: enum, cases: [y]}", .nameCollision),
      ("1️⃣' a': string", .outerWhiteSpace),
      ("a: {type: string, from: 1️⃣\"['b ']\"}", .outerWhiteSpace),
      ("a: string\n1️⃣b: {type: string, from: a}", .keyReadTwice),
      ("1️⃣a: {type: string, from: [b, b]}", .keyReadTwice),
      ("a: string\nb: {type: integer, from: a}\n1️⃣c: {type: integer, from: a}", .keyReadTwice),
      ("a: {type: enum, cases: [x]}\n1️⃣b: {type: enum, from: a, cases: [x]}", .keyReadTwice),
    ] as [(String, SchemaFinding)])
  func wrongFieldsAreFound(lines: String, kind: SchemaFinding) {
    expectFindings(Sample.ticket(fields: lines), [Expected("1️⃣", kind)])
  }

  @Test(arguments: [
    "a: string\nb: {type: integer, from: a}", "a: {type: date, default: 2000-02-29}",
    "a: {type: date, format: seconds}\nb: {type: date, from: a}",
    "type: string\nself: string\ninit: string\nType: string\n_: string\ndefault: string",
    "a: {type: enum, cases: [x]}\nb: {type: enum, from: a, cases: [x, y]}",
    "a: {type: enum, cases: {default: 0, 1st: 1, none: 2, 'foo:1': 3, '[asc': 4, unused: '', 'a': a}}",
    "a: {type: enum, cases: {x: \"e\\u0301\", y: \"\\u00e9\"}}",
    "a: {type: enum, cases: [String, Date, none]}", "\"x y\": string", "x-a: string",
    "a: {type: string, x-note: free}",
  ])
  func soundFieldsPass(lines: String) throws {
    _ = try Self.fields(lines)
  }

  @Test func caseNamesBecomeSwiftNames() throws {
    let field = try #require(
      try Self.fields(
        "a: {type: enum, cases: {default: 0, 1st: 1, 'foo:1': 3, '[asc': 4, IN_USE: 5}}"
      )
      .first)
    guard case .enumeration(let type) = field.type else {
      Issue.record("no enum")
      return
    }
    #expect(type.cases.map(\.swiftName) == ["default", "_1st", "foo1", "asc", "IN_USE"])
    #expect(type.cases.map(\.name) == ["default", "1st", "foo:1", "[asc", "IN_USE"])
  }

  /// A condition may name a case whose values cannot be read: that is no second finding.
  @Test func aBrokenCaseIsFoundOnce() {
    expectFindings(
      Sample.ticket(
        fields: "a: {type: enum, cases: {x: 0, y: 1️⃣[]}}", display: "b: [{when: a == y, text: z}]"),
      [Expected("1️⃣", .emptyList)])
    expectFindings(
      Sample.ticket(
        fields: "a: {type: enum, cases: {x: 0, y: 1️⃣{b: 0}}}",
        display: "b: [{when: a == y, text: z}]"),
      [Expected("1️⃣", .wrongNode)])
  }

  @Test func missingValuesBelowFreeNamesAreFound() {
    expectFindings(Sample.ticket(fields: "x-a:1️⃣"), [Expected("1️⃣", .wrongNode)])
    expectFindings(
      Sample.ticket(fields: "x-a: {type: date, format: 1️⃣~}"), [Expected("1️⃣", .wrongNode)])
    expectFindings(Sample.ticket(display: "x-a: {text: 1️⃣~}"), [Expected("1️⃣", .wrongNode)])
    expectFindings(
      Sample.ticket(fields: "a: {type: enum, cases: {x-a: 1️⃣~}}"), [Expected("1️⃣", .wrongNode)])
  }

  @Test(
    "A list is suggested for the brackets of other languages",
    arguments: [
      ("string[]", "list(string)"), ("int[]?", "list(integer)?"), ("enum[]", "list(enum)"),
    ])
  func bracketsAreLists(written: String, suggestion: String) {
    let result = Sample.read(["a.yaml": Sample.ticket(fields: "a: \(written)")])
    #expect(result.findings.map(\.suggestion) == [suggestion])
  }

  @Test("A currency is written in ASCII: the sign of Kelvin is no K")
  func lookalikesAreNoCurrencies() {
    expectFindings(
      Sample.ticket(fields: "a: {type: money, currency: 1️⃣\u{212A}WD}"),
      [Expected("1️⃣", .wrongCurrency)])
  }

  /// Texts are equal when their Unicode scalars are equal.
  @Test(
    "A name is that of a field or case with the same Unicode scalars, whatever looks like it",
    arguments: [
      "x: \"{1️⃣e\u{301}}\"", "x: [{when: \"1️⃣e\u{301} == 'a'\", text: a}]",
      "x: [{when: \"s == 1️⃣e\u{301}\", text: a}]",
      "x: {runs: [{text: a, style: 1️⃣e\u{301}}]}",
    ])
  func namesAreExact(display: String) {
    let fields = "\u{E9}: string\ns: {type: enum, cases: {\u{E9}: 1}}"
    let source = MarkedText(Sample.ticket(fields: fields, display: display))
    let result = Sample.read([
      "a.yaml": source.text, "ticketgen.yaml": "styles: {\u{E9}: {size: 1}}",
    ])
    #expect(result.findings.count == 1)
    #expect(result.findings.first.map { source.name(of: $0.offset) } == "1️⃣")
    #expect(result.findings.first?.suggestion.map { Array($0.utf8) } == [0xC3, 0xA9])
    #expect(
      Sample.read([
        "a.yaml": Sample.ticket(fields: fields, display: display.replacing("1️⃣", with: ""))
          .replacing("\u{E9}", with: "e\u{301}"),
        "ticketgen.yaml": "styles: {e\u{301}: {size: 1}}",
      ]).findings.map(\.message) == [])
  }
}
