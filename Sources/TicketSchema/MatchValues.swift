import Diagnostics
import YAMLSyntax

/// The discriminator values of all kinds, to find two kinds that claim one value.
struct MatchValues {
  private var first: [ExactText: SourceRange] = [:]

  /// Enters a value, reporting one that is claimed already.
  mutating func enter(_ value: WrittenText, report: inout SchemaReport) {
    let key = ExactText(value.text)
    guard let range = first[key] else {
      first[key] = value.range
      return
    }
    let owner = range.file === value.range.file ? "this kind" : "`\(range.file.path)`"
    report.add(
      .duplicateMatch,
      "\(quote(value.text)) selects \(owner) already: give each value to one kind, once",
      at: value.range, notes: [.init("the value is here first", at: range)])
  }
}
