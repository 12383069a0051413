import Diagnostics
import Testing

@testable import TicketSchema

/// Two states of schemas, and the changes that lead from one to the other and back.
struct BreakingCase: CustomTestStringConvertible, Sendable {
  typealias Files = KeyValuePairs<String, String>

  let testDescription: String
  let old: Files
  let new: Files
  let forward: [BreakingID]
  let backward: [BreakingID]

  init(
    _ description: String, _ old: Files, _ new: Files, _ forward: [BreakingID],
    back backward: [BreakingID]
  ) {
    testDescription = description
    self.old = old
    self.new = new
    self.forward = forward
    self.backward = backward
  }

  /// Two states of one ticket file.
  init(
    _ description: String, ticket old: String, _ new: String, _ forward: [BreakingID],
    back backward: [BreakingID]
  ) {
    self.init(description, ["a.yaml": old], ["a.yaml": new], forward, back: backward)
  }

  /// Two states of the fields of one ticket.
  init(
    fields old: String, _ new: String, _ forward: [BreakingID], back backward: [BreakingID]
  ) {
    self.init(
      "\(old) | \(new)", ticket: Sample.ticket(fields: old), Sample.ticket(fields: new), forward,
      back: backward)
  }

  /// Two states of the settings beside one ticket.
  init(
    settings old: String, _ new: String, _ forward: [BreakingID], back backward: [BreakingID]
  ) {
    self.init(
      "\(old) | \(new)", ["a.yaml": Sample.ticket(), "ticketgen.yaml": old],
      ["a.yaml": Sample.ticket(), "ticketgen.yaml": new], forward, back: backward)
  }

  /// The catalog of files that have no error, with its places.
  static func state(
    _ files: Files, folder: String = "schemas", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PlacedCatalog {
    var findings = FindingCollector()
    let inputs = files.map { path, text in
      SchemaReader.Input(
        relativePath: path, file: SourceFile(path: "\(folder)/\(path)", text: text))
    }
    let catalog = SchemaReader.placedCatalog(folder: folder, inputs: inputs, into: &findings)
    return try #require(
      catalog, "\(findings.findings.map(\.message))", sourceLocation: sourceLocation)
  }

  static func changes(from old: Files, to new: Files) throws -> [BreakingChange] {
    CatalogComparison.changes(
      from: try state(old, folder: "old"), to: try state(new, folder: "new"))
  }
}
