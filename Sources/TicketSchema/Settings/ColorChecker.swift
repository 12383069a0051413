import Diagnostics
import YAMLSyntax

/// Checks one named color: `"#FD6363"`, or one each for light and dark.
struct ColorChecker {
  let name: String

  /// The color; nil when it is wrong, which is reported.
  func check(_ entry: YAMLEntry, report: inout SchemaReport) -> TextColorSetting? {
    let what = NamedThing("the color", name)
    guard !entry.value.isRefused, entry.value.mapping != nil else {
      let written = WrittenText(
        entry.value, what.description, form: .textOrMapping, report: &report)
      return written.flatMap { value($0, report: &report) }
        .map { TextColorSetting(light: $0, dark: $0) }
    }
    let mapping = WrittenMapping(
      entry.value, at: .color, what.description, name: entry.keyRange, report: &report)
    guard let mapping else { return nil }
    let light = mapping.text("light", report: &report).flatMap { value($0, report: &report) }
    let dark = mapping.text("dark", report: &report).flatMap { value($0, report: &report) }
    guard let light, let dark else { return nil }
    return TextColorSetting(light: light, dark: dark)
  }

  /// `#` and six hexadecimal digits as `0xRRGGBB`.
  private func value(_ written: WrittenText, report: inout SchemaReport) -> UInt32? {
    let digits = written.text.utf8.dropFirst()
    // The standard library's reader takes signs too.
    let isSigned = digits.first == UInt8(ascii: "+") || digits.first == UInt8(ascii: "-")
    if written.text.utf8.first == UInt8(ascii: "#"), digits.count == 6, !isSigned,
      let value = UInt32(Substring(digits), radix: 16)
    {
      return value
    }
    report.add(
      .wrongColor,
      "\(quote(written.text)) is no color: write `\"#RRGGBB\"` with hexadecimal digits, in quotes",
      at: written.range)
    return nil
  }
}
