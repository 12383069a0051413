import Diagnostics
import YAMLSyntax

/// Finds conditions that stand twice in one list of cases.
struct RepeatedConditions {
  private var first: [ExactText: SourceRange] = [:]

  /// Notes a condition, warning when it was there before in the same tokens.
  mutating func note(_ written: WrittenText, report: inout SchemaReport) {
    guard case .success(let tokens) = ConditionTokenizer.tokens(of: written.text) else { return }
    let key = ExactText(tokens.map(\.written).joined(separator: " "))
    if let range = first[key] {
      report.add(
        .repeatedCondition,
        "this condition stands in a case before it, so this one never wins: change or remove it",
        at: written.range, notes: [.init("the condition is here first", at: range)])
    } else {
      first[key] = written.range
    }
  }
}
