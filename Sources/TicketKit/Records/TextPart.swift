/// A part of a text that a ticket shows: literal text, or a field.
public enum TextPart: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Text from the schema, shown as it is.
  case literal(String)

  /// A field, shown plainly: a string as it is, a number's digits, the name of an enum's case.
  case field(Int)

  /// A number field with its LDML number pattern.
  case number(Int, String)

  /// A date field with its LDML date pattern.
  case date(Int, String)

  /// Literal text.
  public init(stringLiteral value: String) {
    self = .literal(value)
  }

  /// A field by its number.
  public init(integerLiteral value: Int) {
    self = .field(value)
  }
}
