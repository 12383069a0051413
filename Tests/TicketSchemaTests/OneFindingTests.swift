import Testing

@testable import TicketSchema

/// One slip of the author's is one finding: what follows from it is not reported.
struct OneFindingTests {
  @Test(arguments: [
    "e: {type: enum, 1️⃣csaes: [a, b]}", "e: {type: list(enum), 1️⃣caes: [a, b]}",
    "e: {type: date, 1️⃣fromat: seconds, default: 0}",
    "e: {type: integer, 1️⃣negte: true, default: a}", "e: {type: enum, 1️⃣values: {a: 0}}",
    "e: {type: rate, 1️⃣kind: percentOff}", "e: {1️⃣kind: string}",
    "e: {type: money, currency: {1️⃣path: c}}",
  ])
  func misspeltOptionsCascadeNoFurther(field: String) {
    expectFindings(Sample.ticket(fields: field), [Expected("1️⃣", .unknownKey)])
  }

  @Test(arguments: [
    Sample.ticket(head: "1️⃣kind: 1"), Sample.ticket(head: "match: {1️⃣value: 1}"),
    Sample.ticket(display: "perferential: {runs: [{1️⃣value: a, style: amount}]}"),
  ])
  func aMissingKeyMayBeMeantByAnUnknownOne(ticket: String) {
    expectFindings(ticket, [Expected("1️⃣", .unknownKey)])
  }

  @Test(arguments: [
    "envelope: {type: a, 1️⃣rows: b}", "colors: {accent: {light: \"#111111\", 1️⃣black: \"#222222\"}}",
  ])
  func aMissingKeyOfTheSettingsMayBeMeantByAnUnknownOne(settings: String) {
    expectSettingsFindings(settings, [Expected("1️⃣", .unknownKey)])
  }

  @Test("A misspelling that is known leaves no doubt about another key that is missing")
  func aMissingKeyIsToldBesideAMisspeltOne() {
    expectFindings(
      "1️⃣sumary: a\ndisplay: {backgroundImageName: a, goodName: a, effectCondition: a, deadline: a}",
      [Expected("1️⃣", .unknownKey), Expected("1️⃣", .missingKey, "`match`")])
  }

  @Test("Two misspellings of one key leave no doubt either")
  func aMissingKeyIsToldBesideTwoMisspellingsOfAnother() {
    expectFindings(
      "1️⃣sumary: a\n2️⃣summry: b\ndisplay: {backgroundImageName: a, goodName: a, effectCondition: a, deadline: a}",
      [
        Expected("1️⃣", .unknownKey, "`summary`"), Expected("1️⃣", .missingKey, "`match`"),
        Expected("2️⃣", .unknownKey, "`summary`"),
      ])
  }

  @Test("A key that is there already is no suggestion")
  func suggestedKeysAreFree() {
    expectFindings(
      Sample.ticket(
        fields: "b: bool", display: "goodName: [{when: b, 1️⃣then: a}, {text: c}]"),
      [Expected("1️⃣", .unknownKey, "its keys are")])
  }

  @Test(
    "A word for a case that always holds is one finding, and its `when` is the one to leave out",
    arguments: ["true", "else", "otherwise", "default"])
  func wordsForTheLastCaseCascadeNoFurther(word: String) {
    expectFindings(
      Sample.ticket(
        fields: "b: bool", display: "goodName: [{when: b, text: a}, {when: 1️⃣\(word), text: c}]"),
      [Expected("1️⃣", .typeMismatch, "leave `when` out")])
  }

  @Test("A field called like such a word is a condition, and the ending case is missing")
  func aFieldMayBeCalledElse() {
    expectFindings(
      Sample.ticket(fields: "else: bool", display: "1️⃣goodName: [{when: else, text: c}]"),
      [Expected("1️⃣", .noEndingCase)])
  }

  @Test func aDiscountMayBeMeantByAnUnknownKey() {
    expectFindings(
      Sample.ticket(
        head: """
          match: 1
          id: i
          promotion: {1️⃣benefit: {amount: m}, threshold: m}
          """, fields: "i: string\nm: money"), [Expected("1️⃣", .unknownKey)])
  }

