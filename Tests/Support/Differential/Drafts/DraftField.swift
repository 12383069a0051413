/// A field of a random schema, as far as templates and conditions care.
struct DraftField {
  /// What a field's value is.
  enum Shape: Equatable {
    case string
    case bool
    case integer
    case decimal

    /// Money; amounts with the same text here can be compared.
    case money(currency: String)
    case rate
    case date
    case enumeration(cases: [String])
    case list(element: String)
  }

  let name: String
  let shape: Shape

  /// Whether a required property may read the field only where it is known to be there.
  let mayBeAbsent: Bool

  /// The field as it is written.
  let written: Written

  /// Whether the name can stand in a condition.
  var isBare: Bool { !Pool.templateNames.contains(name) }
}
