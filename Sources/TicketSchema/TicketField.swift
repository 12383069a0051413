/// One field that the server sends, with its type and the rules for reading it.
package struct TicketField: Sendable {
  /// The name as written in the schema.
  package let name: String

  /// The Swift member for the typed value: `deadlineValue`.
  package let valueName: String
  package let type: FieldType

  /// Whether the Swift value is optional: `?` was written and no default is given.
  package let isOptional: Bool

  /// The paths from the row, tried in order; at least one.
  package let paths: [JSONPath]

  /// The texts that count as absent.
  package let absentTexts: [String]

  /// The default as one JSON scalar (`12.5`, `"x"`, `true`), for a list as a JSON array of such
  /// scalars without white space between them; for an enum a string with the case's first wire value
  /// that is not empty.
  package let defaultJSON: String?

  /// Whether `invalid: absent` was written.
  package let treatsInvalidAsAbsent: Bool

  package init(
    name: String, valueName: String, type: FieldType, isOptional: Bool, paths: [JSONPath],
    absentTexts: [String], defaultJSON: String?, treatsInvalidAsAbsent: Bool
  ) {
    self.name = name
    self.valueName = valueName
    self.type = type
    self.isOptional = isOptional
    self.paths = paths
    self.absentTexts = absentTexts
    self.defaultJSON = defaultJSON
    self.treatsInvalidAsAbsent = treatsInvalidAsAbsent
  }
}
