import Diagnostics

/// Checks the cases of a promotion's discount.
struct DiscountsChecker {
  let cases: [DiscountDocument]
  let reader: PromotionFieldReader

  /// The cases without those that are wrong, which are reported.
  func check(report: inout SchemaReport) -> [TicketPromotion.Discount] {
    if cases.allSatisfy({ $0.saving != nil }) {
      CaseOrder.reportUnreachable(
        cases.map { ($0.range, isConditional: $0.isConditional) }, report: &report)
    }
    var conditions = RepeatedConditions(expecting: cases.count)
    return cases.compactMap { check($0, conditions: &conditions, report: &report) }
  }

  /// One case; what it takes off is read only where its condition holds, and may be absent there.
  private func check(
    _ item: DiscountDocument, conditions: inout RepeatedConditions, report: inout SchemaReport
  ) -> TicketPromotion.Discount? {
    let condition = item.when.flatMap {
      self.condition($0, conditions: &conditions, report: &report)
    }
    let saving = item.saving.flatMap { self.saving(of: $0, report: &report) }
    guard let saving, (condition != nil) == item.isConditional else { return nil }
    return TicketPromotion.Discount(condition: condition, saving: saving)
  }

  private func condition(
    _ written: WrittenText, conditions: inout RepeatedConditions, report: inout SchemaReport
  ) -> Condition? {
    conditions.note(written, report: &report)
    return ConditionChecker(fields: reader.fields, written: written, mustProve: false)
      .check(known: KnownFields(), report: &report)?.condition
  }

  private func saving(
    of written: DiscountDocument.Saving, report: inout SchemaReport
  ) -> TicketPromotion.Saving? {
    switch written {
    case .amount(let text):
      reader.field(text, of: "amount", .amount(isThreshold: false), report: &report).map(
        TicketPromotion.Saving.amount)
    case .rate(let text):
      reader.field(text, of: "rate", .rate, report: &report).map(TicketPromotion.Saving.rate)
    }
  }
}
