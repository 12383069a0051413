/// Writes the text from which the runtime's `TicketLayout` is made.
package enum LayoutTable {
  /// The table of a catalog; the same catalog gives the same text.
  package static func text(for catalog: TicketCatalog) -> String {
    ""
  }
}
