import SwiftCode
import TicketSchema

extension FactoryTranslator {
  /// The name of the protocol that asks for the settings' `properties`.
  static let projectProtocol = "ProjectTicket"

  /// The protocol of the settings' `properties`, what it says of tickets without one of them, and
  /// the properties on every ticket for cells, which know no project; nothing without properties.
  ///
  /// All of it can be used from every actor, as the tickets themselves, also in a module whose
  /// default is the main actor.
  func translateProjectProtocol() -> [Declaration] {
    let properties = catalog.settings.properties
    if properties.isEmpty { return [] }
    let requirements = properties.map { property in
      Declaration.requirement(
        PropertyRequirement(
          documentation: property.documentation, property.swiftName, type: property.swiftType))
    }
    var declarations: [Declaration] = [
      .type(
        TypeDeclaration(
          documentation: "What every ticket of this project shows: the `properties` of"
            + " `ticketgen.yaml` too.",
          access: access, isNonisolated: true, .protocol, Self.projectProtocol,
          conformances: [.named("TicketModel")],
          members: requirements))
    ]
    let optional = properties.filter(\.kind.isOptional)
    if !optional.isEmpty {
      declarations.append(extend(Self.projectProtocol, optional.map(standIn)))
    }
    declarations.append(extend("TicketModel", properties.map(memberOfAnyTicket)))
    return declarations
  }

  private func extend(_ name: String, _ members: [ComputedProperty]) -> Declaration {
    .type(TypeDeclaration(.extension, name, members: members.map { .computed($0) }))
  }

  /// Nil, for kinds that leave an optional property out.
  ///
  /// Without it the property on `TicketModel` would be taken for theirs, and call itself.
  private func standIn(_ property: ProjectProperty) -> ComputedProperty {
    ComputedProperty(
      documentation: "Nil: the kind leaves \(property.quotedName) out.", access: access,
      isNonisolated: true, property.swiftName, type: property.swiftType, body: [.expression(.nil)])
  }

  /// The property of a ticket of any project.
  private func memberOfAnyTicket(_ property: ProjectProperty) -> ComputedProperty {
    let ticket = Expression.conditionalCast(.instance, .any(.named(Self.projectProtocol)))
    let value: Expression
    if property.kind.isOptional {
      value = .optionalMember(ticket, property.swiftName)
    } else {
      // The result type tells the requirement from the optional property that this is.
      let closure = Closure(
        ["ticket"], result: property.swiftType,
        body: [.expression(.member(.identifier("ticket"), property.swiftName))])
      value = .call(Call(ticket, method: "map", [], closure: closure))
    }
    return ComputedProperty(
      documentation: "\(property.quotedName) of `ticketgen.yaml`; nil for tickets of other projects"
        + (property.kind.isOptional ? " and where there is none." : "."),
      access: access, isNonisolated: true, property.swiftName, type: .optional(property.valueType),
      body: [.expression(value)])
  }
}

extension ProjectProperty {
  /// The type of a value that is there.
  fileprivate var valueType: SwiftType {
    switch kind {
    case .text, .optionalText: .named("String")
    case .styled, .optionalStyled: .named("StyledText")
    case .flag: .named("Bool")
    }
  }

  /// The type that the protocol asks for.
  fileprivate var swiftType: SwiftType { kind.isOptional ? .optional(valueType) : valueType }

  fileprivate var quotedName: String { "`\(name)`" }

  /// One sentence that says what the property is.
  fileprivate var documentation: String {
    switch kind {
    case .text: "The text \(quotedName)."
    case .optionalText: "The text \(quotedName), if there is one."
    case .styled: "The styled text \(quotedName)."
    case .optionalStyled: "The styled text \(quotedName), if there is one."
    case .flag: "The flag \(quotedName): whether the kind's condition holds."
    }
  }
}
