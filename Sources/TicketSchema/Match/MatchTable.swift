import Diagnostics
import YAMLSyntax

/// What all kinds match, to find two kinds that claim the same rows.
struct MatchTable {
  private var values: [ExactText: SourceRange] = [:]
  private var keys: [Keys: SourceRange] = [:]
  private var unknown: SourceRange?

  private struct Keys: Hashable {
    let has: Set<JSONPath>
    let lacks: Set<JSONPath>
  }

  /// Enters the match of a kind, reporting what is claimed already.
  ///
  /// - Parameter match: what the checker made of it; nil when it was wrong.
  mutating func enter(
    _ document: MatchDocument, _ match: KindMatch?, report: inout SchemaReport
  ) {
    switch document {
    case .values(let texts):
      for text in texts { enter(text, report: &report) }
    case .unknown(let range):
      if let first = unknown {
        report.add(
          .duplicateMatch,
          "\(owner(of: first, beside: range)) takes the rows that no other kind claims already: one "
            + "file does at most",
          at: range, notes: [.init("`unknown` is here first", at: first)])
      }
      unknown = unknown ?? range
    case .keys(_, _, let range):
      guard case .keys(let has, let lacks)? = match else { return }
      let key = Keys(has: Set(has), lacks: Set(lacks))
      if let first = keys[key] {
        report.add(
          .duplicateMatch,
          "\(owner(of: first, beside: range)) takes rows with the same paths already, so that every "
            + "such row is ambiguous: tell the kinds apart by a path that only one of them has",
          at: range, notes: [.init("the paths are here first", at: first)])
      } else {
        keys[key] = range
      }
    }
  }

  private mutating func enter(_ value: WrittenText, report: inout SchemaReport) {
    let key = ExactText(value.text)
    guard let first = values[key] else {
      values[key] = value.range
      return
    }
    report.add(
      .duplicateMatch,
      "\(quote(value.text)) selects \(owner(of: first, beside: value.range)) already: give each value "
        + "to one kind, once",
      at: value.range, notes: [.init("the value is here first", at: first)])
  }

  private func owner(of first: SourceRange, beside range: SourceRange) -> String {
    first.file === range.file ? "this kind" : "`\(first.file.path)`"
  }
}
