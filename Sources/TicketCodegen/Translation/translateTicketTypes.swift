import SwiftCode
import TicketSchema

extension FactoryTranslator {
  /// One `TicketType` for each kind.
  func translateTicketTypes() -> TypeDeclaration {
    TypeDeclaration(
      .extension, "TicketType",
      members: catalog.kinds.map { kind in
        .stored(
          StoredProperty(
            documentation: kind.documentation, access: access, isStatic: true, .constant,
            kind.name,
            value: .call("TicketType", [.init(label: "rawValue", .string(kind.name))])))
      })
  }
}
