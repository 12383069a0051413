/// Literal text and fields; braces are already resolved and empty literals left out.
package struct Template: Hashable, Sendable {
  /// One part of a template.
  package enum Part: Hashable, Sendable {
    case literal(String)

    /// A field by its index in the kind, with its format if one was written.
    case field(Int, format: FieldFormat?)
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }
}
