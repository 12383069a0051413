import Diagnostics
import YAMLSyntax

/// One entry of `display` as written: always a list of cases, of which a plain value is one.
struct PropertyDocument {
  let name: String
  let nameRange: SourceRange

  /// The cases; empty when none could be read, which is reported.
  let cases: [CaseDocument]

  /// Where the value stands.
  let valueRange: SourceRange

  /// The value, where it is one plain text.
  var plain: WrittenText? {
    guard cases.count == 1, case .text(let text) = cases[0].content, let plain = text.plain,
      plain.range == valueRange
    else { return nil }
    return plain
  }

  /// Reads the value of `display`; nil when it is no mapping.
  static func list(_ node: YAMLNode, report: inout SchemaReport) -> [PropertyDocument]? {
    guard !node.isRefused, let entries = node.mapping else {
      report.refuse(node, "`display` is a mapping of properties to values")
      return nil
    }
    return entries.map { entry in
      report.below(entry.key.text) { PropertyDocument(entry, report: &$0) }
    }
  }

  private init(_ entry: YAMLEntry, report: inout SchemaReport) {
    let name = entry.key.text
    self.name = name
    nameRange = entry.keyRange
    valueRange = entry.value.range
    let what = NamedThing("", name)
    guard !entry.value.isRefused, let items = entry.value.sequence else {
      cases = [
        CaseDocument(entry.value, at: .displayValue, what, name: nameRange, report: &report)
      ]
      return
    }
    if items.isEmpty {
      report.add(
        .emptyList, "\(what) has no case: give one at least", at: entry.value.range)
    }
    cases = items.map { item in
      CaseDocument(
        item, at: .displayCase, NamedThing("a case of", name), report: &report)
    }
  }
}
