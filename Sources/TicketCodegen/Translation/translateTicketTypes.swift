import SwiftCode
import TicketSchema

extension FactoryTranslator {
  /// One `TicketType` for each kind; tickets read them from every actor, also in a module whose
  /// default is the main actor.
  func translateTicketTypes() -> TypeDeclaration {
    TypeDeclaration(
      .extension, "TicketType",
      members: catalog.kinds.map { kind in
        .stored(
          StoredProperty(
            documentation: kind.documentation, access: access, isNonisolated: true,
            isStatic: true, .constant, kind.name,
            value: .call("TicketType", [.init(label: "rawValue", .string(kind.name))])))
      })
  }
}
