/// One case of an enumeration, with the types of its unlabelled associated values.
package struct EnumCase: Sendable {
  package var name: String
  package var values: [SwiftType]

  package init(_ name: String, values: [SwiftType] = []) {
    self.name = name
    self.values = values
  }
}
