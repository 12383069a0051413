/// A type as it is written in source.
package indirect enum SwiftType: Hashable, Sendable {
  /// A type by its name.
  case named(String)
  case optional(SwiftType)

  /// `any Protocol`.
  case any(SwiftType)
  case array(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)
}
