import Testing

@testable import TicketSchema

/// Money, rates, lists, `negate` and `markup` in the catalog.
struct NumberFieldTests {
  private static func field(_ line: String, settings: String = "locale: en") throws -> TicketField {
    try Sample.kind(Sample.ticket(fields: line), settings: settings).fields[0]
  }

  @Test(
    arguments: [
      ("money", .code("CNY"), false, false),
      ("{type: money, currency: jpy}", .code("JPY"), false, false),
      ("{type: money, unit: minor, negate: true}", .code("CNY"), true, true),
      (
        "{type: money?, currency: {from: \"p[0].c\"}, unit: minor}",
        .path(JSONPath([.member("p"), .index(0), .member("c")])), true, false
      ),
      ("{type: money, currency: XAU, negate: false}", .code("XAU"), false, false),
    ] as [(String, MoneyOptions.Currency, Bool, Bool)])
  func moneyIsRead(
    type: String, currency: MoneyOptions.Currency, isMinor: Bool, isNegated: Bool
  ) throws {
    #expect(
      try Self.field("a: \(type)").type
        == .money(MoneyOptions(currency: currency, isMinor: isMinor, isNegated: isNegated)))
  }

  @Test func moneyWithoutACurrencyIsTheProjects() throws {
    #expect(
      try Self.field("a: money", settings: "currency: kwd").type
        == .money(MoneyOptions(currency: .code("KWD"))))
    expectFindings(
      Sample.ticket(fields: "a: {type: money, 1️⃣unit: minor}"),
      [Expected("1️⃣", .wrongCurrency, "XTS")],
      settings: "currency: XTS")
  }

  @Test func currenciesAreThoseOfTheStandard() {
    // 168 currencies with a minor unit and 13 codes without; withdrawn ones are not listed.
    for code in ["CNY", "usd", "JpY", "KWD", "ZWG", "XCG", "VED", "CLF", "XDR", "XXX"] {
      expectSettingsFindings("currency: \(code)", [])
    }
    for code in ["DEM", "HRK", "ANG", "BGN", "ABC", "CN", "CNYY", "\"C\\u212AY\"", "\"\""] {
      expectSettingsFindings("currency: 1️⃣\(code)", [Expected("1️⃣", .wrongCurrency)])
    }
    expectSettingsFindings("currency: 1️⃣RMB", [Expected("1️⃣", .wrongCurrency, "`CNY`")])
  }

  /// actual#8858: a sign stands for several currencies, and none of them is suggested for it.
  @Test(arguments: [("¥", "JPY"), ("￥", "CNY"), ("$", "HKD"), ("£", "GBP")])
  func signsAreNoCurrencies(sign: String, code: String) throws {
    expectSettingsFindings(
      "currency: 1️⃣\"\(sign)\"", [Expected("1️⃣", .wrongCurrency, "several", "`\(code)`")])
    let result = Sample.read(["a.yaml": Sample.ticket(), "ticketgen.yaml": "currency: \"\(sign)\""])
    #expect(try #require(result.findings.first).suggestion == nil)
  }

  @Test(arguments: RateForm.allCases)
  func ratesAreRead(form: RateForm) throws {
    #expect(
      try Self.field("a: {type: rate, as: \(form.rawValue)}").type
        == .rate(RateOptions(form: form, isNegated: false)))
    #expect(
      try Self.field("a: {type: rate?, as: \(form.rawValue), negate: true}").type
        == .rate(RateOptions(form: form, isNegated: true)))
  }

  @Test(arguments: [
    ("percentOff", "100"), ("percentOff", "0"), ("percentPaid", "12.5"), ("percentOff", "1e2"),
    ("fractionOff", "1"), ("fractionPaid", "0.85"), ("fractionOff", "1.000"),
    ("basisPointsOff", "10000"), ("tenthsPaid", "8.5"), ("tenthsPaid", "10"), ("percentOff", "-0"),
  ])
  func ratesHaveDefaults(form: String, value: String) throws {
    #expect(
      try Self.field("a: {type: rate, as: \(form), default: \(value)}").defaultJSON == value)
    let negative = value == "-0" ? "0" : "-" + value
    #expect(
      try Self.field("a: {type: rate, as: \(form), negate: true, default: \(negative)}")
        .defaultJSON == negative)
  }

  @Test(arguments: [
    ("percentOff", "100.5"), ("fractionOff", "1.0001"), ("basisPointsOff", "10001"),
    ("tenthsPaid", "85"), ("percentPaid", "-1"), ("fractionPaid", "2"),
  ])
  func ratesOutsideAreNoDefaults(form: String, value: String) {
    expectFindings(
      Sample.ticket(fields: "a: {type: rate, as: \(form), default: 1️⃣\(value)}"),
      [Expected("1️⃣", .wrongDefault, form)])
  }

  @Test(
    arguments: [
      ("{type: string, markup: html}", .string(markup: .html)),
      ("{type: integer, negate: true}", .integer(isNegated: true)),
      ("{type: decimal, negate: false}", .decimal()), ("list(string)", .list(.string())),
      ("list(integer)?", .list(.integer())),
      ("{type: list(decimal), negate: true}", .list(.decimal(isNegated: true))),
      ("{type: list(string), markup: html}", .list(.string(markup: .html))),
      (
        "{type: list(enum), cases: [x]}",
        .list(
          .enumeration(
            EnumType(typeName: "A", cases: [.init(name: "x", swiftName: "x", values: ["x"])])))
      ),
    ] as [(String, FieldType)])
  func typesHaveOptions(written: String, type: FieldType) throws {
    let field = try Self.field("a: \(written)")
    #expect(field.type == type)
    #expect(field.isOptional == written.contains("?"))
  }

  @Test(arguments: [
    ("list(string)", "[]", "[]"), ("list(string)", "x", "\"x\""),
    ("list(string)", "[\"a b\", \"1\"]", "[\"a b\",\"1\"]"),
    ("list(integer)", "[1, 2e1]", "[1,2e1]"),
    ("list(decimal)", "5.02", "5.02"), ("list(string)", "[\"\"]", "[\"\"]"),
  ])
  func listsHaveDefaults(type: String, written: String, json: String) throws {
    let field = try Self.field("a: {type: \(type)?, default: \(written)}")
    #expect(field.defaultJSON == json)
    #expect(!field.isOptional)
  }

  @Test func listsOfEnumsHaveDefaults() throws {
    let field = try Self.field("a: {type: list(enum), cases: {x: [7, 8], y: 9}, default: [y, x]}")
    #expect(field.defaultJSON == "[\"9\",\"7\"]")
  }

  @Test(arguments: [
    ("list(strng)", "list(string)"), ("list(int)?", "list(integer)?"),
    ("list(string?)", "list(string)"),
    ("array", "list(string)"), ("lst", "list(string)"), ("price", "money"), ("mony?", "money?"),
    ("list(text)", "list(string)"),
  ])
  func misspeltTypesHaveSuggestions(written: String, suggestion: String) {
    let findings = Sample.read(["a.yaml": Sample.ticket(fields: "a: \(written)")]).findings
    #expect(findings.map(\.id) == ["unknown-type"])
    #expect(findings.first?.suggestion == suggestion)
  }

  @Test func enumsOfListsAreNestedTypes() {
    expectFindings(
      Sample.ticket(
        fields: "a: {type: enum, cases: [x]}\n1️⃣A: {type: list(enum), cases: [x]}"),
      [Expected("1️⃣", .nameCollision)])
    expectFindings(
      Sample.ticket(fields: "1️⃣money: {type: list(enum), cases: [x]}"),
      [Expected("1️⃣", .nameCollision)])
  }

  @Test func fallbacksAreNotReadTwice() throws {
    _ = try Sample.kind(Sample.ticket(fields: "a: string\nb: {type: string, from: [b, a]}"))
    expectFindings(
      Sample.ticket(
        fields: "a: {type: list(enum), cases: [x]}\n1️⃣b: {type: list(enum), from: a, cases: [x]}"),
      [Expected("1️⃣", .keyReadTwice)])
    _ = try Sample.kind(
      Sample.ticket(
        fields: "a: {type: enum, cases: [x]}\nb: {type: list(enum), from: a, cases: [x]}"))
  }

  @Test(arguments: ["money", "{type: rate, as: percentOff}", "list(string)"])
  func identityIsNone(type: String) {
    expectFindings(
      Sample.ticket(head: "match: 1\nid: 1️⃣a", fields: "a: \(type)"), [Expected("1️⃣", .wrongID)])
  }
}
