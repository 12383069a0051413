/// A property that a protocol asks for, to be read only.
package struct PropertyRequirement: Sendable {
  /// The text of the `///` comment; nil or empty: none.
  package var documentation: String?
  package var name: String
  package var type: SwiftType

  package init(documentation: String? = nil, _ name: String, type: SwiftType) {
    self.documentation = documentation
    self.name = name
    self.type = type
  }
}
