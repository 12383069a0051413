import Testing

@testable import TicketSchema

/// What conditions are refused for: unknown names and types that do not match.
struct ConditionTypeTests {
  private static let fields = """
    overdue: bool
    title: string
    count: integer
    price: decimal
    start: date
    status: {type: enum, cases: {unused: 0, used: 1}}
    state: {type: enum, cases: [open, used]}
    broken: strng
    """

  /// Expects one finding at the mark in a condition of a property, besides that of `broken`.
  private static func expectOne(
    _ condition: String, _ kind: SchemaFinding, _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fields = Self.fields.replacing("strng", with: "9️⃣strng")
    expectFindings(
      Sample.ticket(fields: fields, display: "x:\n  - when: \"\(condition)\"\n    text: a"),
      [Expected("9️⃣", .unknownType), Expected("1️⃣", kind, words)],
      sourceLocation: sourceLocation)
  }

  @Test(
    "A word that is no field tells what the other side is compared with",
    arguments: [
      ("title == 1️⃣VIP", "`'a'`"), ("1️⃣VIP != title", "`'a'`"),
      ("overdue == 1️⃣yes", "`true` or `false`"),
      ("start < 1️⃣today", "`now`"), ("title != 1️⃣null", "`title is present`"),
      ("count == 1️⃣nil", "`count is absent`"),
    ])
  func wordsThatAreNoFields(condition: String, words: String) {
    Self.expectOne(condition, .unknownField, words)
  }

  @Test(arguments: [
    ("1️⃣count", "compare it"), ("1️⃣title", "compare it"), ("1️⃣status", "compare it"),
    ("1️⃣'x'", "alone"), ("1️⃣1", "alone"), ("1️⃣true", "alone"), ("1️⃣now", "alone"),
    ("title == 1️⃣1", "`'a'`"), ("title == 1️⃣true", "`'a'`"), ("title == 1️⃣now", "`'a'`"),
    ("title == 1️⃣count", "`'a'`"), ("1️⃣title < 'x'", "`==` and `!=`"),
    ("1️⃣'x' >= title", "`==` and `!=`"), ("1️⃣overdue < true", "`==` and `!=`"),
    ("1️⃣status > used", "`==` and `!=`"), ("overdue == 1️⃣1", "`true`"),
    ("overdue == 1️⃣'true'", "`true`"), ("count > 1️⃣1.5", "whole"), ("count > 1️⃣2e1", "whole"),
    ("count > 1️⃣9223372036854775808", "`Int`"), ("count > 1️⃣'1'", "number"),
    ("count > 1️⃣price", "same type"), ("price > 1️⃣count", "same type"),
    ("price > 1️⃣123456789012345678901234567890123456789", "38"), ("start < 1️⃣1", "`now`"),
    ("start == 1️⃣'2026-11-30'", "`now`"), ("start < 1️⃣count", "`now`"),
    ("status == 1️⃣'used'", "without quotes"), ("status == 1️⃣now + 1d", "name a case"),
    ("1️⃣1 == 1", "no field"), ("1️⃣'a' == 'b'", "no field"), ("1️⃣now < now + 1d", "no field"),
    ("1️⃣title is unrecognized", "enum"), ("1️⃣'x' is present", "only a field"),
    ("1️⃣1 is present", "only a field"),
  ])
  func typesMustMatch(condition: String, words: String) {
    Self.expectOne(condition, .typeMismatch, words)
  }

  @Test(arguments: [
    ("status == 1️⃣usd", "did you mean `used`?"), ("status == 1️⃣0", "did you mean `unused`?"),
    ("1️⃣zzz != status", "its cases are `unused`, `used`"), ("status == 1️⃣title", "no case `title`"),
    ("status == 1️⃣state", "no case `state`"), ("status == 1️⃣'zz zz'", "no case `zz zz`"),
    ("status == 1️⃣true", "no case `true`"),
  ])
  func casesMustExist(condition: String, words: String) {
    Self.expectOne(condition, .unknownCase, words)
  }

  @Test(arguments: [
    ("1️⃣titel == 'x'", "did you mean `title`?"), ("title == 1️⃣used", "no field `used`"),
    ("1️⃣nothing is present", "add it to `fields`"), ("not 1️⃣overdeu", "did you mean `overdue`?"),
    ("1️⃣010x == 1", "no JSON number"),
  ])
  func fieldsMustExist(condition: String, words: String) {
    let kind: SchemaFinding = words.contains("JSON") ? .conditionSyntax : .unknownField
    Self.expectOne(condition, kind, words)
  }

