import Diagnostics
import YAMLSyntax

/// One run of a styled value as written.
struct RunDocument {
  /// The template and the style; nil when missing or wrong, which is reported where it matters.
  let text: LocalizedText?
  let style: WrittenText?

  /// Reads the value of `runs`; nil when it is no list of mappings.
  static func list(_ node: YAMLNode, report: inout SchemaReport) -> [RunDocument]? {
    guard !node.isRefused, let items = node.sequence else {
      report.refuse(node, "`runs` is a list of mappings")
      return nil
    }
    if items.isEmpty {
      report.add(.emptyList, "`runs` is an empty list: give one run at least", at: node.range)
      return nil
    }
    return items.map { item in
      guard let mapping = WrittenMapping(item, at: .run, "a run", report: &report) else {
        return RunDocument(text: nil, style: nil)
      }
      let text = mapping["text"].flatMap { LocalizedText($0.value, "`text`", report: &report) }
      return RunDocument(text: text, style: mapping.text("style", report: &report))
    }
  }
}
