import Diagnostics
import Testing

@testable import TicketSchema

/// What a change of the schemas breaks: one case at least for each id, in both directions.
struct BreakingTests {
  private static let one = Sample.ticket(head: "match: 1")
  private static let two = Sample.ticket(head: "match: 2")

  private static func match(_ match: String) -> String { Sample.ticket(head: "match: \(match)") }

  private static func display(_ display: String, fields: String = "f: bool\nt: string?") -> String {
    Sample.ticket(fields: fields, display: display)
  }

  private static func promotion(_ promotion: String) -> String {
    Sample.ticket(
      head: "match: 1\nid: no\(promotion.isEmpty ? "" : "\npromotion: \(promotion)")",
      fields: "no: string\nend: date?\noff: decimal\non: bool")
  }

  private static let kinds = [
    BreakingCase(
      "a kind goes", ["a.yaml": one, "b.yaml": two], ["a.yaml": one], [.kindRemoved], back: []),
    BreakingCase(
      "a kind gets another name", ["a.yaml": one, "b.yaml": two], ["a.yaml": one, "c.yaml": two],
      [.kindRenamed], back: [.kindRenamed]),
    BreakingCase(
      "a kind known by keys gets another name", ["a.yaml": match("{has: [x, y]}")],
      ["b.yaml": match("{has: [y, x]}")], [.kindRenamed], back: [.kindRenamed]),
    BreakingCase(
      "the kind of unknown rows gets another name", ["a.yaml": match("{unknown: true}")],
      ["b.yaml": match("{unknown: true}")], [.kindRenamed], back: [.kindRenamed]),
    BreakingCase(
      "a renamed kind changes too", ["a.yaml": Sample.ticket(fields: "x: string")],
      ["b.yaml": Sample.ticket(fields: "x: string?")], [.kindRenamed, .fieldValueChanged],
      back: [.kindRenamed, .fieldValueChanged, .fieldMadeRequired]),
    BreakingCase(
      "a value goes", ticket: match("[1, 2]"), match("1"), [.matchValueRemoved], back: []),
    BreakingCase(
      "a value goes to another kind", ["a.yaml": match("[1, 2]"), "b.yaml": match("3")],
      ["a.yaml": match("1"), "b.yaml": match("[2, 3]")], [.matchValueMoved],
      back: [.matchValueMoved]),
    BreakingCase(
      "a value goes to the unknown kind",
      ["a.yaml": match("[1, 2]"), "b.yaml": match("{unknown: true}")],
      ["a.yaml": match("1"), "b.yaml": match("{unknown: true}")], [.matchValueMoved],
      back: [.matchValueMoved]),
    BreakingCase(
      "a new kind takes values from the unknown one", ["b.yaml": match("{unknown: true}")],
      ["a.yaml": match("[1, 2]"), "b.yaml": match("{unknown: true}")],
      [.matchValueMoved, .matchValueMoved], back: [.kindRemoved]),
    BreakingCase(
      "a new kind with values of another",
      ["a.yaml": match("[1, 2]"), "b.yaml": match("{unknown: true}")],
      ["a.yaml": match("2"), "b.yaml": match("{unknown: true}"), "c.yaml": match("1")],
      [.matchValueMoved], back: [.kindRemoved]),
    BreakingCase(
      "a new kind takes rows with a key from the unknown one",
      ["b.yaml": match("{unknown: true}")],
      ["a.yaml": match("{has: x}"), "b.yaml": match("{unknown: true}")], [.unknownRowsMoved],
      back: [.kindRemoved]),
    BreakingCase(
      "a kind takes more rows from the unknown one",
      ["a.yaml": match("{has: [x, y]}"), "b.yaml": match("{unknown: true}")],
      ["a.yaml": match("{has: x}"), "b.yaml": match("{unknown: true}")], [.unknownRowsMoved],
      back: [.matchNarrowed]),
    BreakingCase(
      "a new kind without an unknown one", ["a.yaml": match("1")],
      ["a.yaml": match("1"), "b.yaml": match("{has: x}"), "c.yaml": match("2")], [],
      back: [.kindRemoved, .kindRemoved]),
    BreakingCase(
      "a new kind takes part of the rows of another", ["a.yaml": match("{has: x}")],
      ["a.yaml": match("{has: x}"), "b.yaml": match("{has: [x, y]}")], [.matchAmbiguous],
      back: [.kindRemoved]),
    BreakingCase(
      "a new kind takes part of the rows of another, beside the unknown one",
      ["a.yaml": match("{has: x}"), "u.yaml": match("{unknown: true}")],
      [
        "a.yaml": match("{has: x}"), "b.yaml": match("{has: [x, y]}"),
        "u.yaml": match("{unknown: true}"),
      ], [.matchAmbiguous], back: [.kindRemoved]),
    BreakingCase(
      "a new kind takes all rows of another", ["a.yaml": match("{has: x.y, lacks: z}")],
      ["a.yaml": match("{has: x.y, lacks: z}"), "b.yaml": match("{has: x, lacks: z.w}")],
      [.matchAmbiguous], back: [.kindRemoved]),
    BreakingCase(
      "a new kind with a key of its own", ["a.yaml": match("{has: x}")],
      ["a.yaml": match("{has: x}"), "b.yaml": match("{has: y}")], [], back: [.kindRemoved]),
    BreakingCase(
      "a new kind that the others lack", ["a.yaml": match("{has: x, lacks: y}")],
      ["a.yaml": match("{has: x, lacks: y}"), "b.yaml": match("{has: [x, y]}")], [],
      back: [.kindRemoved]),
    BreakingCase(
      "two kinds that were ambiguous before",
      ["a.yaml": match("{has: x}"), "b.yaml": match("{has: [x, y, z]}")],
      ["a.yaml": match("{has: x}"), "b.yaml": match("{has: [x, y]}")], [],
      back: [.matchNarrowed]),
    BreakingCase(
      "a kind grows into another",
      ["a.yaml": match("{has: x}"), "b.yaml": match("{has: [y, z]}")],
      ["a.yaml": match("{has: x}"), "b.yaml": match("{has: [x, z]}")],
      [.matchNarrowed, .matchAmbiguous], back: [.matchNarrowed]),
    BreakingCase(
      "texts that differ in their scalars", ticket: match("\"\\u00e9\""),
      match("[\"e\\u0301\", 1]"), [.matchValueRemoved],
      back: [.matchValueRemoved, .matchValueRemoved]),
    BreakingCase(
      "one more key", ticket: match("{has: x}"), match("{has: [y, x]}"), [.matchNarrowed],
      back: []),
    BreakingCase(
      "a key that may not be there", ticket: match("{has: x}"), match("{has: x, lacks: y}"),
      [.matchNarrowed], back: []),
    BreakingCase(
      "a shorter path", ticket: match("{has: x.y}"), match("{has: x}"), [], back: [.matchNarrowed]),
    BreakingCase(
      "a shorter path that may not be there", ticket: match("{has: a, lacks: x}"),
      match("{has: a, lacks: x.y}"), [], back: [.matchNarrowed]),
    BreakingCase(
      "keys for unknown rows", ticket: match("{unknown: true}"), match("{has: x}"),
      [.matchNarrowed], back: [.matchNarrowed]),
    BreakingCase(
      "keys for a value", ticket: match("1"), match("{has: x}"), [.matchValueRemoved],
      back: [.matchNarrowed]),
    BreakingCase(
      "another identity",
      ticket: Sample.ticket(head: "match: 1\nid: a", fields: "a: string\nb: string"),
      Sample.ticket(head: "match: 1\nid: b", fields: "a: string\nb: string"), [.identityChanged],
      back: [.identityChanged]),
    BreakingCase(
      "an identity", ticket: Sample.ticket(fields: "a: string"),
      Sample.ticket(head: "match: 1\nid: a", fields: "a: string"), [.identityChanged],
      back: [.identityChanged]),
    BreakingCase(
      "a text that is JSON no more",
      ticket: Sample.ticket(
        head: "match: 1\nembedded: [x]", fields: "a: {type: string, from: x.y}"),
      Sample.ticket(fields: "a: {type: string, from: x.y}"), [.embeddedRemoved], back: []),
    BreakingCase(
      "a text that is JSON no more, and by which rows are told apart",
      ticket: Sample.ticket(head: "match: {has: x.y}\nembedded: [x]"), match("{has: x.y}"),
      [.embeddedRemoved], back: []),
    BreakingCase(
      "a text that is JSON no more, in which a key must be missing",
      ticket: Sample.ticket(head: "match: {has: z, lacks: x.y.w}\nembedded: [x.y]"),
      match("{has: z, lacks: x.y.w}"), [.embeddedRemoved], back: []),
    BreakingCase(
      "a text that is JSON no more, with the currency of money",
      ticket: Sample.ticket(
        head: "match: 1\nembedded: [x]", fields: "a: {type: money, currency: {from: x.y}}"),
      Sample.ticket(fields: "a: {type: money, currency: {from: x.y}}"), [.embeddedRemoved],
      back: []),
    BreakingCase(
      "a promotion goes", ticket: promotion("{discount: {amount: off}}"), promotion(""),
      [.promotionRemoved], back: []),
    BreakingCase(
      "a promotion ends", ticket: promotion("{discount: {amount: off}}"),
      promotion("{end: end, discount: {amount: off}}"), [.promotionChanged],
      back: [.promotionChanged]),
    BreakingCase(
      "a promotion has a condition", ticket: promotion("{discount: {amount: off}}"),
      promotion("{discount: [{when: on, amount: off}]}"), [.promotionChanged],
      back: [.promotionChanged]),
    BreakingCase(
      "a promotion is stackable", ticket: promotion("{stackable: on}"),
      promotion("{stackable: true}"), [.promotionChanged], back: [.promotionChanged]),
  ]

