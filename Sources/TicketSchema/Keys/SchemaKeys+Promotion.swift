/// The keys of `promotion`.
extension SchemaKeys {
  static let promotion: [SchemaKey] = [
    SchemaKey(
      "start", "The date field from which on the promotion is valid; absent: from ever on.", .text,
      example: "startTime"),
    SchemaKey(
      "end", "The date field up to which it is valid, that instant included; absent: for ever.",
      .text, example: "endTime"),
    SchemaKey(
      "active", "The bool field that says whether it is switched on; absent: it is.", .text,
      example: "isActived"),
    SchemaKey(
      "discount",
      "What it takes off a price: an amount, a rate, or cases of which the first that holds counts; "
        + "absent: nothing.", .either([.keys(.discount), .list(.keys(.discountCase))]),
      example: "{amount: ticketMoney}"),
    SchemaKey(
      "threshold",
      "The money or decimal field with the price from which on the discount applies; absent, or not "
        + "above zero: every price. Beside `discount`.", .text, example: "minLimitMoney"),
    SchemaKey(
      "stackable",
      "Whether it goes together with others: a bool field, or `true` or `false`; an absent field: "
        + "no.", .text, defaultValue: "false", example: "synchronize"),
  ]

  static let discount: [SchemaKey] = [
    SchemaKey(
      "amount", "The money or decimal field that is taken off, in major units.", .text,
      example: "ticketMoney"),
    SchemaKey(
      "rate", "The rate field whose share of the price is taken off.", .text, example: "discount"),
  ]

  static let discountCase: [SchemaKey] =
    [
      SchemaKey(
        "when", "The condition on which the case holds; a case without it ends the list.", .text,
        example: "not overdue")
    ] + discount
}
