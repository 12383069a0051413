import Diagnostics
import YAMLSyntax

/// Finds conditions that stand twice in one list of cases.
struct RepeatedConditions {
  /// The conditions by what they are without white space: where that differs, so do the tokens.
  private var unread: [ExactText: WrittenText] = [:]

  /// Those of which another is the same without white space, by their tokens.
  private var first: [ExactText: SourceRange] = [:]

  /// Whether there is a second condition that could be the same.
  private let isNeeded: Bool

  /// - Parameter count: how many conditions will be noted at most.
  init(expecting count: Int) {
    isNeeded = count > 1
    if isNeeded { unread.reserveCapacity(count) }
  }

  /// Notes a condition, warning when it was there before in the same tokens.
  mutating func note(_ written: WrittenText, report: inout SchemaReport) {
    guard isNeeded else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(written.text.utf8.count)
    for byte in written.text.utf8 where !ConditionTokenizer.isWhiteSpace(byte) {
      bytes.append(byte)
    }
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
