import SwiftCode
import TicketSchema

extension FactoryTranslator {
  /// The factory: the project's context, the layout of the rows, and the switch over the kinds.
  func translateFactory() -> TypeDeclaration {
    let context = Expression.call(
      "TicketContext",
      [
        .init(label: "locale", .string(catalog.settings.locale)),
        .init(label: "timeZone", .string(catalog.settings.timeZone)),
      ])
    var table = LayoutTable.text(for: catalog)
    // The literal's last line ends the table's.
    if table.hasSuffix("\n") { table.removeLast() }
    let layout = Expression.call("TicketLayout", [.init(.multilineString(table))])
    let members = [constant("context", context), constant("layout", layout)]
    return TypeDeclaration(
      documentation: "Tells the kinds apart, and makes the tickets of a response.",
      access: access, .enumeration, "TicketFactory", conformances: [.named("KindFactory")],
      members: members + translateKindSwitch())
  }

  private func constant(_ name: String, _ value: Expression) -> Declaration {
    .stored(StoredProperty(access: access, isStatic: true, .constant, name, value: value))
  }
}
