import Foundation
import TicketKit
import TicketPreview
import TicketSchema

/// YAML texts to a catalog and its fixtures: a decoder does with each row what the row's label says.
func fuzzFixtures(_ bytes: [UInt8]) {
  let outcome = SchemaOutcome(FileBundle(bytes))
  guard let catalog = outcome.placed?.catalog else { return }
  let maker = FixtureMaker(catalog: catalog)
  let view = ResponseView(catalog)
  for isHostile in [false, true] {
    for response in maker.responses(count: isHostile ? 40 : 4, isHostile: isHostile) {
      expectLabels(response, catalog, view.evaluator)
      if response.lines.utf8.count > 100_000 { continue }
      view.show(Data(response.line.utf8))
    }
  }
}

private func expectLabels(
  _ fixture: FixtureResponse, _ catalog: TicketCatalog, _ evaluator: TicketEvaluator
) {
  let response: PreviewResponse
  do {
    response = try evaluator.response(Data(fixture.line.utf8))
  } catch {
    fail("a fixture cannot be read: \(error)\n\(fixture.line)")
  }
  let issues = Dictionary(grouping: response.issues, by: \.row)
  let types = Dictionary(
    response.tickets.map { ($0.row, $0.type) }, uniquingKeysWith: { first, _ in first })
  for (row, label) in fixture.rows.enumerated() {
    let found = (issues[row] ?? []).map { "\($0.code) \($0.path) \($0.dropsRow)" }
    let due = label.issues.map { "\($0.code) \($0.path) \($0.dropsRow)" }
    expect(
      label.ticket == types[row] && found == due,
      """
      row \(row) (\(label.title)) should give \(label.ticket ?? "none") \(due),
      and gives \(types[row] ?? "none") \(found)
      \(fixture.line)
      """)
  }
}
