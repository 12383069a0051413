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

  /// The value with each number without exponent that no `Decimal` holds as a text of its digits.
  package var withLongNumbersAsTexts: JSONTree {
    switch self {
    case .null, .bool, .string: return self
    case .number(let digits):
      let isLong = Array(digits.utf8).withBytes { bytes in
        NumberParts(bytes, 0..<bytes.count).map { !$0.hasExponent && !$0.fitsDecimal }
      }
      return isLong == true ? .string(digits) : self
    case .array(let elements): return .array(elements.map(\.withLongNumbersAsTexts))
    case .object(let members):
      return .object(
        members.map { Member(name: $0.name, value: $0.value.withLongNumbersAsTexts) })
    }
  }

  /// Whether the value is null.
  package var isNull: Bool {
    if case .null = self { true } else { false }
  }
}
