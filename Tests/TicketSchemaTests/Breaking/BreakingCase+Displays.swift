@testable import TicketSchema

extension BreakingCase {
  /// Changes of what a cell shows.
  static let displays = [
    BreakingCase(
      "a property goes", ticket: display("x: a"), display(""), [.propertyRemoved], back: []),
    BreakingCase(
      "a property of another name, which is the same in Swift", ticket: display("sale-tag: a"),
      display("saleTag: a"), [.propertyChanged], back: [.propertyChanged]),
    BreakingCase(
      "a condition on a case of another name, which is the same in Swift",
      ticket: display(
        "goodName: [{when: s == x-y, text: a}, b]", fields: "s: {type: enum, cases: {x-y: 1}}"),
      display("goodName: [{when: s == xY, text: a}, b]", fields: "s: {type: enum, cases: {xY: 1}}"),
      [.enumValueMoved], back: [.enumValueMoved]),
    BreakingCase(
      "a style of another name, which is the same in Swift",
      [
        "a.yaml": display("perferential: {runs: [{text: a, style: big-one}]}"),
        "ticketgen.yaml": "styles: {big-one: {size: 1}}",
      ],
      [
        "a.yaml": display("perferential: {runs: [{text: a, style: bigOne}]}"),
        "ticketgen.yaml": "styles: {bigOne: {size: 1}}",
      ], [.styleChanged], back: [.styleChanged]),
    BreakingCase(
      "a property of the settings of another name, which is the same in Swift",
      ["a.yaml": display("is-new: f"), "ticketgen.yaml": "properties: {is-new: flag}"],
      ["a.yaml": display("isNew: f"), "ticketgen.yaml": "properties: {isNew: flag}"],
      [.propertyChanged], back: [.propertyChanged]),
    BreakingCase(
      "a property of the settings goes, and with it the text of a kind",
      ["a.yaml": display("x: a"), "ticketgen.yaml": "properties: {x: text?}"],
      ["a.yaml": display("")], [.propertyRemoved], back: [.propertyChanged]),
    BreakingCase(
      "a property of the settings comes, which every kind shows", ["a.yaml": display("")],
      ["a.yaml": display("x: a"), "ticketgen.yaml": "properties: {x: text}"], [],
      back: [.propertyRemoved]),
    BreakingCase(
      "a property is styled", ticket: display("x: a"),
      display("x: {runs: [{text: a}]}"), [.propertyTypeChanged], back: [.propertyTypeChanged]),
    BreakingCase(
      "a property may be absent", ticket: display("x: a"),
      display("x:\n  - {when: f, text: a}"), [.propertyOptionalityChanged, .propertyChanged],
      back: [.propertyOptionalityChanged, .propertyChanged]),
    BreakingCase(
      "a property may be absent, and is the same text",
      ticket: display("x: \"{t}\"", fields: "t: string"),
      display("x: \"{t}\"", fields: "t: string?"),
      [.fieldValueChanged, .propertyOptionalityChanged],
      back: [.fieldValueChanged, .fieldMadeRequired, .propertyOptionalityChanged]),
    BreakingCase(
      "a property is styled, and another text", ticket: display("x: a"),
      display("x: {runs: [{text: b}]}"), [.propertyTypeChanged, .propertyChanged],
      back: [.propertyTypeChanged, .propertyChanged]),
    BreakingCase(
      "a text becomes a flag", ["a.yaml": display("x: f"), "ticketgen.yaml": "locale: zh_CN"],
      ["a.yaml": display("x: f"), "ticketgen.yaml": "properties: {x: flag}"],
      [.propertyTypeChanged], back: [.propertyRemoved, .propertyTypeChanged]),
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
    spelling("x == '", "'", of: "goodName: [{when: \"@\", text: a}, b]"),
    spelling("f", "", of: "goodName: \"@\""),
    spelling("f", "", of: "goodName: {zh: a, en: \"@\"}"),
    spelling("f", "", of: "perferential: {runs: [{text: \"@\"}]}"),
    spelling("{n:0'", "'}", of: "goodName: \"@\""),
    spelling("{d:yyyy'", "'}", of: "goodName: \"@\""),
    spelling("{l:join(", ")}", of: "goodName: \"@\""),
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

  /// One text in two spellings that are canonically equivalent, between others, in the place of `@`.
  private static func spelling(
    _ before: String, _ after: String, of display: String
  ) -> BreakingCase {
    func ticket(_ letter: String) -> String {
      self.display(
        display.replacing("@", with: before + letter + after),
        fields: "x: string\nn: decimal\nd: date\nl: list(string)")
    }
    return BreakingCase(
      "another spelling in \(before)é\(after)", ticket: ticket("\\u00e9"), ticket("e\\u0301"),
      [.propertyChanged], back: [.propertyChanged])
  }
}
