import Diagnostics
import Foundation
import TicketKit
import TicketSchema

@testable import TicketPreview

/// What became of inferring schemas from texts.
struct Inferring {
  let samples: [(name: String, json: Data)]
  let drafts: InferenceDrafts

  init(_ texts: String..., kind: String? = nil) throws {
    try self.init(
      texts.enumerated().map { ("sample\($0.offset).json", Data($0.element.utf8)) }, kind: kind)
  }

  init(_ samples: [(name: String, json: Data)], kind: String? = nil) throws {
    self.samples = samples
    drafts = SchemaInference.drafts(
      from: try samples.map { try InferenceSample(path: $0.name, json: $0.json) }, kindName: kind)
  }

  func text(of file: String) -> String {
    drafts.files.first { $0.name == file }?.text ?? ""
  }

  /// The catalog of the drafts, read as `ticketgen check` reads it; nil when a finding is an error.
  func catalog() -> (catalog: TicketCatalog?, findings: [Finding]) {
    var findings = FindingCollector()
    let inputs = drafts.files.map { file in
      SchemaReader.Input(
        relativePath: file.name, file: SourceFile(path: file.name, text: file.text))
    }.sorted { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
    let catalog = SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings)
    return (catalog, findings.findings)
  }

  /// The responses of the samples by the drafts.
  func responses() throws -> [PreviewResponse] {
    guard let catalog = catalog().catalog else { return [] }
    let evaluator = TicketEvaluator(catalog: catalog)
    return try samples.map { try evaluator.response($0.json) }
  }

  /// Why the drafts break the promise: each finding that is an error, and each issue but of rows
  /// that are no objects.
  func brokenPromises() throws -> [String] {
    let (catalog, findings) = catalog()
    let errors = findings.filter { $0.severity == .error }.map { "\($0.id): \($0.message)" }
    guard let catalog else { return errors.isEmpty ? ["no catalog, and no error"] : errors }
    let evaluator = TicketEvaluator(catalog: catalog)
    var broken = errors
    for sample in samples {
      let issues = try evaluator.response(sample.json).issues
      broken += issues.filter { $0.code != .notAnObject }.map(\.description)
    }
    return broken
  }

  /// The kind that has a row of the first sample.
  func kind(ofRow row: Int) throws -> TicketKind? {
    guard let ticket = try responses().first?.tickets.first(where: { $0.row == row }) else {
      return nil
    }
    return catalog().catalog?.kinds[ticket.kind]
  }

  /// The field of a kind that reads a path first.
  func field(_ path: String, ofRow row: Int = 0) throws -> TicketField? {
    try kind(ofRow: row)?.fields.first { PathText.text(of: $0.paths[0]) == path }
  }

  static func payload(_ shape: String) throws -> Data {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/Payloads/\(shape)/payload.json")
    return try Data(contentsOf: file)
  }
}

extension TicketKind {
  /// The paths of the fields that a display property shows, in the order of its cases.
  func shownPaths(_ property: String) -> [String] {
    guard let property = display.first(where: { $0.name == property }) else { return [] }
    var paths: [String] = []
    for item in property.cases {
      let templates: [LocalizedTemplate] =
        switch item.value {
        case .text(let text): [text]
        case .runs(let runs): runs.map(\.text)
        }
      for part in templates.flatMap(\.entries).flatMap(\.template.parts) {
        guard case .field(let index, _) = part else { continue }
        paths.append(contentsOf: fields[index].paths.map(PathText.text))
      }
    }
    return paths
  }
}
