/// What may stand as the value of a key, and what stands inside that.
package indirect enum SchemaShape: Sendable {
  /// Any scalar, read as a text.
  case text

  /// One of these texts.
  case choice([String])
  case flag

  /// A number above zero and at most this.
  case number(atMost: Int)

  /// `"#RRGGBB"`.
  case color

  /// The type of a field; `isAlone` where it stands without the options of a mapping.
  case fieldType(isAlone: Bool)

  /// A template, or a map of language tags to templates.
  case template
  case list(SchemaShape, mayBeEmpty: Bool = false)

  /// A mapping with the keys of a place.
  case keys(SchemaPlace)

  /// A mapping of the author's own names.
  case names(SchemaShape)

  /// A mapping of display properties to their values.
  case display
  case either([SchemaShape])

  /// A text or a list of texts.
  static let texts = either([.text, .list(.text)])

  /// The shape in the words of findings and of the reference page.
  package var form: SchemaForm {
    let kinds = kinds
    if kinds.contains(.mapping) {
      return kinds.contains(.text)
        ? kinds.contains(.list) ? .textsOrMapping : .textOrMapping
        : kinds.contains(.list) ? .mappingOrList : .mapping
    }
    if kinds.contains(.text) { return kinds.contains(.list) ? .texts : .text }
    if kinds.contains(.list) { return .list }
    if case .number = self { return .number }
    return .flag
  }

  /// The kinds of nodes that the shape has.
  private enum Kind {
    case text
    case list
    case mapping
  }

  private var kinds: Set<Kind> {
    switch self {
    case .text, .choice, .color, .fieldType: [.text]
    case .flag, .number: []
    case .template: [.text, .mapping]
    case .list: [.list]
    case .keys, .names, .display: [.mapping]
    case .either(let shapes): shapes.reduce(into: []) { $0.formUnion($1.kinds) }
    }
  }
}
