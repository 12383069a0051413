/// A stored property, constant or variable.
package final class StoredProperty: Sendable {
  /// `let` or `var`.
  package enum Keyword: String, Sendable {
    case constant = "let"
    case variable = "var"
  }

  /// The text of the `///` comment; nil or empty: none.
  package let documentation: String?
  package let access: AccessLevel

  /// Whether no actor isolates the property, also in a module that isolates everything.
  package let isNonisolated: Bool
  package let isStatic: Bool
  package let keyword: Keyword
  package let name: String

  /// The declared type; nil where the value gives it.
  package let type: SwiftType?
  package let value: Expression?

  package init(
    documentation: String? = nil, access: AccessLevel = .internal,
    isNonisolated: Bool = false, isStatic: Bool = false,
    _ keyword: Keyword, _ name: String, type: SwiftType? = nil, value: Expression? = nil
  ) {
    self.documentation = documentation
    self.access = access
    self.isNonisolated = isNonisolated
    self.isStatic = isStatic
    self.keyword = keyword
    self.name = name
    self.type = type
    self.value = value
  }
}
