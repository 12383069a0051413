import Diagnostics
import Testing

@testable import TicketSchema

/// One finding that a test expects: where, which, and words that its message must hold.
struct Expected {
  let place: String
  let kind: SchemaFinding
  let words: [String]

  init(_ place: String, _ kind: SchemaFinding, _ words: String...) {
    self.place = place
    self.kind = kind
    self.words = words
  }
}

/// Expects exactly these findings, in the order of their places, for one marked ticket file.
func expectFindings(
  _ marked: String, _ expected: [Expected], settings: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = MarkedText(marked)
  let result =
    if let settings {
      Sample.read(["sample.yaml": source.text, "ticketgen.yaml": settings])
    } else {
      Sample.read(["sample.yaml": source.text])
    }
  expect(
    result.findings, expected, in: source, catalog: result.catalog,
    sourceLocation: sourceLocation)
}

/// Expects exactly these findings for a marked settings file beside a sound ticket file.
func expectSettingsFindings(
  _ marked: String, _ expected: [Expected], sourceLocation: SourceLocation = #_sourceLocation
) {
  let source = MarkedText(marked)
  let result = Sample.read(["sample.yaml": Sample.ticket(), "ticketgen.yaml": source.text])
  expect(
    result.findings, expected, in: source, catalog: result.catalog,
    sourceLocation: sourceLocation)
}

private func expect(
  _ findings: [Finding], _ expected: [Expected], in source: MarkedText, catalog: TicketCatalog?,
  sourceLocation: SourceLocation
) {
  let found = findings.sorted { $0.offset < $1.offset }
  #expect(
    found.map { "\(source.name(of: $0.offset)) \($0.id)" }
      == expected.map { "\($0.place) \($0.kind.rawValue)" },
    "\(found.map { "\($0.id): \($0.message)" })", sourceLocation: sourceLocation)
  for (finding, expected) in zip(found, expected) {
    for words in expected.words where finding.message.contains(words) == false {
      Issue.record("\(finding.message) lacks \(words)", sourceLocation: sourceLocation)
    }
  }
  let hasErrors = findings.contains { $0.severity == .error }
  #expect((catalog == nil) == hasErrors, sourceLocation: sourceLocation)
}

extension Finding {
  /// The first byte of the finding's range; -1 for a finding about a whole file.
  var offset: Int {
    if case .range(let range) = place { return range.bytes.lowerBound }
    return -1
  }
}
