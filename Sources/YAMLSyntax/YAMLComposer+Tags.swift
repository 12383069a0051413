import Diagnostics

extension YAMLComposer {
  /// Whether a collection's tag is refused, with its finding.
  mutating func refusesTag(
    _ properties: YAMLEvent.Properties?, kind: CoreTag.Collection, at bytes: Range<Int>
  ) -> Bool {
    guard let tag = properties?.tag else { return false }
    guard let core = CoreTag(rawValue: tag) else {
      addUnknownTag(at: bytes, notes: [Finding.Note(Self.quoteCure)])
      return true
    }
    if core.fits(kind) { return false }
    addMisplacedTag(at: bytes)
    return true
  }

  /// Whether a scalar's tag is refused, with its finding.
  mutating func refusesTag(
    _ properties: YAMLEvent.Properties, text: String, style: YAMLScalar.Style,
    at bytes: Range<Int>, role: Role
  ) -> Bool {
    guard let tag = properties.tag else { return false }
    guard let core = CoreTag(rawValue: tag) else {
      addForeignTag(text: text, style: style, at: bytes, role: role)
      return true
    }
    if core.fits(text, style: style) { return false }
    addMisplacedTag(at: bytes)
    return true
  }

  // MARK: - Parts

  private static let quoteCure = "if a text is meant, quote the whole value"

  /// Says that a tag is unknown, or, where nothing follows it, that the value is missing: in both cases a
  /// condition that begins with `!` is the likely cause.
  private mutating func addForeignTag(
    text: String, style: YAMLScalar.Style, at bytes: Range<Int>, role: Role
  ) {
    let tagBytes = tagRange(of: bytes)
    let tag = String(decoding: file.bytes[tagBytes], as: UTF8.self)
    let meant = String(tag.drop { $0 == "!" }) + (text.isEmpty || style != .plain ? "" : " \(text)")
    let condition = String(meant.drop { $0 == " " })
    if text.isEmpty, style == .plain, case .value(let key, _) = role {
      let cure =
        condition.isEmpty
        ? "quote it if a text is meant"
        : "write `not \(shortened(condition))` if a condition is meant"
      add(
        .nullValue, "`\(shortened(key.text))` has no value: `!` began a YAML tag; \(cure)",
        at: tagBytes)
      return
    }
    let cure =
      style == .plain && !condition.isEmpty
      ? "`!` began a YAML tag: write `not \(shortened(condition))` if a condition is meant, or quote the whole value"
      : Self.quoteCure
    addUnknownTag(at: bytes, notes: [Finding.Note(cure)])
  }

  private mutating func addUnknownTag(at bytes: Range<Int>, notes: [Finding.Note]) {
    let tagBytes = tagRange(of: bytes)
    let tag = shortened(String(decoding: file.bytes[tagBytes], as: UTF8.self))
    add(.unknownTag, "the tag `\(tag)` is unknown", at: tagBytes, notes: notes)
  }

  private mutating func addMisplacedTag(at bytes: Range<Int>) {
    let tagBytes = tagRange(of: bytes)
    let tag = shortened(String(decoding: file.bytes[tagBytes], as: UTF8.self))
    add(
      .unknownTag, "the tag `\(tag)` does not fit this value: leave the tag out", at: tagBytes)
  }
}
