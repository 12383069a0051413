import YAMLSyntax

/// Recognises a map of language tags to templates, which this version does not read.
enum LanguageMap {
  /// Whether a mapping where a display value stands is a language map and not a misspelt value.
  static func isOne(
    _ entries: [YAMLEntry], at place: SchemaPlace, report: inout SchemaReport
  ) -> Bool {
    let names = place.keys.map(\.name)
    return !entries.isEmpty
      && entries.allSatisfy { entry in
        isTag(entry.key.text) && report.nearest(to: entry.key.text, among: names) == nil
      }
  }

  /// Reads a template, reporting a language map in its place.
  static func text(
    _ node: YAMLNode, _ what: String, report: inout SchemaReport
  ) -> WrittenText? {
    guard case .mapping(let entries) = node.content, let first = entries.first,
      entries.allSatisfy({ isTag($0.key.text) })
    else { return WrittenText(node, what, report: &report) }
    report.add(
      .notSupported, "texts by language are not supported yet: write one template",
      at: first.keyRange)
    return nil
  }

  /// Whether a text has the form of a BCP 47 tag: a language of two or three letters, and
  /// perhaps subtags.
  private static func isTag(_ text: String) -> Bool {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = subtags.first, (2...3).contains(language.count) else { return false }
    let isAlphanumeric = { (byte: UInt8) in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    return language.allSatisfy { isAlphanumeric($0) && $0 > 0x39 }
      && subtags.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }
  }
}
