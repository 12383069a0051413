import Diagnostics
import YAMLSyntax

/// The language tags of one map, to find wrong ones and two that are one.
struct LanguageTags {
  private var first: [String: SourceRange] = [:]

  /// Whether a mapping where a display value may stand is a language map and not a misspelt value.
  static func areKeys(
    of entries: [YAMLEntry], at place: SchemaPlace, report: inout SchemaReport
  ) -> Bool {
    let keys = place.keys
    if entries.contains(where: { entry in keys.contains { $0.name == entry.key.text } }) {
      return false
    }
    let tags = entries.map(\.key.text).filter { !$0.hasPrefix("x-") && isLikeTag($0) }
    return tags.count > 1
      || tags.contains { report.nearest(to: $0, among: keys.map(\.name)) == nil }
  }

  /// Enters an entry's key, reporting one that is no tag or that is there already.
  mutating func enter(_ entry: YAMLEntry, report: inout SchemaReport) -> Bool {
    let tag = entry.key.text
    guard LanguageTag.isWellFormed(tag) else {
      let corrected = tag.replacing("_", with: "-")
      let meant = LanguageTag.isWellFormed(corrected) ? corrected : nil
      report.add(
        .languageTag,
        "\(quote(tag)) is no BCP 47 language tag: "
          + (meant.map { "did you mean `\($0)`?" } ?? "write one such as `zh` or `en-GB`"),
        at: entry.keyRange, suggestion: meant)
      return false
    }
    if let range = first[tag.lowercased()] {
      report.add(
        .duplicateLanguage,
        "the language \(quote(tag)) has a template already, upper and lower case make no difference: "
          + "leave one out",
        at: entry.keyRange, notes: [.init("the first one is here", at: range)])
      return false
    }
    first[tag.lowercased()] = entry.keyRange
    return true
  }

  /// Whether a key has the form of a tag whose language has two or three letters, also with `_`.
  private static func isLikeTag(_ key: String) -> Bool {
    let tag = key.replacing("_", with: "-")
    return LanguageTag.isWellFormed(tag) && tag.utf8.prefix { $0 != 0x2D }.count < 4
  }
}
