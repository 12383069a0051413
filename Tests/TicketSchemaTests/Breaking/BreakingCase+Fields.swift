@testable import TicketSchema

extension BreakingCase {
  /// Changes of fields.
  static let fields = [
    BreakingCase(fields: "a: string", "a: string\nb: string?", [], back: [.fieldRemoved]),
    BreakingCase(
      fields: "a: string", "a: string\nb: string", [.requiredFieldAdded], back: [.fieldRemoved]),
    BreakingCase(
      fields: "a: string", "a: string\nb: {type: string, default: x}", [],
      back: [.fieldRemoved]),
    BreakingCase(
      fields: "a: {type: string, from: k}", "b: {type: string, from: k}", [.fieldRenamed],
      back: [.fieldRenamed]),
    // Other names that are the same in Swift.
    BreakingCase(
      fields: "sale-state: {type: enum, cases: [x]}",
      "saleState: {type: enum, cases: [x], from: sale-state}", [], back: []),
    BreakingCase(
      fields: "sale-state: integer", "saleState: {type: decimal, from: sale-state}",
      [.fieldValueChanged], back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "sale-state: string", "saleState: string", [.fieldPathRemoved],
      back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: {type: enum, cases: {big-one: 1}}", "a: {type: enum, cases: {bigOne: 1}}",
      [.enumValueMoved], back: [.enumValueMoved]),
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
    // A further path of a field that may be absent: only texts are never wrong there.
    BreakingCase(
      fields: "a: {type: integer?, from: x}", "a: {type: integer?, from: [x, y]}",
      [.fieldPathAdded, .fieldPathStrict], back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: {type: bool, default: true, from: x}",
      "a: {type: bool, default: true, from: [x, y]}", [.fieldPathAdded, .fieldPathStrict],
      back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: {type: list(integer)?, from: x}", "a: {type: list(integer)?, from: [y, x]}",
      [.fieldPathOrderChanged, .fieldPathAdded, .fieldPathStrict], back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: {type: string?, from: x}", "a: {type: string?, from: [x, y]}",
      [.fieldPathAdded], back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: {type: list(enum)?, cases: [c], from: x}",
      "a: {type: list(enum)?, cases: [c], from: [x, y]}", [.fieldPathAdded],
      back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: {type: integer?, from: x, invalid: absent}",
      "a: {type: integer?, from: [x, y], invalid: absent}", [.fieldPathAdded],
      back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: {type: integer, from: x}", "a: {type: integer, from: [x, y]}", [],
      back: [.fieldPathRemoved]),
    BreakingCase(
      fields: "a: {type: integer?, from: x}", "a: {type: integer, from: [x, y]}",
      [.fieldPathAdded, .fieldValueChanged, .fieldMadeRequired],
      back: [.fieldPathRemoved, .fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: integer?, from: x}", "a: {type: integer?, from: y}",
      [.fieldPathRemoved], back: [.fieldPathRemoved]),
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
      fields: "a: {type: date, format: \"yyyy-MM-dd HH:mm:ss\"}",
      "a: {type: date, format: \"y-M-d H:mm:s\"}", [], back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: {type: date, format: yyyyMMdd}", "a: {type: date, format: yyyyMd}", [],
      back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: {type: date, format: yyyy.MM.dd}", "a: {type: date, format: \"yyyy'.'MM'.'dd\"}",
      [], back: []),
    BreakingCase(
      fields: "a: {type: date, format: yy-MM-dd}", "a: {type: date, format: y-MM-dd}",
      [.wireFormatChanged], back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: {type: date, format: d MMM yyyy}", "a: {type: date, format: d M yyyy}",
      [.wireFormatChanged], back: [.wireFormatChanged]),
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
      fields: "a: {type: money, unit: minor, currency: CNY}",
      "a: {type: money, unit: minor, currency: JPY}", [.wireFormatChanged],
      back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: {type: money, unit: minor, currency: CNY}",
      "a: {type: money, unit: minor, currency: USD}", [.fieldReadingChanged],
      back: [.fieldReadingChanged]),
    BreakingCase(
      fields: "a: {type: money, unit: minor, currency: CNY}",
      "a: {type: money, unit: minor, currency: {from: c}}",
      [.fieldTypeNarrowed, .wireFormatChanged], back: [.wireFormatChanged]),
    // A minor unit without digits is the unit itself.
    BreakingCase(
      fields: "a: {type: money, currency: JPY}", "a: {type: money, unit: minor, currency: JPY}", [],
      back: []),
    BreakingCase(
      "another currency of the project, under minor units",
      ["a.yaml": Sample.ticket(fields: "a: {type: money, unit: minor}")],
      [
        "a.yaml": Sample.ticket(fields: "a: {type: money, unit: minor}"),
        "ticketgen.yaml": "currency: KWD",
      ], [.wireFormatChanged], back: [.wireFormatChanged]),
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
      fields: "a: {type: string, default: \"\\u00e9\"}",
      "a: {type: string, default: \"e\\u0301\"}", [.defaultChanged], back: [.defaultChanged]),
    BreakingCase(
      fields: "a: {type: date, format: \"yyyy'\\u00e9'\"}",
      "a: {type: date, format: \"yyyy'e\\u0301'\"}", [.wireFormatChanged],
      back: [.wireFormatChanged]),
    BreakingCase(
      fields: "a: decimal", "a: {type: decimal, absent: 0}", [.absentTextAdded],
      back: [.absenceChanged]),
    // The other field read the same all along: it is no new name.
    BreakingCase(
      fields: "a: {type: string, from: x}\nb: {type: string, from: x}",
      "b: {type: string, from: x}", [.fieldRemoved], back: [.requiredFieldAdded]),
    // Of all types the empty text is a value of a string alone.
    BreakingCase(
      fields: "a: {type: string, absent: \"\"}", "a: string", [.absenceChanged],
      back: [.absentTextAdded]),
    BreakingCase(
      fields: "a: {type: decimal, absent: \"\"}", "a: decimal", [], back: []),
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
    BreakingCase(
      fields: "a: integer?", "a: string?", [.fieldValueChanged, .absenceChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: integer?, absent: ''}", "a: {type: string?, absent: ''}",
      [.fieldValueChanged], back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: string?", "a: list(string)?", [.fieldValueChanged, .absenceChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
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
      fields: "a: {type: enum, cases: {x: 1, y: y}}", "a: string",
      [.fieldReadingChanged, .fieldValueChanged], back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: enum, cases: {x: 1, y: y}}", "a: list(string)",
      [.fieldReadingChanged, .fieldValueChanged], back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: string, markup: html}", "a: list(string)",
      [.fieldReadingChanged, .fieldValueChanged], back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: enum, cases: [x, y]}", "a: string", [.fieldValueChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
    BreakingCase(
      fields: "a: {type: enum, cases: {x: 1, y: 2}}", "a: {type: enum, cases: {x: 1}}",
      [.enumCaseRemoved, .enumValueMoved], back: [.enumCaseAdded, .enumValueMoved]),
    BreakingCase(
      fields: "a: {type: enum, cases: {x: 1, y: 2}}", "a: {type: enum, cases: {x: [1, 3], y: 2}}",
      [.enumValueMoved], back: [.enumValueMoved]),
    BreakingCase(
      fields: "a: {type: enum, cases: {x: [1, 2], y: 3}}",
      "a: {type: enum, cases: {x: 1, y: 3, z: 2}}", [.enumCaseAdded, .enumValueMoved],
      back: [.enumCaseRemoved, .enumValueMoved]),
    BreakingCase(
      fields: "a: {type: enum, cases: {x: [1, 2], y: 3}}",
      "a: {type: enum, cases: {y: [2, 3], x: 1}}", [.enumValueMoved], back: [.enumValueMoved]),
    BreakingCase(
      fields: "a: {type: list(enum), cases: [x, y]}", "a: {type: list(enum), cases: [y]}",
      [.enumCaseRemoved, .enumValueMoved], back: [.enumCaseAdded, .enumValueMoved]),
    BreakingCase(
      fields: "a: {type: enum, cases: [x]}", "a: string", [.fieldValueChanged],
      back: [.fieldTypeNarrowed, .fieldValueChanged]),
  ]
}
