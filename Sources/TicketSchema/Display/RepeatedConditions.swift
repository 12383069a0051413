import Diagnostics
import YAMLSyntax

/// Finds conditions that stand twice in one list of cases.
struct RepeatedConditions {
  /// The conditions by what they are without white space: where that differs, so do the tokens.
  private var unread: [ExactText: WrittenText] = [:]

  /// Those of which another is the same without white space, by their tokens.
  private var first: [ExactText: SourceRange] = [:]

  /// Notes a condition, warning when it was there before in the same tokens.
  mutating func note(_ written: WrittenText, report: inout SchemaReport) {
    let bytes = written.text.utf8.filter { !ConditionTokenizer.isWhiteSpace($0) }
    let squeezed = ExactText(String(decoding: bytes, as: UTF8.self))
    guard let other = unread[squeezed] else {
      unread[squeezed] = written
      return
    }
    if let key = Self.key(other), first[key] == nil { first[key] = other.range }
    guard let key = Self.key(written) else { return }
    if let range = first[key] {
      report.add(
        .repeatedCondition,
        "this condition stands in a case before it, so this one never wins: change or remove it",
        at: written.range, notes: [.init("the condition is here first", at: range)])
    } else {
      first[key] = written.range
    }
  }

  /// The tokens of a condition; nil when they are none.
  private static func key(_ written: WrittenText) -> ExactText? {
    guard case .success(let tokens) = ConditionTokenizer.tokens(of: written.text) else {
      return nil
    }
    return ExactText(tokens.map(\.written).joined(separator: " "))
  }
}
