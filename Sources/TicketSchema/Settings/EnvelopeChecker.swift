import Diagnostics

/// Checks the settings' `envelope`.
struct EnvelopeChecker {
  let mapping: WrittenMapping

  /// The envelope; nil when it is wrong, which is reported.
  func check(report: inout SchemaReport) -> Envelope? {
    let type = path("type", report: &report)
    let each = path("each", report: &report)
    let items = path("items", report: &report)
    if mapping["type"] != nil, let each = mapping["each"] {
      report.add(
        .typeAndEach,
        "`envelope` takes one of `type`, a discriminator of the whole response, and `each`, one in "
          + "each row: leave one out",
        at: each.keyRange)
      return nil
    }
    guard let items else { return nil }
    if mapping.mentions("type") {
      return type.map { Envelope(discriminator: .response($0), items: items) }
    }
    if mapping.mentions("each") {
      return each.map { Envelope(discriminator: .row($0), items: items) }
    }
    return Envelope(discriminator: nil, items: items)
  }

  /// The path at a key; only `items` may be the root.
  private func path(_ key: String, report: inout SchemaReport) -> JSONPath? {
    guard let written = mapping.text(key, report: &report),
      let path = WrittenPath.read(written, report: &report)
    else { return nil }
    if path.steps.isEmpty, key != "items" {
      report.add(
        .pathSyntax, "`$` is no discriminator: name the member that tells the kinds apart",
        at: written.range)
      return nil
    }
    return path
  }
}
