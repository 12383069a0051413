/// A read-only computed property.
package final class ComputedProperty: Sendable {
  /// The text of the `///` comment; nil or empty: none.
  package let documentation: String?
  package let access: AccessLevel

  /// Whether no actor isolates the property, also in a module that isolates everything.
  package let isNonisolated: Bool
  package let isStatic: Bool
  package let name: String
  package let type: SwiftType

  /// The getter's statements; a single one that fits stands on the property's line.
  package let body: [Statement]

  package init(
    documentation: String? = nil, access: AccessLevel = .internal,
    isNonisolated: Bool = false, isStatic: Bool = false, _ name: String, type: SwiftType,
    body: [Statement]
  ) {
    self.documentation = documentation
    self.access = access
    self.isNonisolated = isNonisolated
    self.isStatic = isStatic
    self.name = name
    self.type = type
    self.body = body
  }
}