  private static let fields = [
    BreakingCase(fields: "a: string", "a: string\nb: string?", [], back: [.fieldRemoved]),
    BreakingCase(
      fields: "a: string", "a: string\nb: string", [.requiredFieldAdded], back: [.fieldRemoved]),
    BreakingCase(
      fields: "a: string", "a: string\nb: {type: string, default: x}", [],
      back: [.fieldRemoved]),
    BreakingCase(
      fields: "a: {type: string, from: k}", "b: {type: string, from: k}", [.fieldRenamed],
      back: [.fieldRenamed]),
    BreakingCase(
      fields: "a: {type: enum, cases: [x], from: k}", "b: {type: enum, cases: [x], from: k}",
      [.fieldRenamed], back: [.fieldRenamed]),
    BreakingCase(
      fields: "a: {type: string, from: [x, y]}", "a: {type: string, from: x}",
      [.fieldPathRemoved], back: []),
    BreakingCase(
      fields: "a: {type: string, from: x}", "a: {type: string, from: y}", [.fieldPathRemoved],
      back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: {type: string, from: [x, y]}", "a: {type: string, from: [y, x]}",
      [.fieldPathOrderChanged], back: [.fieldPathOrderChanged]),
    BreakingCase(
      fields: "a: {type: string, from: x}", "a: {type: string, from: [y, x]}",
      [.fieldPathOrderChanged], back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: string", "a: decimal", [.fieldTypeNarrowed, .fieldValueChanged],
      back: [.fieldValueChanged]),
    BreakingCase(
      fields: "a: integer", "a: decimal", [.fieldValueChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: decimal", "a: money", [.fieldValueChanged], back: [.fieldValueChanged]),
    BreakingCase(
      fields: "a: money", "a: {type: money, currency: {from: c}}", [.fieldTypeNarrowed],
      back: [.fieldReadingChanged]),
    BreakingCase(
      fields: "a: decimal", "a: list(decimal)", [.fieldValueChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: list(string)", "a: list(integer)", [.fieldTypeNarrowed, .fieldValueChanged],
      back: [.fieldValueChanged]),
    BreakingCase(
      fields: "a: bool", "a: string", [.fieldTypeNarrowed, .fieldValueChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: date, format: seconds}", "a: decimal", [.fieldValueChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: rate, as: percentOff}", "a: decimal", [.fieldValueChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: rate, as: percentOff}", "a: {type: rate, as: percentPaid}",
      [.wireFormatChanged], back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: {type: date, format: seconds}", "a: {type: date, format: milliseconds}",
      [.wireFormatChanged], back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: {type: date, format: yyyy-MM-dd}", "a: date", [], back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: decimal", "a: {type: decimal, negate: true}", [.wireFormatChanged],
      back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: money", "a: {type: money, unit: minor}", [.wireFormatChanged],
      back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: list(integer)", "a: {type: list(integer), negate: true}", [.wireFormatChanged],
      back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: date", "a: {type: date, timeZone: UTC}", [.fieldReadingChanged],
      back: [.fieldReadingChanged]),
    BreakingCase(
      fields: "a: date", "a: {type: date, displayTimeZone: UTC}", [.fieldReadingChanged],
      back: [.fieldReadingChanged]),
    BreakingCase(
      fields: "a: date", "a: {type: date, endOfDay: true}", [.fieldReadingChanged],
      back: [.fieldReadingChanged]),
    BreakingCase(
      fields: "a: string", "a: {type: string, markup: html}", [.fieldReadingChanged],
      back: [.fieldReadingChanged]),
    BreakingCase(
      fields: "a: money", "a: {type: money, currency: EUR}", [.fieldReadingChanged],
      back: [.fieldReadingChanged]),
    BreakingCase(fields: "a: money", "a: {type: money, currency: cny}", [], back: []),
    BreakingCase(
      fields: "a: string?", "a: string", [.fieldValueChanged, .fieldMadeRequired],
      back: [.fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: string, default: x}", "a: string", [.fieldMadeRequired], back: []),
    BreakingCase(
      fields: "a: string?", "a: {type: string, default: x}", [.fieldValueChanged, .defaultChanged],
      back: [.fieldValueChanged, .defaultChanged]),
    BreakingCase(
      fields: "a: {type: integer, default: 1}", "a: {type: integer, default: 2}",
      [.defaultChanged], back: [.defaultChanged]),
    BreakingCase(
      fields: "a: decimal", "a: {type: decimal, absent: 0}", [.absentTextAdded],
      back: [.absenceChanged]),
    BreakingCase(
      fields: "a: decimal?", "a: {type: decimal?, absent: [0, -1]}", [.absenceChanged],
      back: [.absenceChanged]),
    BreakingCase(
      fields: "a: {type: decimal?, absent: [0, -1]}", "a: {type: decimal?, absent: [-1, 0]}", [],
      back: []),
    BreakingCase(
      fields: "a: {type: decimal?, absent: N/A}", "a: decimal?", [.absentTextRemoved],
      back: [.absenceChanged]),
    BreakingCase(
      fields: "a: {type: decimal, default: 1, absent: [0, N/A, none]}",
      "a: {type: decimal, default: 1}", [.absentTextRemoved, .absenceChanged],
      back: [.absenceChanged]),
    BreakingCase(
      fields: "a: {type: rate?, as: percentOff, absent: -1}", "a: {type: rate?, as: percentOff}",
      [.absentTextRemoved], back: [.absenceChanged]),
    BreakingCase(
      fields: "a: {type: date?, absent: 0}", "a: date?", [.absentTextRemoved],
      back: [.absenceChanged]),
    BreakingCase(
      fields: "a: {type: date?, format: seconds, absent: [0, -1e20]}",
      "a: {type: date?, format: seconds, absent: -1e20}", [.absenceChanged],
      back: [.absenceChanged]),
    BreakingCase(
      fields: "a: {type: list(integer)?, absent: x}", "a: list(integer)?", [.absentTextRemoved],
      back: [.absenceChanged]),
    BreakingCase(
      fields: "a: {type: bool?, absent: 2}", "a: bool?", [.absentTextRemoved],
      back: [.absenceChanged]),
    BreakingCase(
      fields: "a: {type: integer?, absent: [1.5, 1.0]}", "a: {type: integer?, absent: 1.0}",
      [.absentTextRemoved], back: [.absenceChanged]),
    // What is read all the same, what was left out before, and what is absent without being named.
    BreakingCase(
      fields: "a: {type: string?, absent: N/A}", "a: string?", [.absenceChanged],
      back: [.absenceChanged]),
    BreakingCase(
      fields: "a: {type: enum?, cases: [x], absent: N/A}", "a: {type: enum?, cases: [x]}",
      [.absenceChanged], back: [.absenceChanged]),
    BreakingCase(fields: "a: {type: decimal, absent: N/A}", "a: decimal", [], back: []),
    BreakingCase(fields: "a: {type: decimal?, absent: ''}", "a: decimal?", [], back: []),
    BreakingCase(
      fields: "a: {type: decimal?, absent: N/A, invalid: absent}",
      "a: {type: decimal?, invalid: absent}", [], back: []),
    BreakingCase(
      fields: "a: {type: integer?, invalid: absent}", "a: integer?", [.invalidMadeStrict],
      back: []),
    BreakingCase(
      fields: "a: {type: integer, default: 1, invalid: absent}", "a: {type: integer, default: 1}",
      [.invalidMadeStrict], back: []),
    BreakingCase(
      fields: "a: {type: integer, invalid: absent}", "a: integer", [], back: []),
    BreakingCase(
      fields: "a: {type: enum, cases: {x: 1, y: 2}}", "a: {type: enum, cases: {x: 1}}",
      [.enumCaseRemoved, .enumValueMoved], back: [.enumCaseAdded]),
    BreakingCase(
      fields: "a: {type: enum, cases: {x: [1, 2], y: 3}}",
      "a: {type: enum, cases: {y: [2, 3], x: 1}}", [.enumValueMoved], back: [.enumValueMoved]),
    BreakingCase(
      fields: "a: {type: list(enum), cases: [x, y]}", "a: {type: list(enum), cases: [y]}",
      [.enumCaseRemoved, .enumValueMoved], back: [.enumCaseAdded]),
    BreakingCase(
      fields: "a: {type: enum, cases: [x]}", "a: string", [.fieldValueChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
  ]

  private static let displays = [
    BreakingCase(
      "a property goes", ticket: display("x: a"), display(""), [.propertyRemoved], back: []),
    BreakingCase(
      "a property is styled", ticket: display("x: a"),
      display("x: {runs: [{text: a}]}"), [.propertyTypeChanged], back: [.propertyTypeChanged]),
    BreakingCase(
      "a property may be absent", ticket: display("x: a"),
      display("x:\n  - {when: f, text: a}"), [.propertyOptionalityChanged],
      back: [.propertyOptionalityChanged]),
    BreakingCase(
      "another text", ticket: display("goodName: a"), display("goodName: b"), [.propertyChanged],
      back: [.propertyChanged]),
    BreakingCase(
      "another language", ticket: display("goodName: {zh: a}"),
      display("goodName: {zh: a, en: b}"), [.propertyChanged], back: [.propertyChanged]),
    BreakingCase(
      "another condition", ticket: display("goodName:\n  - {when: f, text: a}\n  - b"),
      display("goodName:\n  - {when: not f, text: a}\n  - b"), [.propertyChanged],
      back: [.propertyChanged]),
    BreakingCase(
      "worth that is shown", ticket: display(""), display("perferential: a"), [.propertyChanged],
      back: [.propertyChanged]),
    BreakingCase(
      "a run of another style", ticket: display("perferential: {runs: [{text: a, style: amount}]}"),
      display("perferential: {runs: [{text: a, style: symbol}]}"), [.propertyChanged],
      back: [.propertyChanged]),
    BreakingCase(
      "a format", ticket: display("goodName: \"{n}\"", fields: "n: decimal"),
      display("goodName: \"{n:0.00}\"", fields: "n: decimal"), [.propertyChanged],
      back: [.propertyChanged]),
    BreakingCase(
      "a property that the settings take over",
      ["a.yaml": display("x: a")],
      ["a.yaml": display("x: a"), "ticketgen.yaml": "properties: {x: text?}"],
      [.propertyOptionalityChanged], back: [.propertyRemoved, .propertyOptionalityChanged]),
    BreakingCase(
      "a property that a kind leaves out",
      ["a.yaml": display("x: a"), "ticketgen.yaml": "properties: {x: text?}"],
      ["a.yaml": display(""), "ticketgen.yaml": "properties: {x: text?}"],
      [.propertyChanged], back: [.propertyChanged]),
    BreakingCase(
      "a flag", ["a.yaml": display("x: f"), "ticketgen.yaml": "properties: {x: flag}"],
      ["a.yaml": display("x: not f"), "ticketgen.yaml": "properties: {x: flag}"],
      [.propertyChanged], back: [.propertyChanged]),
    BreakingCase(
      "fields in another order",
      ticket: display("goodName: \"{a}{b}\"", fields: "a: string\nb: string"),
      display("goodName: \"{a}{b}\"", fields: "b: string\na: string"), [], back: []),
    BreakingCase(
      "cases in another order",
      ticket: display(
        "goodName:\n  - {when: s == y, text: a}\n  - b", fields: "s: {type: enum, cases: [x, y]}"),
      display(
        "goodName:\n  - {when: s == y, text: a}\n  - b", fields: "s: {type: enum, cases: [y, x]}"),
      [], back: []),
    BreakingCase(
      "a property of a renamed field",
      ticket: display("goodName: \"{a}\"", fields: "a: {type: string, from: k}"),
      display("goodName: \"{b}\"", fields: "b: {type: string, from: k}"), [.fieldRenamed],
      back: [.fieldRenamed]),
    BreakingCase(
      "a summary", ticket: Sample.ticket(head: "match: 1\nsummary: a"),
      Sample.ticket(head: "match: 1\nsummary: b"), [], back: []),
  ]

  private static let settings = [
    BreakingCase(
      settings: "envelope: {type: t, items: data}", "envelope: {type: u, items: data}",
      [.envelopeChanged], back: [.envelopeChanged]),
    BreakingCase(
      settings: "access: public", "access: package", [.accessNarrowed], back: []),
    BreakingCase(
      settings: "access: package", "access: internal", [.accessNarrowed], back: []),
    BreakingCase(settings: "locale: en", "locale: de", [.localeChanged], back: [.localeChanged]),
    BreakingCase(
      settings: "timeZone: UTC", "timeZone: Asia/Tokyo", [.timeZoneChanged],
      back: [.timeZoneChanged]),
    BreakingCase(
      settings: "styles: {a: {size: 1}, b: {size: 1}}", "styles: {a: {size: 1}}",
      [.styleRemoved], back: []),
    BreakingCase(
      settings: "styles: {a: {size: 1}}", "styles: {a: {size: 2}}", [.styleChanged],
      back: [.styleChanged]),
    BreakingCase(
      settings: "colors: {accent: \"#000000\"}", "colors: {accent: \"#000001\"}",
      [.styleChanged, .styleChanged], back: [.styleChanged, .styleChanged]),
    BreakingCase(
      settings: "properties: {x: text?, y: styled?}", "properties: {y: styled?}",
      [.propertyRemoved], back: []),
    BreakingCase(
      settings: "properties: {x: text?}", "properties: {x: styled?}", [.propertyTypeChanged],
      back: [.propertyTypeChanged]),
    BreakingCase(settings: "output: ../a", "output: ../b", [], back: []),
  ]

  private static let all = kinds + fields + displays + settings

  @Test(arguments: all)
  func changesAreFoundInBothDirections(item: BreakingCase) throws {
    #expect(try BreakingCase.changes(from: item.old, to: item.new).map(\.id) == item.forward)
    #expect(try BreakingCase.changes(from: item.new, to: item.old).map(\.id) == item.backward)
    #expect(try BreakingCase.changes(from: item.new, to: item.new).isEmpty)
    #expect(try BreakingCase.changes(from: item.old, to: item.old).isEmpty)
  }

  @Test func everyIDHasACase() {
    let found = Set(Self.all.flatMap { $0.forward + $0.backward })
    #expect(BreakingID.allCases.filter { !found.contains($0) } == [])
  }
}
