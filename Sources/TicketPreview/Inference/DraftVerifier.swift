import Diagnostics
import Foundation
import TicketKit
import TicketSchema

/// Checks drafts the way `ticketgen check` does, and decodes their samples by them.
struct DraftVerifier {
  let samples: [InferenceSample]
  let items: JSONPath

  /// What is wrong with drafts.
  enum Outcome {
    case right

    /// The schema reader refuses them.
    case refused

    /// No kind, or more than one, claims some row.
    case unclaimedRows

    /// Fields give issues at these paths from their rows, in normalized form.
    case wrongFields(Set<String>)
  }

  func verify(_ files: [StarterFile]) -> Outcome {
    var findings = FindingCollector()
    let inputs = files.map { file in
      SchemaReader.Input(
        relativePath: file.name, file: SourceFile(path: file.name, text: file.text))
    }.sorted { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
    guard let catalog = SchemaReader.catalog(folder: "drafts", inputs: inputs, into: &findings)
    else { return .refused }
    let layout = TicketLayout(LayoutTable.text(for: catalog))
    let context = TicketContext(catalog.settings)
    var paths: Set<String> = []
    for sample in samples {
      let read = try? ResponseRecords(of: sample.json, layout: layout, context: context)
      guard let read else { return .refused }
      for issue in read.issues {
        switch issue.code {
        case .notAnObject: continue
        case .unknownType, .missingType, .nullType, .ambiguousType: return .unclaimedRows
        case .wrongType, .missing, .outOfRange: paths.insert(pathFromRow(issue, in: sample))
        }
      }
    }
    return paths.isEmpty ? .right : .wrongFields(paths)
  }

  private func pathFromRow(_ issue: TicketIssue, in sample: InferenceSample) -> String {
    var row = items
    if case .array? = sample.root.value(at: items) { row = row.element(issue.row) }
    return "$" + issue.path.dropFirst(row.normalized.count)
  }
}
