/// A condition as written: names are not yet resolved.
///
/// The operands of `and` and `or` stand in one list each, so that a long chain is not deep.
indirect enum ConditionSyntax {
  case operand(OperandSyntax)
  case test(OperandSyntax, TestSyntax)
  case comparison(OperandSyntax, Condition.Comparison, OperandSyntax)
  case not(ConditionSyntax)
  case and([ConditionSyntax])
  case or([ConditionSyntax])
}

/// What stands behind `is`.
enum TestSyntax: String {
  case present
  case absent
  case unrecognized
}

/// One operand as written, with its UTF-8 offsets in the condition's text.
struct OperandSyntax {
  /// What an operand is by its form alone.
  enum Kind: Equatable {
    /// A field, an enum case, `true` or `false`.
    case word
    case number
    case text(String)
    case now(plusSeconds: Int)
  }

  let kind: Kind

  /// The token as written.
  let written: String
  let part: Range<Int>
}
