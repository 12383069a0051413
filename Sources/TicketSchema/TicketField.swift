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

  /// The default as one JSON scalar (`12.5`, `"x"`, `true`); for an enum a string with the case's first wire value.
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

/// The type of a field, with its options.
package enum FieldType: Hashable, Sendable {
  case string
  case bool
  case integer
  case decimal
  case date(DateFieldOptions)
  case enumeration(EnumType)
}

/// How a date field is read and shown.
package struct DateFieldOptions: Hashable, Sendable {
  /// `iso8601`, `seconds`, `milliseconds` or an LDML pattern.
  package var format: String

  /// The IANA zone in which a value without offset is read; the project's when none was written.
  package var timeZone: String

  /// The IANA zone in which the field is shown; nil: the context's.
  package var displayTimeZone: String?
  package var endOfDay: Bool
}

/// The generated enum of an enum field, nested in the ticket type.
package struct EnumType: Hashable, Sendable {
  /// One case with the texts that select it.
  package struct Case: Hashable, Sendable {
    /// The name as written, which is also what `{status}` shows, and as a Swift member.
    package var name: String
    package var swiftName: String
    package var values: [String]
  }

  /// The Swift type: `Status`.
  package var typeName: String
  package var cases: [Case]
}