  /// What a finding says to write makes a condition that passes.
  @Test(arguments: [
    ("st == 1️⃣onsale", "'on sale'"), ("st == 1️⃣'on sal'", "'on sale'"), ("st == 1️⃣0", "'on sale'"),
    ("st == 1️⃣1", "'it''s'"), ("st == 1️⃣2", "'not'"), ("st == 1️⃣3", "sold-out"),
    ("st == 1️⃣4", "now"), ("1️⃣'now' != st", "now"),
  ])
  func suggestedCasesCanBeWritten(condition: String, suggestion: String) throws {
    let fields = "st: {type: enum, cases: {on sale: 0, it's: 1, not: 2, sold-out: 3, now: 4}}"
    let source = MarkedText(
      Sample.ticket(fields: fields, display: "x:\n  - when: \"\(condition)\"\n    text: a"))
    let finding = try #require(Sample.read(["sample.yaml": source.text]).findings.first)
    #expect(finding.suggestion == suggestion)
    #expect(source.name(of: finding.offset) == "1️⃣")
    let right =
      condition.hasSuffix("st") ? "\(suggestion) != st" : "st == \(suggestion)"
    _ = try Sample.condition(right, fields: fields)
  }

  @Test func otherCasesAreShownAsTheyAreWritten() {
    expectFindings(
      Sample.ticket(
        fields: "st: {type: enum, cases: {on sale: 0, b: 1}}",
        display: "x: [{when: st == 1️⃣zzzzzz, text: a}]"),
      [Expected("1️⃣", .unknownCase, "its cases are `'on sale'`, `b`")])
    expectFindings(
      Sample.ticket(
        fields: "st: {type: enum, cases: {not: 0, b: 1}}",
        display: "x: [{when: st == 1️⃣not, text: a}]"),
      [Expected("1️⃣", .conditionSyntax, "`'not'`")])
  }

  /// A field whose name a condition cannot hold needs another name.
  @Test(arguments: [
    "1️⃣sale b", "not (1️⃣sale b)", "1️⃣sale b and ok", "1️⃣saleb", "1️⃣2x", "ok and 1️⃣2x is present",
    "1️⃣2x == true", "1️⃣and", "ok or 1️⃣a+b", "1️⃣true",
  ])
  func namesThatCannotStandInAConditionNeedAnother(condition: String) {
    let kind: SchemaFinding = condition.contains("saleb") ? .unknownField : .conditionSyntax
    expectFindings(
      Sample.ticket(
        fields: "ok: bool\nsale b: bool\n2x: bool\nand: bool\na+b: bool\n\"true\": bool\n1: bool",
        display: "x: [{when: \(condition), text: a}]"),
      [Expected("1️⃣", kind, "another name", "`from`")])
  }

  /// What only looks like such a name is told as before.
  @Test(arguments: [
    ("ok and 1️⃣zz", SchemaFinding.unknownField), ("n > 10 1️⃣10", .conditionSyntax),
    ("ok 1️⃣ok", .conditionSyntax), ("1️⃣1 == 1", .typeMismatch),
  ])
  func otherFaultsAreToldAsTheyAre(condition: String, kind: SchemaFinding) {
    let ticket = Sample.ticket(
      fields: "ok: bool\nn: integer\nand: bool\n1: bool",
      display: "x: [{when: \(condition), text: a}]")
    expectFindings(ticket, [Expected("1️⃣", kind)])
    let message = Sample.read(["sample.yaml": MarkedText(ticket).text]).findings.first?.message
    #expect(message?.contains("another name") == false)
  }

  @Test func adviceOnCasesKnowsNamesThatCannotStandThere() {
    expectFindings(
      Sample.ticket(
        fields: "sale b: bool\nsale p: decimal?",
        display: "goodName: \"{1️⃣sale p}\"\neffectCondition: \"{2️⃣sale b}\""),
      [
        Expected("1️⃣", .mayBeAbsent, "another name", "`from`"),
        Expected("2️⃣", .boolInTemplate, "another name", "`from`"),
      ])
  }

  @Test(arguments: ["start < now 1️⃣- 3d", "start < now 1️⃣-3d and overdue"])
  func nothingIsTakenFromNow(condition: String) {
    Self.expectOne(condition, .conditionSyntax, "only added to `now`")
  }

  @Test func numbersAreJSON() {
    Self.expectOne("count == 1️⃣010", .conditionSyntax, "write `10`")
    Self.expectOne("price < 1️⃣1.", .conditionSyntax, "no JSON number")
  }

  @Test func everyOperandIsChecked() {
    expectFindings(
      Sample.ticket(
        fields: "a: integer",
        display: "x:\n  - when: 1️⃣b and not (2️⃣a or a == 3️⃣'x')\n    text: \"{4️⃣c}\""),
      [
        Expected("1️⃣", .unknownField), Expected("2️⃣", .typeMismatch),
        Expected("3️⃣", .typeMismatch), Expected("4️⃣", .unknownField),
      ])
  }

  @Test func brokenFieldsCascadeNoFurther() {
    expectFindings(
      Sample.ticket(
        head: "match: 1\nid: broken", fields: "broken: 1️⃣strng\nend: {type: date, format: 2️⃣DD}",
        display: """
          x:
            - when: broken == 'a' and end < now and broken is present
              text: "{broken} {end:yyyy}"
          """),
      [Expected("1️⃣", .unknownType), Expected("2️⃣", .datePattern)])
    expectFindings(
      "match: 1\nfields: 1️⃣[a]\n"
        + Sample.ticket(head: "", display: "x: \"{a}\"").dropFirst(),
      [Expected("1️⃣", .wrongNode)])
  }
}
