import SwiftCode
import TicketSchema

extension FactoryTranslator {
  /// One `TicketType` for each kind; tickets read them from every actor, also in a module whose
  /// default is the main actor. Computed, because a stored one would cost code that makes it once.
  func translateTicketTypes() -> TypeDeclaration {
    TypeDeclaration(
      .extension, "TicketType",
      members: catalog.kinds.map { kind in
        .computed(
          ComputedProperty(
            documentation: kind.documentation, access: access, isNonisolated: true,
            isStatic: true, kind.name, type: .named("TicketType"),
            body: [
              .expression(.call("TicketType", [.init(label: "rawValue", .string(kind.name))]))
            ]))
      })
  }
}
