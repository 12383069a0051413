/// What can be fuzzed: each target takes any bytes, and ends the process when something that must hold
/// does not.
enum FuzzTarget: String, CaseIterable {
  case schema
  case fixtures
  case preview
  case infer
  case json

  /// One line for people.
  var summary: String {
    switch self {
    case .schema: "YAML texts to a catalog, its findings, and its Swift files"
    case .fixtures: "YAML texts to a catalog, and what decoders make of its fixtures"
    case .preview: "YAML texts and responses to what preview, explain and audit show"
    case .infer: "responses to draft schemas"
    case .json: "a response to records, and all that can be asked of them"
    }
  }

  /// Reads one input.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .schema: fuzzSchema(bytes)
    case .fixtures: fuzzFixtures(bytes)
    case .preview: fuzzPreview(bytes)
    case .infer: fuzzInfer(bytes)
    case .json: fuzzJSON(bytes)
    }
  }
}
