/// One field of a kind: where its value may stand and how it is read.
///
/// It is an object so that whoever looks at a field counts one reference, not those of its parts.
final class FieldLayout: Sendable {
  /// The type of a field, with what reading it needs.
  enum ValueType: Sendable {
    case string(Markup?)
    case bool
    case integer(isNegated: Bool)
    case decimal(isNegated: Bool)
    case money(MoneyRule)
    case rate(RateRule)
    case date(DateReader)
    case enumeration(EnumLayout)
    case list(ListElement)
  }

  /// A value beside the field's own that it cannot be read without: the currency of an amount.
  struct Companion: Sendable {
    /// Where it stands, from the row.
    let query: SingularQuery

    /// Its number among the companions of the kind.
    let number: Int
  }

  let type: ValueType

  /// Whether the value may be absent.
  let isOptional: Bool

  /// The alternates from the row; at least one.
  let queries: [SingularQuery]

  let companion: Companion?

  /// The texts that count as absent.
  let absentTexts: [[UInt8]]

  /// The default as one JSON value.
  let defaultJSON: [UInt8]?

  /// Whether a wrong value counts as absent, beside giving its issue.
  let treatsInvalidAsAbsent: Bool

  /// A date's zone for display where that is not the context's.
  let displayTimeZone: String?

  /// What the issue of a wrong value says was expected.
  let expected: String

  init(
    type: ValueType, isOptional: Bool, queries: [SingularQuery], companion: Companion?,
    absentTexts: [[UInt8]], defaultJSON: [UInt8]?, treatsInvalidAsAbsent: Bool,
    displayTimeZone: String?, expected: String
  ) {
    self.type = type
    self.isOptional = isOptional
    self.queries = queries
    self.companion = companion
    self.absentTexts = absentTexts
    self.defaultJSON = defaultJSON
    self.treatsInvalidAsAbsent = treatsInvalidAsAbsent
    self.displayTimeZone = displayTimeZone
    self.expected = expected
  }
}

extension FieldLayout {
  /// The alternates and, behind them, the companion.
  var allQueries: [SingularQuery] {
    queries + (companion.map { [$0.query] } ?? [])
  }
}

/// What the texts of a field are written in beside plain text.
enum Markup: String, Sendable {
  case html
}

/// The cases of an enum field.
final class EnumLayout: Sendable {
  /// The names, which are also what a text shows.
  let names: [String]

  /// Case numbers by wire value.
  let values: ByteKeyTable

  init(names: [String], values: ByteKeyTable) {
    self.names = names
    self.values = values
  }
}
