import Testing

@testable import TicketSchema

/// The formats of money, rates and lists, and conditions over them.
struct FormatTests {
  private static let fields = """
    m: money
    n: {type: money, currency: USD}
    o: money
    r: {type: rate, as: percentOff}
    s: {type: rate, as: fractionPaid}
    l: list(string)
    d: decimal
    c: bool
    """

  private static func format(_ template: String) throws -> FieldFormat? {
    let kind = try Sample.kind(
      Sample.ticket(fields: fields, display: "x: \"\(template)\""))
    let property = try #require(kind.display.first { $0.name == "x" })
    guard case .text(let text) = property.cases[0].value,
      case .field(_, let format)? = text.entries[0].template.parts.first
    else {
      Issue.record("\(property.cases)")
      return nil
    }
    return format
  }

  @Test(
    arguments: [
      ("{m}", nil), ("{m:currency}", .currency), ("{m:symbol}", .symbol),
      ("{m:0.00}", .number("0.00")),
      ("{m:¤#,##0.##}", .number("¤#,##0.##")), ("{m:0.00 ¤¤}", nil),
      ("{r:percentOff}", .rate(.percentOff)),
      ("{r:percentPaid}", .rate(.percentPaid)), ("{s:tenthsPaid}", .rate(.tenthsPaid)),
      ("{r:0.##%}", .number("0.##%")), ("{l:list}", .list), ("{l:join(·)}", .join("·")),
      ("{l:join()}", .join("")), ("{l:join(, )}", .join(", ")), ("{l:join())}", .join(")")),
      ("{l:join(a(b)c)}", .join("a(b)c")),
      ("{l:join(\u{301})}", .join("\u{301}")), ("{l:join(\u{200D})}", .join("\u{200D}")),
      ("{l:join(\u{600})}", .join("\u{600}")), ("{l:join(: )}", .join(": ")),
      ("{l:join(' } ')}", .join("' } '")),
    ] as [(String, FieldFormat?)])
  func formatsAreRead(template: String, format: FieldFormat?) throws {
    if template == "{m:0.00 ¤¤}" {
      #expect(try Self.format("{m:0.00¤¤}") == .number("0.00¤¤"))
    } else {
      #expect(try Self.format(template) == format)
    }
  }

  @Test(
    arguments: [
      ("{m:1️⃣curency}", .formatNotForType, "`currency`"),
      ("{m:1️⃣percentOff}", .formatNotForType, "`symbol`"),
      ("{m:1️⃣x0}", .numberPattern, "x"), ("{m:¤¤1️⃣¤0}", .numberPattern, "`¤¤`"),
      ("{d:1️⃣¤0}", .numberPattern, "money"), ("{d:1️⃣currency}", .numberPattern, "c"),
      ("{1️⃣r}", .formatNeeded, "percentOff"), ("{r:1️⃣percentof}", .formatNotForType, "`percentOff`"),
      ("{r:1️⃣fractionOff}", .formatNotForType, "`tenthsPaid`"), ("{r:1️⃣¤0}", .numberPattern, "money"),
      ("{1️⃣l}", .formatNeeded, "list"), ("{l:1️⃣0.0}", .formatNotForType, "join"),
      ("{l:1️⃣join}", .formatNotForType, "join"), ("{l:1️⃣join(a)b}", .formatNotForType, "join"),
      ("{l:1️⃣}", .formatNotForType, "list"), ("{m:1️⃣}", .numberPattern, "digit"),
    ] as [(String, SchemaFinding, String)])
  func wrongFormatsAreFound(template: String, kind: SchemaFinding, words: String) {
    expectFindings(
      Sample.ticket(fields: Self.fields, display: "x: \"\(template)\""),
      [Expected("1️⃣", kind, words)])
  }

  @Test(
    arguments: [
      ("m > 0", .comparison(.field(0), .greater, .number("0"))),
      ("12.5 <= m", .comparison(.field(0), .greaterOrEqual, .number("12.5"))),
      ("m == o", .comparison(.field(0), .equal, .field(2))),
      ("r >= 0.15", .comparison(.field(3), .greaterOrEqual, .number("0.15"))),
      ("not r < s", .comparison(.field(3), .greaterOrEqual, .field(4))),
      ("l is present", .isPresent(5)), ("l is absent", .isAbsent(5)),
    ] as [(String, Condition)])
  func conditionsAreRead(text: String, condition: Condition) throws {
    #expect(try Sample.condition(text, fields: Self.fields) == condition)
  }

  @Test(
    arguments: [
      ("m == 1️⃣n", "different currencies"), ("m > 1️⃣d", "a decimal"), ("m == 1️⃣'5'", "number"),
      ("1️⃣m", "compare it"),
      ("r == 1️⃣d", "0.15"), ("r > 1️⃣now", "0.15"), ("1️⃣r", "compare it"), ("1️⃣l", "is present"),
      ("1️⃣l == 'x'", "is present"), ("'x' != 1️⃣l", "is present"), ("d == 1️⃣l", "is present"),
      ("1️⃣l is unrecognized", "enum"), ("1️⃣l == l", "is present"),
    ])
  func mismatchesAreFound(condition: String, words: String) {
    let display = "x: [{when: \"\(condition)\", text: a}]"
    expectFindings(
      Sample.ticket(fields: Self.fields, display: display), [Expected("1️⃣", .typeMismatch, words)])
  }

  @Test func conditionsOverMoneyWithItsOwnCurrencyAreFound() throws {
    let fields = """
      a: {type: money, currency: {from: c}}
      b: {type: money, currency: {from: $.c}}
      d: {type: money, currency: {from: e}}
      """
    #expect(
      try Sample.condition("a < b", fields: fields)
        == .comparison(.field(0), .less, .field(1)))
    expectFindings(
      Sample.ticket(fields: fields, display: "x: [{when: a < 1️⃣d, text: y}]"),
      [Expected("1️⃣", .typeMismatch)])
  }
}
