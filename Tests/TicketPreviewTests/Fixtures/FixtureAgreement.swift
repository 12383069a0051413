import Foundation
import Testing
import TicketKit
import TicketSchema

@testable import TicketPreview

/// Where a decoder and the labels of fixtures differ, one line each.
func disagreements(_ catalog: TicketCatalog, _ responses: [FixtureResponse]) throws -> [String] {
  let layout = TicketLayout(LayoutTable.text(for: catalog))
  let context = TicketContext(catalog.settings, now: TestCatalog.noon)
  var lines: [String] = []
  for response in responses {
    let read = try ResponseRecords(
      of: Data(response.line.utf8), layout: layout, context: context)
    var tickets: [Int: String] = [:]
    for record in read.records { tickets[record.row] = catalog.kinds[record.kind].name }
    let issues = Dictionary(grouping: read.issues, by: \.row)
    for (row, label) in response.rows.enumerated() {
      let found = (issues[row] ?? []).map {
        FixtureLabel.Issue(code: $0.code, path: $0.path, dropsRow: $0.dropsRow)
      }
      if label.ticket == tickets[row], label.issues == found { continue }
      lines.append(
        "\(response.name) row \(row) (\(label.title)): label \(label.ticket ?? "none") "
          + "\(label.issues.map(line)), decoder \(tickets[row] ?? "none") \(found.map(line))")
    }
  }
  return lines
}

private func line(_ issue: FixtureLabel.Issue) -> String {
  "\(issue.code.rawValue) \(issue.path)\(issue.dropsRow ? " drops" : "")"
}
