import Diagnostics
import YAMLSyntax

/// One case of a discount as written.
struct DiscountDocument {
  /// What a case takes off, by the field that says it.
  enum Saving {
    case amount(WrittenText)
    case rate(WrittenText)
  }

  let range: SourceRange
  let when: WrittenText?

  /// Whether a condition was written, also where it could not be read.
  let isConditional: Bool

  /// What the case takes off; nil when it could not be read, which is reported.
  let saving: Saving?

  /// Reads the value of `discount`: one mapping, or a list of cases.
  static func list(_ entry: YAMLEntry, report: inout SchemaReport) -> [DiscountDocument] {
    let node = entry.value
    guard !node.isRefused, let items = node.sequence else {
      if !node.isRefused, let when = node.entry("when") {
        CaseDocument.refuseOutsideList(when, report: &report)
        return []
      }
      guard node.isRefused || node.mapping != nil else {
        report.refuse(node, "`discount` is `{amount: …}`, `{rate: …}` or a list of cases")
        return []
      }
      let mapping = WrittenMapping(
        node, at: .discount, "`discount`", name: entry.keyRange, report: &report)
      return mapping.map { [DiscountDocument($0, node.range, report: &report)] } ?? []
    }
    if items.isEmpty {
      report.add(.emptyList, "`discount` has no case: give one at least", at: node.range)
    }
    return items.compactMap { item in
      WrittenMapping(item, at: .discountCase, "a case of `discount`", report: &report)
        .map { DiscountDocument($0, item.range, report: &report) }
    }
  }

  private init(_ mapping: WrittenMapping, _ range: SourceRange, report: inout SchemaReport) {
    self.range = range
    when = mapping.text("when", report: &report)
    // An unknown key may be meant for one that says when.
    isConditional = mapping.mentions("when") || mapping.hasUnknownKeys
    saving = Self.saving(mapping, report: &report)
  }

  private static func saving(_ mapping: WrittenMapping, report: inout SchemaReport) -> Saving? {
    switch (mapping["amount"], mapping["rate"]) {
    case (let amount?, let rate?):
      report.add(
        .amountAndRate, "a discount is an amount or a rate, not both: leave one out",
        at: rate.keyRange, notes: [.init("`amount` is here", at: amount.keyRange)])
      return nil
    case (_?, nil): return mapping.text("amount", report: &report).map(Saving.amount)
    case (nil, _?): return mapping.text("rate", report: &report).map(Saving.rate)
    case (nil, nil):
      guard !mapping.hasUnknownKeys else { return nil }
      report.add(
        .missingKey, "the discount takes nothing off: add `amount: …` or `rate: …`",
        at: mapping.range)
      return nil
    }
  }
}
