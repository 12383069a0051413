import Diagnostics
import YAMLSyntax

/// One entry of `fields` as written.
struct FieldDocument {
  let name: String
  let nameRange: SourceRange

  /// The type; nil when it is missing or wrong, which is reported.
  let type: WrittenText?

  /// The further keys; nil for the short form `name: type`.
  let options: WrittenMapping?

  /// Reads the value of `fields`; nil when it is no mapping.
  static func list(_ node: YAMLNode, report: inout SchemaReport) -> [FieldDocument]? {
    guard !node.isRefused, let entries = node.mapping else {
      report.refuse(node, "`fields` is a mapping of names to types")
      return nil
    }
    return entries.map { entry in
      report.below(entry.key.text) { FieldDocument(entry, report: &$0) }
    }
  }

  private init(_ entry: YAMLEntry, report: inout SchemaReport) {
    name = entry.key.text
    nameRange = entry.keyRange
    let what = NamedThing("field", name)
    if entry.value.mapping != nil {
      options = WrittenMapping(
        entry.value, at: .field, what.description, name: entry.keyRange, report: &report)
      type = options?.text("type", report: &report)
    } else {
      options = nil
      type = WrittenText(entry.value, what.description, form: .textOrMapping, report: &report)
    }
  }
}
