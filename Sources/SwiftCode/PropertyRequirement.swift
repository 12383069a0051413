/// A property that a protocol asks for, to be read only.
package final class PropertyRequirement: Sendable {
  /// The text of the `///` comment; nil or empty: none.
  package let documentation: String?
  package let name: String
  package let type: SwiftType

  package init(documentation: String? = nil, _ name: String, type: SwiftType) {
    self.documentation = documentation
    self.name = name
    self.type = type
  }
}
