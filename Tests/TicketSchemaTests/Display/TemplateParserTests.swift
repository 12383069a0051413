import Testing

@testable import TicketSchema

/// Templates: braces, names and formats, with the exact places of what is wrong.
struct TemplateParserTests {
  /// A template in short: fields as `<name>` or `<name|format>`.
  private static func short(_ template: TemplateSyntax) -> String {
    template.parts.map { part in
      switch part {
      case .literal(let text): text
      case .field(let field): field.format.map { "<\(field.name)|\($0)>" } ?? "<\(field.name)>"
      }
    }.joined(separator: "·")
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("满{m}元", "满·<m>·元"), ("{a}{b}", "<a>·<b>"),
    ("{a:0.00}", "<a|0.00>"), ("{a:HH:mm}", "<a|HH:mm>"), ("{a:0'}'}x", "<a|0'}'>·x"),
    ("{{x}}", "{x}"), ("{{{x}}}", "{·<x>·}"), ("{a:}", "<a|>"), ("{sale-price}", "<sale-price>"),
    ("{x y}", "<x y>"), ("100% \\(x) %@", "100% \\(x) %@"), ("{优惠}", "<优惠>"),
  ])
  func partsAreRead(text: String, expected: String) throws {
    #expect(Self.short(try TemplateParser.parse(text).get()) == expected)
  }

  @Test(arguments: [
    ("a}b", "}"), ("{x}}", "}"), ("{", "{"), ("满{m", "{m"), ("{m:0'}", "'}"),
    ("{m:0'元} 'a'", "{m:0'元} 'a'"), ("{m:0'a''} b", "'} b"), ("{}", "{}"),
    ("{:0}", "{:"), ("{ x}", " x"), ("{x }", "x "), ("{x :0}", "x "), ("{a{b}", "{a"),
    ("{\u{3000}x}", "\u{3000}x"), ("{{x}", "}"),
  ])
  func problemsPointAtTheirPlace(text: String, part: String) throws {
    guard case .failure(let problem) = TemplateParser.parse(text) else {
      Issue.record("accepted")
      return
    }
    #expect(
      String(decoding: Array(text.utf8)[problem.problem.part], as: UTF8.self) == part,
      "\(problem.problem.message)")
  }

  @Test func aQuoteThatDoesNotEndIsNamed() {
    for text in ["{m:0'元}", "{d:h 'oclock}", "{l:join(')}"] {
      guard case .failure(let problem) = TemplateParser.parse(text) else {
        Issue.record("accepted")
        continue
      }
      #expect(problem.problem.message.contains("add `'` in front of `}`"))
      let cured = text.replacing("}", with: "'}")
      #expect((try? TemplateParser.parse(cured).get()) != nil, "\(cured)")
    }
  }

  /// A field whose name braces cannot hold needs another name.
  @Test(arguments: [
    "{1️⃣a:b}", "{1️⃣a:b:0.00}", "{1️⃣c}d}", "{1️⃣e{f}", "{1️⃣ x}", "满{1️⃣a:b}元", "{1️⃣ab}",
  ])
  func namesThatCannotStandInBracesNeedAnother(template: String) {
    let kind: SchemaFinding = template == "{1️⃣ab}" ? .unknownField : .templateSyntax
    expectFindings(
      Sample.ticket(
        fields: """
          "a:b": {type: decimal, from: p}
          "c}d": {type: decimal, from: q}
          "e{f": {type: decimal, from: r}
          " x": {type: decimal, from: s}
          """,
        display: "x: \"\(template)\""),
      [Expected("1️⃣", kind, "another name", "`from`")])
  }

  @Test func placesCountBytes() throws {
    let template = try TemplateParser.parse("满{m:0.0}").get()
    guard case .field(let field) = template.parts[1] else {
      Issue.record("no field")
      return
    }
    #expect(field.nameRange == 4..<5)
    #expect(field.formatRange == 6..<9)
  }

  /// Also where a mark joins a brace to one character.
  @Test(arguments: ["", "{}", "a{b}}", "{\u{301}x", "}\u{200D}", "满{100}元"])
  func aLiteralStandsForItself(text: String) throws {
    let template = try TemplateParser.parse(Template.literal(text)).get()
    #expect(Self.short(template).unicodeScalars.elementsEqual(text.unicodeScalars))
  }
}
