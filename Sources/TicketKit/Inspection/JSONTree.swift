/// A whole JSON value as a tree, for tools that look at responses nobody has a schema for yet.
///
/// Members keep their order; of repeated names the last value counts, at the place of the first.
/// Numbers keep their spelling.
package indirect enum JSONTree: Sendable {
  case null
  case bool(Bool)

  /// The digits as sent: `10.10`, `2026113000073002900000000001`.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  /// One member of an object.
  package struct Member: Sendable {
    package let name: String
    package let value: JSONTree

    package init(name: String, value: JSONTree) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONTree {
  /// The text of a string or the digits of a number; nil for other values.
  package var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }

  /// Whether the value is a number that no `Decimal` holds exactly.
  package var isBeyondDecimal: Bool {
    guard case .number(let digits) = self else { return false }
    return Array(digits.utf8).withBytes { NumberReader.decimalFault($0, 0..<$0.count) != nil }
  }

  /// Whether the value is null.
  package var isNull: Bool {
    if case .null = self { true } else { false }
  }
}
