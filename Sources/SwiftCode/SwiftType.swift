/// A type as it is written in source.
package enum SwiftType: Hashable, Sendable {
  /// A type by its name.
  case named(String)
  indirect case optional(SwiftType)

  /// `any Protocol`.
  indirect case any(SwiftType)
  indirect case array(SwiftType)
  indirect case dictionary(key: SwiftType, value: SwiftType)
}
