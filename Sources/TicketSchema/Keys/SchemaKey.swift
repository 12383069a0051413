/// One legal key of one place of a schema, with all that is to be said about it.
///
/// The reader, its suggestions, the reference page and the JSON Schema use this one description: a
/// class, as every mapping that is read looks through the keys of its place.
package final class SchemaKey: Sendable {
  /// The key as written.
  package let name: String

  /// One sentence that says what the key is for.
  package let summary: String
  package let shape: SchemaShape

  /// The default as it would be written, on one line.
  package let defaultValue: String?

  /// The default in words, where it is none that could be written.
  package let defaultNote: String?

  /// A value as it would be written, on one line.
  package let example: String

  /// Whether the place must have the key; of an option, whether the types that take it need it.
  package let isRequired: Bool

  /// The field types that take the key as an option; empty: all.
  package let types: [FieldTypeName]

  init(
    _ name: String, _ summary: String, _ shape: SchemaShape, defaultValue: String? = nil,
    defaultNote: String? = nil, example: String, isRequired: Bool = false,
    types: [FieldTypeName] = []
  ) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.defaultValue = defaultValue
    self.defaultNote = defaultNote
    self.example = example
    self.isRequired = isRequired
    self.types = types
  }

  /// The texts that the value may be; empty: not a choice.
  package var choices: [String] {
    switch shape {
    case .choice(let choices): choices
    case .flag: ["true", "false"]
    default: []
    }
  }
}
