import Diagnostics
import YAMLSyntax

/// One ticket file as written: its keys are legal and its nodes of the right kind, nothing more.
struct SchemaDocument {
  /// Where findings about the file's keys stand when they have no better place.
  let range: SourceRange
  let summary: WrittenText?

  /// The discriminator values; nil when they are missing or wrong, which is reported.
  let match: [WrittenText]?
  let id: WrittenText?
  let fields: [FieldDocument]

  /// Whether `fields` could not be read, so that no field is known to be missing.
  let fieldsAreBroken: Bool

  /// The display properties; nil when they are missing or wrong, which is reported.
  let display: [PropertyDocument]?

  /// Where a missing display property is reported.
  let displayRange: SourceRange

  /// Reads the root of a ticket file.
  init?(_ root: YAMLNode, report: inout SchemaReport) {
    guard
      let mapping = WrittenMapping(root, at: .ticket, "a ticket file", report: &report)
    else { return nil }
    range = mapping.range
    summary = mapping.text("summary", report: &report)
    match = Self.match(mapping, report: &report)
    id = mapping.text("id", report: &report)
    let fields = mapping["fields"].map { FieldDocument.list($0.value, report: &report) }
    self.fields = (fields ?? []) ?? []
    fieldsAreBroken =
      fields.map { $0 == nil } ?? (mapping.mentions("fields") || mapping.mentions("extends"))
    display = mapping["display"].flatMap { PropertyDocument.list($0.value, report: &report) }
    displayRange = mapping["display"]?.keyRange ?? mapping.range
  }

  private static func match(
    _ mapping: WrittenMapping, report: inout SchemaReport
  ) -> [WrittenText]? {
    guard let entry = mapping["match"] else { return nil }
    if let keys = entry.value.mapping, !entry.value.isRefused {
      _ = WrittenMapping(entry.value, at: .match, "`match`", name: entry.keyRange, report: &report)
      if keys.allSatisfy({ $0.key.text.hasPrefix("x-") }) {
        report.refuse(entry.value, "`match` is \(SchemaForm.texts.rawValue)")
      }
      return nil
    }
    return mapping.texts("match", report: &report)
  }
}
