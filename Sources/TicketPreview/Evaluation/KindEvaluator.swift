import TicketKit
import TicketSchema

/// Evaluates the tickets of one kind: what its generated type would be.
struct KindEvaluator: Sendable {
  let kind: TicketKind

  /// The kind's index in the catalog.
  let number: Int

  /// The display properties in the catalog's order.
  let properties: [PropertyEvaluator]

  init(_ kind: TicketKind, number: Int, styles: StyleTable) {
    self.kind = kind
    self.number = number
    properties = kind.display.map { PropertyEvaluator($0, of: kind, styles: styles) }
  }

  /// What a cell would show for a row of the kind.
  func ticket(of record: TicketRecord) -> PreviewTicket {
    PreviewTicket(
      kind: number, type: kind.name, row: record.row,
      id: kind.idField == nil ? nil : record.id,
      properties: properties.compactMap { property in
        property.value(in: record).map {
          PreviewTicket.Property(name: property.property.name, value: $0)
        }
      })
  }
}
