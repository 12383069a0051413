import Diagnostics
import YAMLSyntax

/// `ticketgen.yaml` as written: its keys are legal and its nodes of the right kind, nothing more.
struct SettingsDocument {
  let output: WrittenText?
  let access: WrittenText?
  let envelope: WrittenMapping?
  let locale: WrittenText?
  let currency: WrittenText?

  /// The named colors and styles; nil when the key is not there or no mapping.
  let colors: [YAMLEntry]?
  let styles: [YAMLEntry]?

  /// The properties by name; nil when the key is not there or no mapping.
  let properties: [YAMLEntry]?

  /// Where `colors` stands, if it does.
  let colorsRange: SourceRange?

  /// The whole file, for keys that are read elsewhere.
  let mapping: WrittenMapping

  /// Reads the root of the settings file.
  init?(_ root: YAMLNode, report: inout SchemaReport) {
    let what = SchemaPlace.settings.rawValue
    guard let mapping = WrittenMapping(root, at: .settings, what, report: &report) else {
      return nil
    }
    self.mapping = mapping
    output = mapping.text("output", report: &report)
    access = mapping.text("access", report: &report)
    envelope = mapping["envelope"].flatMap { entry in
      WrittenMapping(
        entry.value, at: .envelope, "`envelope`", name: entry.keyRange, report: &report)
    }
    locale = mapping.text("locale", report: &report)
    currency = mapping.text("currency", report: &report)
    colors = Self.names("colors", mapping, report: &report)
    styles = Self.names("styles", mapping, report: &report)
    properties = Self.names("properties", mapping, report: &report)
    colorsRange = mapping["colors"]?.keyRange
  }

  /// The entries of a mapping whose keys are names of the author's.
  private static func names(
    _ key: String, _ mapping: WrittenMapping, report: inout SchemaReport
  ) -> [YAMLEntry]? {
    guard let node = mapping[key]?.value else { return nil }
    guard !node.isRefused, let entries = node.mapping else {
      report.refuse(node, "`\(key)` is a mapping of names")
      return nil
    }
    return entries
  }
}
