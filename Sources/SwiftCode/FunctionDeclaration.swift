/// A function or an initializer.
package final class FunctionDeclaration: Sendable {
  /// What the declaration introduces.
  package enum Name: Sendable {
    case function(String)
    case initializer
    case failableInitializer
  }

  /// One parameter: its label where it differs from its name (`_`: none), its name and type.
  package struct Parameter: Sendable {
    package var label: String?
    package var name: String
    package var type: SwiftType

    package init(label: String? = nil, _ name: String, _ type: SwiftType) {
      self.label = label
      self.name = name
      self.type = type
    }
  }

  /// The text of the `///` comment; nil or empty: none.
  package let documentation: String?
  package let access: AccessLevel
  package let isStatic: Bool
  package let name: Name
  package let parameters: [Parameter]
  package let `throws`: Bool

  /// The result type; nil: none.
  package let result: SwiftType?
  package let body: [Statement]

  package init(
    documentation: String? = nil, access: AccessLevel = .internal, isStatic: Bool = false,
    _ name: Name, parameters: [Parameter], throws: Bool = false, result: SwiftType? = nil,
    body: [Statement]
  ) {
    self.documentation = documentation
    self.access = access
    self.isStatic = isStatic
    self.name = name
    self.parameters = parameters
    self.throws = `throws`
    self.result = result
    self.body = body
  }
}
