/// A kind of mapping in the schema language; each has its own legal keys.
package enum SchemaPlace: String, CaseIterable, Sendable {
  case ticket = "a ticket file"
  case match = "`match`"
  case field = "a field"
  case currency = "`currency`"
  case displayValue = "a display value"
  case displayCase = "a case"
  case run = "a run"
  case promotion = "`promotion`"
  case discount = "`discount`"
  case discountCase = "a case of `discount`"
  case settings = "`ticketgen.yaml`"
  case envelope = "`envelope`"
  case color = "a color"
  case style = "a style"

  /// The legal keys, in the order of the reference page.
  package var keys: [SchemaKey] {
    switch self {
    case .ticket: SchemaKeys.ticket
    case .match: SchemaKeys.match
    case .field: SchemaKeys.field
    case .currency: SchemaKeys.currency
    case .displayValue: SchemaKeys.displayValue
    case .displayCase: SchemaKeys.displayCase
    case .run: SchemaKeys.run
    case .promotion: SchemaKeys.promotion
    case .discount: SchemaKeys.discount
    case .discountCase: SchemaKeys.discountCase
    case .settings: SchemaKeys.settings
    case .envelope: SchemaKeys.envelope
    case .color: SchemaKeys.color
    case .style: SchemaKeys.style
    }
  }
}
