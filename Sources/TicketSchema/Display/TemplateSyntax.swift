/// A template as written: literal text and the names of fields, with their places.
struct TemplateSyntax {
  /// One part of a template.
  enum Part {
    case literal(String)
    case field(Field)
  }

  /// A field in braces; every range counts UTF-8 offsets into the template's text.
  struct Field {
    let name: String
    let nameRange: Range<Int>

    /// What stands behind the first `:`, if there is one.
    let format: String?
    let formatRange: Range<Int>
  }

  let parts: [Part]

  /// Whether a template ended inside a brace, which YAML may have caused.
  struct Problem: Error {
    let problem: TextProblem
    let isUnfinished: Bool
  }
}
