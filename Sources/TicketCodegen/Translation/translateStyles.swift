import SwiftCode
import TicketSchema

extension FactoryTranslator {
  /// The settings' text styles as constants, which tickets read from every actor.
  func translateStyles() -> TypeDeclaration {
    TypeDeclaration(
      documentation: "The text styles of `ticketgen.yaml`.", .enumeration, "TicketStyle",
      members: catalog.settings.styles.map { style in
        .stored(
          StoredProperty(
            isNonisolated: true, isStatic: true, .constant, style.swiftName,
            value: translateStyle(style)))
      })
  }

  private func translateStyle(_ style: TextStyleSetting) -> Expression {
    var arguments = [Call.Argument(label: "name", .string(style.name))]
    if let size = style.size { arguments.append(.init(label: "size", .floatingPoint(size))) }
    if let weight = style.weight {
      arguments.append(.init(label: "weight", .implicitMember(weight)))
    }
    if let color = style.color {
      let value = Expression.call(
        "TextColor",
        [
          .init(label: "light", .hexadecimal(color.light, digits: 6)),
          .init(label: "dark", .hexadecimal(color.dark, digits: 6)),
        ])
      arguments.append(.init(label: "color", value))
    }
    return .call("TextStyle", arguments)
  }
}
