import Diagnostics

/// Checks the promotion of one kind.
struct PromotionChecker {
  let document: SchemaDocument
  let fields: FieldTable

  /// Whether the file is a base, whose users may give what is missing.
  let isBase: Bool

  /// The promotion without what is wrong in it, which is reported; nil when there is none.
  func check(report: inout SchemaReport) -> TicketPromotion? {
    guard let promotion = document.promotion else { return nil }
    checkNeeds(of: promotion, report: &report)
    let reader = PromotionFieldReader(fields: fields)
    var result = TicketPromotion()
    result.start = reader.field(promotion.start, of: "start", .date, report: &report)
    result.end = reader.field(promotion.end, of: "end", .date, report: &report)
    result.active = reader.field(promotion.active, of: "active", .bool, report: &report)
    result.discounts = DiscountsChecker(cases: promotion.discounts, reader: reader)
      .check(report: &report)
    result.threshold = reader.field(
      promotion.threshold, of: "threshold", .amount(isThreshold: true), report: &report)
    result.stackable = stackable(promotion.stackable, reader, report: &report)
    checkCurrencies(of: promotion, report: &report)
    return result
  }

  private func checkNeeds(of promotion: PromotionDocument, report: inout SchemaReport) {
    if !isBase, !document.mentionsID, !document.fieldsAreBroken {
      report.add(
        .missingKey,
        "a ticket with a `promotion` needs `id`, by which promotions are told apart: add `id: …` with "
          + "a string or integer field",
        at: promotion.range)
    }
    if let range = promotion.thresholdRange, !promotion.mentionsDiscount {
      report.add(
        .missingKey,
        "`threshold` needs `discount`, which applies from it on: add one such as "
          + "`discount: {amount: ticketMoney}`, or leave `threshold` out",
        at: range)
    }
  }

  private func stackable(
    _ written: WrittenText?, _ reader: PromotionFieldReader, report: inout SchemaReport
  ) -> TicketPromotion.Stackable {
    switch written?.text {
    case nil, "false"?: .never
    case "true"?: .always
    default:
      reader.field(written, of: "stackable", .bool, report: &report)
        .map(TicketPromotion.Stackable.field) ?? .never
    }
  }

  /// Reports money that may be in another currency than the money before it: amounts of different
  /// currencies are not compared or taken from one price.
  private func checkCurrencies(of promotion: PromotionDocument, report: inout SchemaReport) {
    var texts: [WrittenText] = []
    for discount in promotion.discounts {
      if case .amount(let text) = discount.saving { texts.append(text) }
    }
    if let threshold = promotion.threshold { texts.append(threshold) }
    var first: (text: WrittenText, currency: MoneyOptions.Currency)?
    for text in texts {
      guard case .field(_, .money(let options)) = fields.lookup(text.text) else { continue }
      guard let known = first else {
        first = (text, options.currency)
        continue
      }
      if options.currency == known.currency { continue }
      report.add(
        .mixedCurrencies,
        "\(quote(text.text)) and \(quote(known.text.text)) may be in different currencies, and one "
          + "price is in one: give both fields the same `currency`",
        at: text.range,
        notes: [.init("\(quote(known.text.text)) is named here", at: known.text.range)])
    }
  }
}
