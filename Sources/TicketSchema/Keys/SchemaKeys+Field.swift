/// The keys of a field's mapping.
extension SchemaKeys {
  static let field: [SchemaKey] = [
    SchemaKey(
      "type", "The field's type; with `?` behind it, the value may be absent.",
      .fieldType(isAlone: false), example: "decimal?", isRequired: true),
    SchemaKey(
      "from", "The path from the row, or several that are tried in order.", .texts,
      defaultNote: "the field's name, as one member", example: "[voucher.name, voucher.title]"),
    SchemaKey(
      "absent", "The texts that count as absent.", .texts, example: "[0, \"-\"]"),
    SchemaKey(
      "default",
      "The value of an absent field, as the server would send it; for an enum, a case name; for a "
        + "list also a list.", .either([.text, .list(.text, mayBeEmpty: true)]), example: "0"),
    SchemaKey(
      "invalid", "What a wrong value counts as, after its issue.", .choice(["absent"]),
      example: "absent"),
    SchemaKey(
      "cases", "The cases: names with the texts that select them, or a list of both at once.",
      .either([.names(.texts), .list(.text)]), example: "{unused: 0, used: [1, 9]}",
      isRequired: true, types: [.enum]),
    SchemaKey(
      "format",
      "How the server writes a date: `iso8601`, `seconds`, `milliseconds` or an LDML pattern.",
      .text, defaultValue: "iso8601", example: "yyyy-MM-dd HH:mm:ss", types: [.date]),
    SchemaKey(
      "timeZone", "The zone in which a value without offset is read.", .text,
      defaultNote: "the project's", example: "Europe/Paris", types: [.date]),
    SchemaKey(
      "displayTimeZone", "The zone in which the date is shown.", .text,
      defaultNote: "the context's", example: "Asia/Tokyo", types: [.date]),
    SchemaKey(
      "endOfDay",
      "Whether a value without a time of day means the last millisecond of its day.", .flag,
      defaultValue: "false", example: "true", types: [.date]),
    SchemaKey(
      "markup", "The markup to take out of a string.",
      .choice(FieldType.Markup.allCases.map(\.rawValue)), example: "html", types: [.string]),
    SchemaKey(
      "negate", "Whether the number's sign is turned round.", .flag,
      defaultValue: "false", example: "true", types: [.integer, .decimal, .money, .rate]),
    SchemaKey(
      "currency", "The currency: an ISO 4217 code in any case, or `{from: path}`.",
      .either([.text, .keys(.currency)]),
      defaultNote: "the project's", example: "{from: price.currency}", types: [.money]),
    SchemaKey(
      "unit", "The unit of the amount: `minor` for fen, cents and the like.",
      .choice(["minor"]), example: "minor", types: [.money]),
    SchemaKey(
      "as", "How the server writes the rate.", .choice(RateForm.allCases.map(\.rawValue)),
      example: "percentOff", isRequired: true, types: [.rate]),
  ]
}
