/// A structure, an enumeration, a protocol or an extension, with its members.
package final class TypeDeclaration: Sendable {
  /// The keyword that introduces the declaration.
  package enum Keyword: String, Sendable {
    case structure = "struct"
    case enumeration = "enum"
    case `protocol`
    case `extension`
  }

  /// The text of the `///` comment; nil or empty: none.
  package let documentation: String?
  package let access: AccessLevel

  /// Whether no actor isolates the declaration, also in a module that isolates everything.
  package let isNonisolated: Bool
  package let keyword: Keyword
  package let name: String

  /// The protocols behind the colon.
  package let conformances: [SwiftType]
  package let members: [Declaration]

  package init(
    documentation: String? = nil, access: AccessLevel = .internal,
    isNonisolated: Bool = false, _ keyword: Keyword, _ name: String, conformances: [SwiftType] = [],
    members: [Declaration]
  ) {
    self.documentation = documentation
    self.access = access
    self.isNonisolated = isNonisolated
    self.keyword = keyword
    self.name = name
    self.conformances = conformances
    self.members = members
  }
}
