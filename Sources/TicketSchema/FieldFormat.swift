import YAMLSyntax

/// How a field is shown.
package enum FieldFormat: Hashable, Sendable {
  /// An LDML number pattern such as `#,##0.##`; for money `¤` in it is the currency's symbol, and for a
  /// rate it is applied to the fraction off.
  case number(String)

  /// An LDML date pattern such as `yyyy-MM-dd`.
  case date(String)

  /// Money the way the locale writes it, with symbol and amount.
  case currency

  /// The locale's symbol of the money's currency, without the amount and without spaces.
  case symbol

  /// A rate in one of its display forms.
  case rate(RateForm)

  /// A list in the locale's list style.
  case list

  /// A list with a text between its elements.
  case join(String)

  /// Patterns and texts are equal when their Unicode scalars are.
  package static func == (left: FieldFormat, right: FieldFormat) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)), (.date(let left), .date(let right)),
      (.join(let left), .join(let right)):
      ExactText(left) == ExactText(right)
    case (.rate(let left), .rate(let right)): left == right
    case (.currency, .currency), (.symbol, .symbol), (.list, .list): true
    case (.number, _), (.date, _), (.currency, _), (.symbol, _), (.rate, _), (.list, _), (.join, _):
      false
    }
  }
}
