/// Why bytes are not a JSON text, and at which one that showed.
struct JSONFault: Error, Equatable {
  /// What RFC 8259 wants at the offset.
  enum Reason: String {
    case value = "a value is expected"
    case name = "a member name in quotes is expected"
    case colon = "':' is expected behind the member name"
    case commaOrBrace = "',' or '}' is expected"
    case commaOrBracket = "',' or ']' is expected"
    case trailing = "nothing may follow the value"
    case literal = "only true, false and null are words"
    case digit = "a digit is expected"
    case leadingZero = "a number has no leading zeros"
    case escape = "there is no such escape"
    case control = "a control character in a string must be escaped"
    case utf8 = "the bytes are not UTF-8"
    case nesting = "values are nested deeper than 512"
    case size = "the text is longer than 4 GiB"
    case end = "the text ends too early"

    /// No fault of the text: the task that reads it was cancelled.
    case cancelled = "the task was cancelled"
  }

  let reason: Reason

  /// The byte offset from the start of the text, its BOM included.
  let offset: Int
}
