import Diagnostics
import YAMLSyntax

/// The value of `match` as written.
enum MatchDocument {
  case values([WrittenText])

  /// The paths of `has` and of `lacks`, and where `match` stands.
  case keys(has: [WrittenText], lacks: [WrittenText], range: SourceRange)

  /// Where `unknown` stands.
  case unknown(SourceRange)

  /// Reads the value; nil when it is wrong, which is reported.
  init?(_ entry: YAMLEntry, report: inout SchemaReport) {
    guard !entry.value.isRefused, entry.value.mapping != nil else {
      let isScalar = entry.value.sequence == nil
      let texts =
        isScalar
        ? WrittenText(entry.value, "`match`", form: .textsOrMapping, report: &report).map { [$0] }
        : WrittenText.list(entry.value, "`match`", report: &report)
      guard let texts else { return nil }
      self = .values(texts)
      return
    }
    let mapping = WrittenMapping(
      entry.value, at: .match, "`match`", name: entry.keyRange, report: &report)
    guard let mapping else { return nil }
    let has = mapping.texts("has", report: &report)
    let lacks = mapping.texts("lacks", report: &report)
    let unknown = mapping.text("unknown", report: &report)
    if let other = mapping["has"] ?? mapping["lacks"], let entry = mapping["unknown"] {
      report.add(
        .hasAndUnknown,
        "`match` takes the rows that have certain paths, or with `unknown` those that no other kind "
          + "claims: leave `unknown` or `\(other.key.text)` out",
        at: entry.keyRange, notes: [.init("`\(other.key.text)` is here", at: other.keyRange)])
      return nil
    }
    if unknown != nil, let entry = mapping["unknown"] {
      self = .unknown(entry.keyRange)
      return
    }
    if mapping.mentions("unknown") { return nil }
    guard mapping.mentions("has") else {
      guard !mapping.hasUnknownKeys else { return nil }
      let what = mapping.mentions("lacks") ? "`lacks` stands beside `has`" : "`match` is empty"
      report.add(
        .missingKey, "\(what): add `has: …` with the paths that tell the kind's rows apart",
        at: mapping["lacks"]?.keyRange ?? entry.value.range)
      return nil
    }
    guard let has, lacks != nil || !mapping.mentions("lacks") else { return nil }
    self = .keys(has: has, lacks: lacks ?? [], range: entry.keyRange)
  }
}
