/// One field of a kind: where its value may stand and how it is read.
struct FieldLayout: Sendable {
  /// The type of a field, with what reading it needs.
  enum ValueType: Sendable {
    case string
    case bool
    case integer
    case decimal
    case date(DateReader)
    case enumeration(EnumLayout)
  }

  let type: ValueType

  /// Whether the value may be absent.
  let isOptional: Bool

  /// The alternates from the row; at least one.
  let queries: [SingularQuery]

  /// The texts that count as absent.
  let absentTexts: [[UInt8]]

  /// The default as one JSON scalar.
  let defaultJSON: [UInt8]?

  /// Whether a wrong value counts as absent, beside giving its issue.
  let treatsInvalidAsAbsent: Bool

  /// A date's zone for display where that is not the context's.
  let displayTimeZone: String?

  /// What the issue of a wrong value says was expected.
  let expected: String
}

/// The cases of an enum field.
struct EnumLayout: Sendable {
  /// The names, which are also what a text shows.
  let names: [String]

  /// Case numbers by wire value.
  let values: ByteKeyTable
}
