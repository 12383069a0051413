import Diagnostics

/// Looks up the fields that a promotion names.
struct PromotionFieldReader {
  let fields: FieldTable

  /// What a key of a promotion takes.
  enum Use {
    case date
    case bool
    case amount(isThreshold: Bool)
    case rate

    fileprivate var phrase: String {
      switch self {
      case .date: "a date field"
      case .bool: "a bool field"
      case .amount: "a money or decimal field"
      case .rate: "a rate field"
      }
    }

    fileprivate func takes(_ type: FieldType) -> Bool {
      switch (self, type) {
      case (.date, .date), (.bool, .bool), (.amount, .money), (.amount, .decimal), (.rate, .rate):
        true
      default: false
      }
    }
  }

  /// The field's index; nil when none is named, or a wrong one, which is reported.
  func field(
    _ written: WrittenText?, of key: String, _ use: Use, report: inout SchemaReport
  ) -> Int? {
    let wayOut =
      key == "stackable" ? "write `true`, `false` or a bool field" : "`\(key)` takes \(use.phrase)"
    guard let written,
      let (index, type) = fields.field(written, orElse: wayOut, report: &report)
    else { return nil }
    if use.takes(type) { return index }
    report.add(
      .wrongPromotionField,
      "`\(key)` takes \(use.phrase), and \(quote(written.text)) is \(type.phrase): "
        + "\(self.wayOut(use, type))",
      at: written.range)
    return nil
  }

  private func wayOut(_ use: Use, _ type: FieldType) -> String {
    switch (use, type) {
    case (.amount(isThreshold: false), .rate): "write `rate: …` for a share of the price"
    case (.amount, .integer): "give the field the type `decimal` or `money`"
    case (.rate, .money), (.rate, .decimal):
      "write `amount: …`, or give the field the type `rate`"
    default: "name one"
    }
  }
}
