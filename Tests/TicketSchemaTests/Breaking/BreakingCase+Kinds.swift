@testable import TicketSchema

extension BreakingCase {
  /// Changes of kinds and of what tells them apart.
  static let kinds = [
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
      "values go to a kind that requires a field more",
      ["a.yaml": match("[1, 2, 4]"), "b.yaml": requiring("b", "3")],
      ["a.yaml": match("1"), "b.yaml": requiring("b", "[2, 3, 4]")],
      [.matchValueMoved, .matchValueMoved, .movedRowsStrict],
      back: [.matchValueMoved, .matchValueMoved]),
    BreakingCase(
      "a value goes to a kind that reads a field as another type",
      ["a.yaml": requiring("b", "[1, 2]"), "b.yaml": requiring("b", "3", type: "date")],
      ["a.yaml": requiring("b", "1"), "b.yaml": requiring("b", "[2, 3]", type: "date")],
      [.matchValueMoved, .movedRowsStrict], back: [.matchValueMoved]),
    BreakingCase(
      "a value goes to the unknown kind, which requires a field more",
      ["a.yaml": match("[1, 2]"), "b.yaml": requiring("b", "{unknown: true}")],
      ["a.yaml": match("1"), "b.yaml": requiring("b", "{unknown: true}")],
      [.matchValueMoved, .movedRowsStrict], back: [.matchValueMoved]),
    BreakingCase(
      "a new kind takes rows with a key from the unknown one, and requires a field",
      ["b.yaml": match("{unknown: true}")],
      ["a.yaml": requiring("b", "{has: x}"), "b.yaml": match("{unknown: true}")],
      [.unknownRowsMoved, .movedRowsStrict], back: [.kindRemoved]),
    BreakingCase(
      "a value goes to the unknown kind",
      ["a.yaml": match("[1, 2]"), "b.yaml": match("{unknown: true}")],
      ["a.yaml": match("1"), "b.yaml": match("{unknown: true}")], [.matchValueMoved],
      back: [.matchValueMoved]),
    BreakingCase(
      "a new kind takes values from the unknown one", ["b.yaml": match("{unknown: true}")],
      ["a.yaml": match("[1, 2]"), "b.yaml": match("{unknown: true}")],
      [.matchValueMoved, .matchValueMoved, .matchNarrowed],
      back: [.kindRemoved, .unknownRowsAdded]),
    BreakingCase(
      "a new kind takes a value beside another with values",
      ["b.yaml": match("{unknown: true}"), "c.yaml": match("2")],
      ["a.yaml": match("1"), "b.yaml": match("{unknown: true}"), "c.yaml": match("2")],
      [.matchValueMoved], back: [.kindRemoved]),
    BreakingCase(
      "a kind known by keys is known by a value",
      ["a.yaml": match("{has: x}"), "b.yaml": match("{unknown: true}")],
      ["a.yaml": match("1"), "b.yaml": match("{unknown: true}")],
      [.matchNarrowed, .matchValueMoved, .matchNarrowed],
      back: [.matchValueMoved, .unknownRowsMoved, .unknownRowsAdded]),
    BreakingCase(
      "the kind of unknown rows is known by a value, and a new one takes these",
      ["a.yaml": match("{unknown: true}")],
      ["a.yaml": match("1"), "b.yaml": match("{unknown: true}")], [.matchNarrowed],
      back: [.kindRemoved, .unknownRowsAdded]),
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
      "unknown rows for a value, beside a kind known by keys",
      ["a.yaml": match("1"), "b.yaml": match("{has: x}")],
      ["a.yaml": match("{unknown: true}"), "b.yaml": match("{has: x}")], [.matchNarrowed],
      back: [.matchNarrowed]),
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
      match("{has: z, lacks: x.y.w}"), [.embeddedRemoved], back: [.matchNarrowed]),
    BreakingCase(
      "a text that is JSON no more, with the currency of money",
      ticket: Sample.ticket(
        head: "match: 1\nembedded: [x]", fields: "a: {type: money, currency: {from: x.y}}"),
      Sample.ticket(fields: "a: {type: money, currency: {from: x.y}}"), [.embeddedRemoved],
      back: []),
    BreakingCase(
      "a text that is JSON no more, and in which nothing was read",
      ticket: Sample.ticket(head: "match: 1\nembedded: [x]", fields: "a: string"),
      Sample.ticket(fields: "a: string"), [], back: []),
    embedded("string?", [.embeddedAdded, .embeddedStrict]),
    embedded("{type: integer, default: 1}", [.embeddedAdded, .embeddedStrict]),
    embedded("{type: integer?, invalid: absent}", [.embeddedAdded]),
    embedded("string", []),
    BreakingCase(
      "a further path through a text that is JSON",
      ticket: Sample.ticket(
        head: "match: 1\nembedded: x", fields: "a: {type: string?, from: [y, x.y]}"),
      Sample.ticket(
        head: "match: 1\nembedded: x", fields: "a: {type: string?, from: [y, x.y, x.z]}"),
      [.fieldPathAdded, .fieldPathStrict], back: [.fieldPathRemoved]),
    BreakingCase(
      "a promotion goes", ticket: promotion("{discount: {amount: off}}"), promotion(""),
      [.promotionRemoved], back: [.promotionChanged]),
    BreakingCase(
      "a promotion ends", ticket: promotion("{discount: {amount: off}}"),
      promotion("{end: end, discount: {amount: off}}"), [.promotionChanged],
      back: [.promotionChanged]),
    BreakingCase(
      "a promotion has a condition", ticket: promotion("{discount: {amount: off}}"),
      promotion("{discount: [{when: on, amount: off}]}"), [.promotionChanged],
      back: [.promotionChanged]),
    BreakingCase(
      "a promotion under another spelling",
      ticket: promotion("{discount: [{when: \"no == '\\u00e9'\", amount: off}]}"),
      promotion("{discount: [{when: \"no == 'e\\u0301'\", amount: off}]}"), [.promotionChanged],
      back: [.promotionChanged]),
    BreakingCase(
      "a promotion is stackable", ticket: promotion("{stackable: on}"),
      promotion("{stackable: true}"), [.promotionChanged], back: [.promotionChanged]),
  ]
}
