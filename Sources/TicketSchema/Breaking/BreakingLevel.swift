/// Whom a change of the schemas hurts.
package enum BreakingLevel: String, CaseIterable, Sendable {
  /// Responses that gave tickets give none, or other values.
  case decoding

  /// Code that compiled does not.
  case source

  /// A cell shows something else, or a price is another.
  case display

  /// The level as the end of a message.
  var phrase: String {
    switch self {
    case .decoding: "breaks decoding"
    case .source: "breaks source"
    case .display: "changes display"
    }
  }
}
