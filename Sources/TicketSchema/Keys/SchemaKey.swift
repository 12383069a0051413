/// One legal key of one place of a schema, with all that is to be said about it.
///
/// The reader, its suggestions and the reference page use this one description.
package struct SchemaKey: Sendable {
  /// The key as written.
  package let name: String

  /// One sentence that says what the key is for.
  package let summary: String
  package let form: SchemaForm

  /// The texts that the value may be; empty: not a choice.
  package let choices: [String]

  /// The default as it would be written, on one line.
  package let defaultValue: String?

  /// A value as it would be written, on one line.
  package let example: String

  /// Whether the place must have the key.
  package let isRequired: Bool

  /// The field types that take the key as an option; empty: all.
  package let types: [FieldTypeName]

  /// Whether this version reads the key; if not, giving it is an error that says so.
  package let isSupported: Bool

  init(
    _ name: String, _ summary: String, _ form: SchemaForm, choices: [String] = [],
    defaultValue: String? = nil, example: String, isRequired: Bool = false,
    types: [FieldTypeName] = [], isSupported: Bool = true
  ) {
    self.name = name
    self.summary = summary
    self.form = form
    self.choices = choices
    self.defaultValue = defaultValue
    self.example = example
    self.isRequired = isRequired
    self.types = types
    self.isSupported = isSupported
  }
}
