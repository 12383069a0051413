/// What a sample kind takes off a price.
struct TwinPromotion {
  let worth: TwinField
  let limit: TwinField?
  let start: TwinField?
  let end: TwinField?
  let stackable: TwinField?

  private var isRate: Bool { if case .rate = worth.kind { true } else { false } }

  /// The lines below `promotion:`.
  var schemaLines: [String] {
    var lines = ["discount: {\(isRate ? "rate" : "amount"): \(worth.name)}"]
    for (key, field) in [
      ("threshold", limit), ("start", start), ("end", end), ("stackable", stackable),
    ] {
      if let field { lines.append("\(key): \(field.name)") }
    }
    return lines
  }

  /// The struct's members for `Promotion`.
  var swiftLines: [String] {
    let discount = isRate ? ".rate(1 - \(worth.name) / 10)" : ".amount(\(worth.name))"
    var lines = ["public var discount: PromotionDiscount { \(discount) }"]
    if let limit { lines.append("public var threshold: Decimal? { \(limit.name) }") }
    let ends = [("start", start), ("end", end)].compactMap { label, field in
      field.map { "\(label): \($0.name)" }
    }
    if !ends.isEmpty {
      let period = "ValidityPeriod(\(ends.joined(separator: ", ")))"
      lines.append("public var period: ValidityPeriod { \(period) }")
    }
    // A field of that name is the member already.
    if let stackable, stackable.name != "isStackable" {
      lines.append("public var isStackable: Bool { \(stackable.name) }")
    }
    return lines
  }
}
