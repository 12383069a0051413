import Diagnostics

/// What is wrong with the syntax of a condition.
struct ConditionProblem: Error {
  let kind: SchemaFinding
  let message: String

  /// Where, as UTF-8 offsets into the condition's text.
  let part: Range<Int>

  /// Whether the condition ended inside a quoted text, which YAML may have caused.
  var isUnfinished = false
}
