/// What a locale writes between the digits of a number, in UTF-8.
struct NumberSeparators: Hashable, Sendable {
  /// Between whole and fraction.
  let decimal: [UInt8]

  /// Between groups of whole digits.
  let grouping: [UInt8]

  init(decimal: String, grouping: String) {
    self.decimal = Array(decimal.utf8)
    self.grouping = Array(grouping.utf8)
  }
}
