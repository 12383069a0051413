/// A read-only computed property.
package struct ComputedProperty: Sendable {
  /// The text of the `///` comment; nil or empty: none.
  package var documentation: String?
  package var access: AccessLevel

  /// Whether no actor isolates the property, also in a module that isolates everything.
  package var isNonisolated: Bool
  package var isStatic: Bool
  package var name: String
  package var type: SwiftType

  /// The getter's statements; a single one that fits stands on the property's line.
  package var body: [Statement]

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
