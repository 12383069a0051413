/// A part of a text that a ticket shows: literal text, or a field.
public enum TextPart: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Text from the schema, shown as it is.
  case literal(String)

  /// A field, shown plainly: a string as it is, a number's digits, the name of an enum's case.
  case field(Int)

  /// A number, money or rate field with its LDML number pattern; of a rate it is the fraction off.
  case number(Int, String)

  /// A money field the locale's way.
  case currency(Int)

  /// The locale's symbol of a money field's currency, without spaces.
  case symbol(Int)

  /// A rate field as a plain number of some form.
  case rate(Int, RateForm)

  /// The elements of a list field as the locale lists them.
  case list(Int)

  /// The elements of a list field with a text between them.
  case join(Int, String)

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
