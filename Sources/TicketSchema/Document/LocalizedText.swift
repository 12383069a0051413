import Diagnostics
import YAMLSyntax

/// A template as written: one for every language, or a map of language tags to templates.
struct LocalizedText {
  /// The templates in the order of the file, at least one; the tag is nil for every language.
  let entries: [(tag: String?, text: WrittenText)]

  /// The text, where there is one for every language.
  var plain: WrittenText? { entries.count == 1 && entries[0].tag == nil ? entries[0].text : nil }

  /// Reads a template or a map of them; nil when any of it is wrong, which is reported.
  init?(
    _ node: YAMLNode, _ what: @autoclosure () -> String, report: inout SchemaReport
  ) {
    guard !node.isRefused, let written = node.mapping else {
      guard let text = WrittenText(node, what(), form: .textOrMapping, report: &report) else {
        return nil
      }
      entries = [(nil, text)]
      return
    }
    var tags = LanguageTags()
    var entries: [(tag: String?, text: WrittenText)] = []
    var count = 0
    for entry in written where !entry.key.text.hasPrefix("x-") {
      count += 1
      let isUsable = tags.enter(entry, report: &report)
      let text = WrittenText(
        entry.value, "the template for \(quote(entry.key.text))", report: &report)
      if isUsable, let text { entries.append((entry.key.text, text)) }
    }
    if count == 0 {
      report.add(
        .emptyList,
        "\(what()) has no template: write a text, or one for each language as in "
          + "`{zh: …, en: …}`", at: node.range)
    }
    guard count > 0, entries.count == count else { return nil }
    self.entries = entries
  }
}
