/// A second name for a type: `private typealias Name = Target`.
package final class TypeAlias: Sendable {
  package let access: AccessLevel
  package let name: String
  package let target: SwiftType

  package init(access: AccessLevel = .internal, _ name: String, _ target: SwiftType) {
    self.access = access
    self.name = name
    self.target = target
  }
}
