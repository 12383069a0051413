import Foundation
import TicketKit
import TicketSchema

/// Evaluates a catalog on responses, without compiling: the tickets are those that the generated
/// code would give.
///
/// TicketKit reads the response and writes every text; here stands only what the generator would
/// have translated, the choice of a case and the parts of its text.
package struct TicketEvaluator: Sendable {
  package let catalog: TicketCatalog
  package let context: TicketContext

  /// What the generated factory would look for.
  package let layout: TicketLayout

  /// The kinds by their numbers in the catalog.
  let kinds: [KindEvaluator]

  /// - Parameter context: Where and for whom tickets are shown; nil: the settings' locale and zone,
  ///   and the system's clock.
  package init(catalog: TicketCatalog, context: TicketContext? = nil) {
    self.catalog = catalog
    self.context = context ?? TicketContext(catalog.settings)
    layout = TicketLayout(LayoutTable.text(for: catalog))
    let styles = StyleTable(catalog.settings.styles)
    kinds = catalog.kinds.enumerated().map { KindEvaluator($1, number: $0, styles: styles) }
  }

  /// The tickets and issues of a response.
  ///
  /// - Parameter file: The file that the response came from, as printed.
  /// - Throws: `TicketDecodingError` when the bytes are no JSON text, or hold no rows.
  package func response(_ json: Data, file: String? = nil) throws -> PreviewResponse {
    let read = try ResponseRecords(of: json, layout: layout, context: context)
    return PreviewResponse(
      file: file, tickets: read.records.map { kinds[$0.kind].ticket(of: $0) },
      issues: read.issues)
  }
}

extension TicketContext {
  /// The settings' locale and zone with the system's clock, or what stands above them.
  package init(
    _ settings: ProjectSettings, locale: String? = nil, timeZone: String? = nil, now: Date? = nil
  ) {
    let clock: @Sendable () -> Date = { now ?? Date() }
    self.init(
      locale: locale ?? settings.locale, timeZone: timeZone ?? settings.timeZone, now: clock)
  }
}
