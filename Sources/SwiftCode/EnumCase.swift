/// One case of an enumeration, with the types of its unlabelled associated values.
package final class EnumCase: Sendable {
  package let name: String
  package let values: [SwiftType]

  package init(_ name: String, values: [SwiftType] = []) {
    self.name = name
    self.values = values
  }
}
