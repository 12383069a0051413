import Diagnostics

/// Checks the settings as written and fills in their defaults.
struct SettingsChecker {
  let document: SettingsDocument

  /// The settings; where something was wrong, which is reported, its default stands.
  func check(report: inout SchemaReport) -> ProjectSettings {
    var settings = ProjectSettings.standard
    if let output = document.output {
      if output.text.isEmpty {
        report.add(.wrongValue, "`output` is empty: name a folder", at: output.range)
      }
      settings.output = output.text
    }
    if let access = document.access.flatMap({ ProjectSettings.Access(rawValue: $0.text) }) {
      settings.access = access
    }
    if let envelope = document.envelope.map({ EnvelopeChecker(mapping: $0) }) {
      settings.envelope = envelope.check(report: &report) ?? settings.envelope
    }
    if let locale = document.locale {
      if !LocaleName.isOne(locale.text) {
        report.add(
          .wrongLocale,
          "\(quote(locale.text)) is no locale: write one such as `zh_CN` or `en-GB`",
          at: locale.range)
      }
      settings.locale = locale.text
    }
    if document.mapping["timeZone"] != nil {
      let zone = TimeZoneName.read("timeZone", of: document.mapping, report: &report)
      settings.timeZone = zone ?? settings.timeZone
    }
    if let currency = document.currency.flatMap({ CurrencyCodes.read($0, report: &report) }) {
      settings.currency = currency
    }
    settings.styles = StyleSettings(document: document).check(report: &report)
    settings.properties = PropertySettings(entries: document.properties ?? [])
      .check(report: &report)
    return settings
  }
}
