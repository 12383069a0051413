import Diagnostics
import YAMLSyntax

/// Checks the settings' `properties`.
struct PropertySettings {
  /// How many properties there may be: every kind of the project is asked for each of them.
  static let maximumCount = 100

  let entries: [YAMLEntry]

  /// The properties without those that are wrong, which are reported.
  func check(report: inout SchemaReport) -> [ProjectProperty] {
    var names = NameTable()
    if entries.count > Self.maximumCount {
      report.addLimit(
        .tooManyNodes,
        "there are more than \(Self.maximumCount) properties, and every kind has each of them: give"
          + " what only some kinds show a name in their `display` alone",
        at: entries[Self.maximumCount].keyRange)
    }
    return entries.prefix(Self.maximumCount).compactMap { entry in
      report.below(entry.key.text) { property(entry, names: &names, report: &$0) }
    }
  }

  private func property(
    _ entry: YAMLEntry, names: inout NameTable, report: inout SchemaReport
  ) -> ProjectProperty? {
    let name = entry.key.text
    let kind = kind(entry, report: &report)
    let what = NamedThing("the property", name)
    let wayOut = "give it another name"
    if ProtocolProperty(rawValue: name) != nil || ReservedNames.displayEnvelope.contains(name) {
      report.add(
        .reservedName, "every ticket has \(quote(name)) already: \(wayOut)", at: entry.keyRange)
      return nil
    }
    guard let swiftName = GeneratedNames.member(for: name) else {
      report.add(.unnameable, "Swift cannot name \(what): \(wayOut)", at: entry.keyRange)
      return nil
    }
    if GeneratedNames.obstacle(to: swiftName, as: .property) == .taken {
      report.add(
        .nameCollision,
        "\(what) would be `\(swiftName)` in Swift, which every ticket has: \(wayOut)",
        at: entry.keyRange)
      return nil
    }
    names.enter(
      swiftName, .init(what: what, range: entry.keyRange), wayOut: wayOut, report: &report)
    return kind.map { ProjectProperty(name: name, swiftName: swiftName, kind: $0) }
  }

  private func kind(_ entry: YAMLEntry, report: inout SchemaReport) -> ProjectProperty.Kind? {
    let what = NamedThing("the property", entry.key.text)
    guard let written = WrittenText(entry.value, what.description, report: &report) else {
      return nil
    }
    if let kind = ProjectProperty.Kind(rawValue: written.text) { return kind }
    let choices = ProjectProperty.Kind.allCases.map(\.rawValue)
    let nearest =
      written.text == "flag?" || written.text == "bool"
      ? "flag" : report.nearest(to: written.text, among: choices)
    report.add(
      .wrongValue,
      "\(what) cannot be \(quote(written.text)): "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "write \(choices.map { "`\($0)`" }.joined(separator: ", "))"),
      at: written.range, suggestion: nearest)
    return nil
  }
}
