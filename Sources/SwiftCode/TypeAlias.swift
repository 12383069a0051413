/// A second name for a type: `private typealias Name = Target`.
package struct TypeAlias: Sendable {
  package var access: AccessLevel
  package var name: String
  package var target: SwiftType

  package init(access: AccessLevel = .internal, _ name: String, _ target: SwiftType) {
    self.access = access
    self.name = name
    self.target = target
  }
}
