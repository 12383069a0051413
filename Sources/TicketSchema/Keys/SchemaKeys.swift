/// The table of the legal keys of every place.
enum SchemaKeys {}

/// The keys of ticket files.
extension SchemaKeys {
  static let ticket: [SchemaKey] = [
    SchemaKey(
      "summary", "The text for `///` and the preview.", .text, example: "优惠券, money off."),
    SchemaKey(
      "match", "Which rows are of this kind: the values of the discriminator, or a mapping.",
      .either([.text, .list(.text), .keys(.match)]), example: "[1, 4, vip]", isRequired: true),
    SchemaKey(
      "id",
      "The string or integer field that is the ticket's identity; without it, the row's index is.",
      .text, example: "ticketId"),
    SchemaKey(
      "extends",
      "The base file whose fields, display, `id`, `embedded` and `promotion` are inherited.", .text,
      example: "_base"),
    SchemaKey(
      "embedded",
      "The paths whose value is a string that holds JSON text; other paths may go on through it.",
      .texts, example: "[voucher_description]"),
    SchemaKey(
      "fields", "What the server sends: names with their types.",
      .names(.either([.fieldType(isAlone: true), .keys(.field)])),
      example: "{ticketId: string}"),
    SchemaKey(
      "display", "What the cell shows: properties with their values.", .display,
      example: "{goodName: \"{goodName}\"}", isRequired: true),
    SchemaKey(
      "promotion",
      "The money side: when the ticket is valid and what it takes off a price; needs `id`.",
      .keys(.promotion), example: "{end: endTime, discount: {amount: ticketMoney}}"),
  ]

  static let match: [SchemaKey] = [
    SchemaKey(
      "has", "The paths that are present and not null in a row of this kind.", .texts,
      example: "percent_off"),
    SchemaKey(
      "lacks", "The paths that are missing or null in a row of this kind; beside `has`.", .texts,
      example: "[amount_off, currency]"),
    SchemaKey(
      "unknown", "This kind takes the rows that no other claims; one file at most.",
      .choice(["true"]), example: "true"),
  ]

  static let currency: [SchemaKey] = [
    SchemaKey(
      "from", "The path from the row to the ISO 4217 code, in any case.", .text,
      example: "price.currency", isRequired: true)
  ]

  static let displayValue: [SchemaKey] = [
    SchemaKey(
      "text", "The template to show, or one for each language.", .template,
      example: "\"满{minLimitMoney}元可用\""),
    SchemaKey(
      "runs", "The runs of a styled value.", .list(.keys(.run)),
      example: "[{text: \"￥\", style: symbol}]"),
  ]

  static let displayCase: [SchemaKey] =
    [
      SchemaKey(
        "when", "The condition on which the case holds; a case without it ends the list.", .text,
        example: "overdue")
    ] + displayValue

  static let run: [SchemaKey] = [
    SchemaKey(
      "text", "The template of the run, or one for each language.", .template,
      example: "\"{ticketMoney}\"", isRequired: true),
    SchemaKey("style", "The name of a style of the settings.", .text, example: "amount"),
  ]
}
