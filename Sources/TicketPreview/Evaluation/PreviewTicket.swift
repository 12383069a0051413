import TicketKit

/// What a cell would show for one row.
package struct PreviewTicket: Hashable, Sendable {
  /// The index of the row's kind among those of the catalog.
  package let kind: Int

  /// The kind's name, which is its `TicketType`.
  package let type: String

  /// The number of the row in its response, counted from 0 over all rows of `items`.
  package let row: Int

  /// The ticket's identity; nil where the schema names none.
  package let id: String?

  /// The display properties in the catalog's order; optional ones that are absent are left out.
  package let properties: [Property]

  package init(kind: Int, type: String, row: Int, id: String?, properties: [Property]) {
    self.kind = kind
    self.type = type
    self.row = row
    self.id = id
    self.properties = properties
  }

  /// One display property, under the name that the schema gives it.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let value: PreviewValue

    package init(name: String, value: PreviewValue) {
      self.name = name
      self.value = value
    }
  }
}

/// What a display property shows.
package enum PreviewValue: Hashable, Sendable {
  case text(String)
  case styled(StyledText)
  case flag(Bool)
}
