import YAMLSyntax

/// Literal text and fields; braces are already resolved and empty literals left out.
package struct Template: Hashable, Sendable {
  /// One part of a template.
  package enum Part: Hashable, Sendable {
    case literal(String)

    /// A field by its index in the kind, with its format if one was written.
    case field(Int, format: FieldFormat?)

    /// Literals are equal when their Unicode scalars are.
    package static func == (left: Part, right: Part) -> Bool {
      switch (left, right) {
      case (.literal(let left), .literal(let right)): ExactText(left) == ExactText(right)
      case (.field(let left, let format), .field(let right, let other)):
        left == right && format == other
      case (.literal, _), (.field, _): false
      }
    }
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }
}
