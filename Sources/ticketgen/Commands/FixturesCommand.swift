import Diagnostics
import Foundation
import TicketKit
import TicketPreview
import TicketSchema

/// `ticketgen fixtures`: sample responses that the schemas describe.
struct FixturesCommand: Command {
  var schemas: String

  /// The only kind that is wanted; nil: all of them.
  var kind: String?

  /// How many rows each kind gets; nil: as many as show every case.
  var count: Int?
  var seed: UInt64 = 0

  /// Whether the rows are those that a server sends by mistake or malice.
  var isHostile = false

  /// The instant around which dates lie, which was checked; nil: the same one always.
  var now: String?

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    guard let catalog = CatalogReader.catalog(of: schemas, into: &findings),
      hasKind(catalog, into: &findings)
    else { return nil }
    let maker = FixtureMaker(
      catalog: catalog, seed: seed, now: instant(catalog) ?? FixtureMaker.standardNow)
    let fixtures = maker.fixtures(kind: kind, count: count, isHostile: isHostile) { done, all in
      console.progress?.report("rows of \(done) of \(counted(all, "kind"))")
    }
    let responses = fixtures.responses
    // Several responses are JSON lines; a single one has its rows on lines of their own.
    let texts = responses.count == 1 ? responses.map(\.lines) : responses.map(\.line)
    console.output(texts.map { $0 + "\n" }.joined(), into: &findings)
    let rows = responses.reduce(0) { $0 + $1.rows.count }
    return counted(rows, "row") + " in " + counted(responses.count, "response")
      + (fixtures.leftOut > 0
        ? "; \(fixtures.leftOut) more with \(Option.count.spelling)" : "")
  }

  /// Whether the kind that is wanted is there; if not, that is reported.
  private func hasKind(_ catalog: TicketCatalog, into findings: inout FindingCollector) -> Bool {
    guard let kind, !catalog.kinds.contains(where: { $0.name == kind }) else { return true }
    let nearest = nearestName(to: kind, among: catalog.kinds.map(\.name))
    findings.add(
      CommandFinding.unknownKind,
      "there is no kind '\(kind)'" + (nearest.map { ": did you mean '\($0)'?" } ?? ""),
      path: SchemaFolder.printed(schemas))
    return false
  }

  private func instant(_ catalog: TicketCatalog) -> Int? {
    let date = now.flatMap { iso8601Date($0, timeZone: catalog.settings.timeZone) }
    return date.map { Int($0.timeIntervalSince1970) }
  }
}

extension FixturesCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    schemas = try arguments.required(.schemas)
    kind = arguments.text(.kind)
    count = arguments.number(.count)
    seed = arguments.number(.seed) ?? 0
    isHostile = arguments.has(.hostile)
    now = arguments.text(.now)
  }
}
