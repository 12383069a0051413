/// What the keys of a place have to do with each other, as far as their presence alone tells.
package struct SchemaRules: Sendable {
  /// Keys of which exactly one is there; empty: there are none.
  var exactlyOne: [String] = []

  /// Keys of which at most one is there.
  var atMostOne: [String] = []

  /// The keys that stand only beside another one.
  var companions: [(key: String, other: String)] = []
}

extension SchemaPlace {
  /// The rules for the keys of the place.
  package var rules: SchemaRules {
    switch self {
    case .match: SchemaRules(exactlyOne: ["has", "unknown"], companions: [("lacks", "has")])
    case .displayValue, .displayCase: SchemaRules(exactlyOne: ["text", "runs"])
    case .promotion: SchemaRules(companions: [("threshold", "discount")])
    case .discount, .discountCase: SchemaRules(exactlyOne: ["amount", "rate"])
    case .envelope: SchemaRules(atMostOne: ["type", "each"])
    case .ticket, .field, .currency, .run, .settings, .color, .style: SchemaRules()
    }
  }
}
