/// Asks of single values what a field of a layout would make of them.
package struct FieldProbe: Sendable {
  /// What a value is to the field.
  package enum Verdict: Sendable {
    case usable

    /// Null, the empty text where the type is not string, or one of the field's `absent` texts.
    case absent
    case wrong
  }

  private let field: FieldLayout

  /// A probe of the first field of the first kind; nil where there is none, or the layout cannot be
  /// read.
  package init?(_ layout: TicketLayout) {
    guard let field = (try? layout.contents.get())?.kinds.first?.fields.first else { return nil }
    self.field = field
  }

  /// What the field makes of a value; of money in the currency of its row the number alone is
  /// judged.
  package func verdict(of value: JSONTree) -> Verdict {
    var json: [UInt8] = []
    value.append(to: &json)
    switch json.withBytes({ field.verdict($0, at: 0) }) {
    case .usable: return .usable
    case .absent: return .absent
    case .wrong, .wrongElement: return .wrong
    }
  }

  /// Whether a text is a code of ISO 4217, in any case.
  package static func isCurrencyCode(_ text: String) -> Bool { CurrencyCode(text) != nil }

  /// How many digits the minor unit of a currency has; nil where ISO 4217 gives it none or does not list
  /// the code.
  package static func minorDigits(ofCurrency code: String) -> Int? {
    CurrencyCode(code)?.minorDigits
  }
}
