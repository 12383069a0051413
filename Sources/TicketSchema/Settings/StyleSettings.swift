import Diagnostics
import YAMLSyntax

/// Checks the settings' `colors` and `styles`.
struct StyleSettings {
  let document: SettingsDocument

  /// The styles with their colors; a style that is wrong, which is reported, is there without them.
  func check(report: inout SchemaReport) -> [TextStyleSetting] {
    let colors = document.colors.map { readColors($0, report: &report) }
    guard let entries = document.styles else {
      return standardStyles(colors: colors, report: &report)
    }
    var names = NameTable()
    return entries.map { entry in
      report.below(entry.key.text) { report in
        style(entry, colors: colors ?? Self.standardColors, names: &names, report: &report)
      }
    }
  }

  /// The default styles, in the colors of the settings.
  private func standardStyles(
    colors: [ExactText: TextColorSetting?]?, report: inout SchemaReport
  ) -> [TextStyleSetting] {
    let standard = ProjectSettings.standard.styles
    let mapping = document.mapping
    let lacksStyles = !mapping.mentions("styles") && !mapping.isDoubtful("styles")
    guard let colors, lacksStyles, !colorsAreBroken else {
      return standard
    }
    guard let accent = colors[ExactText("accent")] else {
      report.add(
        .unknownColor,
        "the default styles use the color `accent`: add it, or give `styles` too",
        at: document.colorsRange ?? document.mapping.range)
      return standard
    }
    return standard.map { style in
      var style = style
      style.color = accent
      return style
    }
  }

  /// Whether some of `colors` could not be read, so that no color is known to be missing.
  private var colorsAreBroken: Bool {
    let mapping = document.mapping
    return mapping.isDoubtful("colors") || document.colors == nil && mapping.mentions("colors")
  }

  /// The names of the colors, for suggestions.
  private var colorNames: [String] { document.colors?.map(\.key.text) ?? ["accent"] }

  private static let standardColors: [ExactText: TextColorSetting?] = [
    ExactText("accent"): ProjectSettings.standardAccent
  ]

  private func style(
    _ entry: YAMLEntry, colors: [ExactText: TextColorSetting?], names: inout NameTable,
    report: inout SchemaReport
  ) -> TextStyleSetting {
    let what = NamedThing("the style", entry.key.text)
    let swiftName = GeneratedNames.member(for: entry.key.text)
    var style = TextStyleSetting(
      name: entry.key.text, swiftName: swiftName ?? "", size: nil, weight: nil, color: nil)
    if let swiftName {
      names.enter(
        swiftName, .init(what: what, range: entry.keyRange),
        wayOut: "give it another name", report: &report)
    } else {
      report.add(
        .unnameable, "Swift cannot name \(what): give it another name", at: entry.keyRange)
    }
    let mapping = WrittenMapping(
      entry.value, at: .style, what.description, name: entry.keyRange, report: &report)
    guard let mapping else { return style }
    style.size = size(mapping, report: &report)
    style.weight = mapping.text("weight", report: &report)?.text
    if let color = mapping.text("color", report: &report) {
      if let known = colors[ExactText(color.text)] {
        style.color = known
      } else if !colorsAreBroken {
        let nearest = report.nearest(to: color.text, among: colorNames)
        report.add(
          .unknownColor,
          "there is no color \(quote(color.text)): "
            + (nearest.map { "did you mean \(quote($0))?" } ?? "add it to `colors`"),
          at: color.range, suggestion: nearest)
      }
    }
    return style
  }

  /// The size in points: a JSON number above zero and up to a thousand.
  private func size(_ mapping: WrittenMapping, report: inout SchemaReport) -> Double? {
    guard let written = mapping.text("size", report: &report) else { return nil }
    if JSONNumber(written.text) != nil, let size = Double(written.text), size > 0, size <= 1000 {
      return size
    }
    let wayOut =
      JSONNumber(written.text) == nil
      ? JSONNumber.correction(of: written.text).map { "write `\($0)`" } : nil
    report.add(
      .wrongValue,
      "\(quote(written.text)) is no size: \(wayOut ?? "write points above 0, 1000 at most, as in `16`")",
      at: written.range)
    return nil
  }

  /// The colors by name; nil for one that is wrong, which is reported.
  private func readColors(
    _ entries: [YAMLEntry], report: inout SchemaReport
  ) -> [ExactText: TextColorSetting?] {
    var colors: [ExactText: TextColorSetting?] = [:]
    for entry in entries {
      let color = report.below(entry.key.text) { report in
        ColorChecker(name: entry.key.text).check(entry, report: &report)
      }
      colors.updateValue(color, forKey: ExactText(entry.key.text))
    }
    return colors
  }
}