  @Test func misspeltCurrenciesCascadeNoFurther() {
    expectFindings(
      Sample.ticket(
        fields: """
          m: {type: money, 1️⃣currncy: {from: c}}
          n: {type: money, currency: {from: c}}
          """, display: "x: [{when: m == n, text: a}]"),
      [Expected("1️⃣", .unknownKey)])
  }

  @Test(arguments: [
    ("a: {type: string, 1️⃣form: e.x}", SchemaFinding.unknownKey),
    ("a: {1️⃣tpye: string, from: e.x}", .unknownKey),
    ("a: {type: 1️⃣strng, from: e.x}", .unknownType),
    ("a: {type: string, from: \"e.x1️⃣[\"}", .pathSyntax),
  ])
  func embeddedPathsMayBeMeantByWrongFields(field: String, kind: SchemaFinding) {
    expectFindings(
      Sample.ticket(head: "match: 1\nembedded: e", fields: field), [Expected("1️⃣", kind)])
  }

  @Test func embeddedPathsMayBeMeantByAWrongMatch() {
    expectFindings(
      Sample.ticket(head: "match: {has: \"e.x1️⃣[\"}\nembedded: e"), [Expected("1️⃣", .pathSyntax)])
  }

  @Test(arguments: [
    "1️⃣cloors: {red: \"#FF0000\"}\nstyles: {x: {color: red}}",
    "colors: 1️⃣[red]\nstyles: {x: {color: red}}",
    "colors: {red: \"#FF0000\"}\n1️⃣sytles: {x: {color: red}}",
    "colors: {red: \"#FF0000\"}\nstyles: 1️⃣[x]",
    "colors: {red: \"#FF0000\"}\n1️⃣fonts: {x: {color: red}}",
    "1️⃣palette: {red: \"#FF0000\"}\nstyles: {x: {color: red}}",
  ])
  func colorsAndStylesMayBeMeantByWrongKeys(settings: String) {
    let kind: SchemaFinding = settings.contains("1️⃣[") ? .wrongNode : .unknownKey
    expectSettingsFindings(settings, [Expected("1️⃣", kind)])
  }

  @Test func fieldsMayBeMeantByAnUnknownKey() {
    expectFindings(
      Sample.ticket(head: "match: 1\nid: f\n1️⃣properties: {f: string}", display: "x: \"{f}\""),
      [Expected("1️⃣", .unknownKey)])
  }

  @Test(arguments: [
    "{1️⃣if: b, text: a}, {text: c}", "{when: b, 1️⃣zh: a}, {text: c}", "{when: b, 1️⃣template: a}, c",
  ])
  func casesWithUnknownKeysCascadeNoFurther(cases: String) {
    expectFindings(
      Sample.ticket(fields: "b: bool", display: "goodName: [\(cases)]"),
      [Expected("1️⃣", .unknownKey)])
  }

  @Test func discountsWithUnknownKeysCascadeNoFurther() {
    expectFindings(
      Sample.ticket(
        head: """
          match: 1
          id: i
          promotion: {discount: [{1️⃣if: b, amount: m}, {amount: m}]}
          """, fields: "i: string\nb: bool\nm: money"),
      [Expected("1️⃣", .unknownKey)])
  }

  /// The first of two is read, and what is missing may stand in the second.
  @Test func repeatedKeysCascadeNoFurther() {
    let files: KeyValuePairs = [
      "a.yaml": Sample.ticket(fields: "f: string", display: "x: \"{f}{g}\"")
        + "fields: {g: string}\n",
      "b.yaml": "match: 2\ndisplay:\n  x: a\n"
        + Sample.ticket(head: "", display: "y: b").dropFirst(),
      "ticketgen.yaml":
        "colors: {a: \"#111111\"}\ncolors: {b: \"#222222\"}\nstyles: {x: {color: b}}\n",
    ]
    let result = Sample.read(files)
    #expect(result.findings.map(\.id) == Array(repeating: "duplicate-key", count: 3))
  }
}
