import Diagnostics
import YAMLSyntax

/// The value of `promotion` as written.
struct PromotionDocument {
  /// Where the key stands.
  let range: SourceRange
  let start: WrittenText?
  let end: WrittenText?
  let active: WrittenText?

  /// The cases of the discount, of which a plain one is one; empty when there is none, or none could
  /// be read, which is reported.
  let discounts: [DiscountDocument]

  /// Whether `discount` was written, also where it could not be read or is called otherwise.
  let mentionsDiscount: Bool
  let threshold: WrittenText?

  /// Where the key `threshold` stands.
  let thresholdRange: SourceRange?
  let stackable: WrittenText?

  /// Reads the entry of a ticket or base file; nil when its value is no mapping.
  init?(_ entry: YAMLEntry, report: inout SchemaReport) {
    let mapping = WrittenMapping(
      entry.value, at: .promotion, "`promotion`", name: entry.keyRange, report: &report)
    guard let mapping else { return nil }
    range = entry.keyRange
    start = mapping.text("start", report: &report)
    end = mapping.text("end", report: &report)
    active = mapping.text("active", report: &report)
    discounts = mapping["discount"].map { DiscountDocument.list($0, report: &report) } ?? []
    mentionsDiscount = mapping["discount"] != nil || mapping.isDoubtful("discount")
    threshold = mapping.text("threshold", report: &report)
    thresholdRange = mapping["threshold"]?.keyRange
    stackable = mapping.text("stackable", report: &report)
  }
}
