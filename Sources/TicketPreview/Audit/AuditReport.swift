import Foundation
import TicketKit
import TicketSchema

/// What captured responses do to a project's schemas, counted by kind and field.
///
/// It holds counts, paths, keys and the discriminators of unknown kinds, and no other value of a
/// response: those may be personal. Its memory depends on the schemas alone.
package struct AuditReport: Sendable {
  /// The responses that were read.
  package private(set) var responses = 0
  package private(set) var rows = 0

  /// Rows that give a ticket.
  package private(set) var tickets = 0

  let catalog: TicketCatalog
  let layout: ReadingLayout
  private(set) var kinds: [KindAudit]

  /// The discriminators that no kind has.
  private(set) var unknownKinds = RankedTable()

  private var codes: [TicketIssue.Code: Int] = [:]

  /// A report of nothing yet.
  ///
  /// - Throws: `TicketDecodingError.layout` when the catalog's layout cannot be read, which would be
  ///   a fault of ticketgen itself.
  package init(catalog: TicketCatalog) throws {
    self.catalog = catalog
    let layout = try ReadingLayout(TicketLayout(LayoutTable.text(for: catalog)))
    self.layout = layout
    kinds = catalog.kinds.enumerated().map { number, kind in
      KindAudit(
        alternateCounts: kind.fields.map(\.paths.count),
        objectCount: layout.objectCount(number))
    }
  }

  private init(emptyLike other: AuditReport) {
    catalog = other.catalog
    layout = other.layout
    kinds = other.kinds.enumerated().map { number, kind in
      KindAudit(
        alternateCounts: kind.fields.map(\.used.count),
        objectCount: other.layout.objectCount(number))
    }
  }

  /// A report of nothing yet, for a part of the responses.
  package var empty: AuditReport { AuditReport(emptyLike: self) }

  /// Counts a response.
  ///
  /// - Throws: `TicketDecodingError` when it is no JSON text, or holds no rows; it counts nothing then.
  package mutating func add(_ response: Data, from source: CaptureSource) throws {
    let readings = try ResponseReadings(of: response, layout: layout)
    responses += 1
    rows += readings.rowCount
    readings.forEachRow { row in
      var isDropped = false
      row.forEachIssue { code, dropsRow in
        codes[code, default: 0] += 1
        isDropped = isDropped || dropsRow
      }
      if !isDropped { tickets += 1 }
      if let kind = row.kind {
        kinds[kind].add(row, source: source)
      } else if let discriminator = row.unclaimedDiscriminator {
        unknownKinds.add(discriminator)
      }
    }
  }

  /// Counts what another report of the same schemas counted.
  package mutating func merge(_ other: AuditReport) {
    responses += other.responses
    rows += other.rows
    tickets += other.tickets
    for index in kinds.indices { kinds[index].merge(other.kinds[index]) }
    unknownKinds.merge(other.unknownKinds)
    codes.merge(other.codes, uniquingKeysWith: +)
  }

  /// How many issues have a code.
  package func count(_ code: TicketIssue.Code) -> Int { codes[code] ?? 0 }
}
