/// The table of the legal keys of every place.
enum SchemaKeys {}

/// The keys of ticket files.
extension SchemaKeys {
  static let ticket: [SchemaKey] = [
    SchemaKey(
      "summary", "The text for `///` and the preview.", .text, example: "优惠券, money off."),
    SchemaKey(
      "match", "The discriminator values that select this kind, compared as text.", .texts,
      example: "[1, 4, vip]", isRequired: true),
    SchemaKey(
      "id",
      "The string or integer field that is the ticket's identity; without it, the row's index is.",
      .text, example: "ticketId"),
    SchemaKey(
      "extends", "The base file whose fields and display are inherited.", .text,
      example: "_base", isSupported: false),
    SchemaKey(
      "embedded", "The paths whose value is a string that holds JSON text.", .list,
      example: "[voucher_description]", isSupported: false),
    SchemaKey(
      "fields", "What the server sends: names with their types.", .mapping,
      example: "{ticketId: string}"),
    SchemaKey(
      "display", "What the cell shows: properties with their values.", .mapping,
      example: "{goodName: \"{goodName}\"}", isRequired: true),
    SchemaKey(
      "promotion", "The money side of a ticket.", .mapping, example: "{start: startTime}",
      isSupported: false),
  ]

  static let match: [SchemaKey] = [
    SchemaKey(
      "has", "The paths that a row of this kind has.", .texts, example: "percent_off",
      isSupported: false),
    SchemaKey(
      "lacks", "The paths that a row of this kind lacks.", .texts, example: "amount_off",
      isSupported: false),
    SchemaKey(
      "unknown", "Whether this kind takes the rows that no other claims.", .flag,
      example: "true", isSupported: false),
  ]

  static let displayValue: [SchemaKey] = [
    SchemaKey("text", "The template to show.", .text, example: "\"满{minLimitMoney}元可用\""),
    SchemaKey(
      "runs", "The runs of a styled value.", .list, example: "[{text: \"￥\", style: symbol}]"),
  ]

  static let displayCase: [SchemaKey] =
    [
      SchemaKey(
        "when", "The condition on which the case holds; a case without it ends the list.", .text,
        example: "overdue")
    ] + displayValue

  static let run: [SchemaKey] = [
    SchemaKey(
      "text", "The template of the run.", .text, example: "\"{ticketMoney}\"", isRequired: true),
    SchemaKey("style", "The name of a style of the settings.", .text, example: "amount"),
  ]
}
