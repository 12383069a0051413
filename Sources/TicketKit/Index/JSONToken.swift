import Foundation

/// A value in a checked JSON text, by its first byte: what it is and where a scalar's text stands.
enum JSONToken: Equatable {
  case string(JSONString)
  case number(Range<Int>)
  case bool(Bool)
  case null
  case object
  case array

  /// The value that begins at an offset.
  init(_ bytes: JSONBytes, at start: Int) {
    switch bytes.byteOrZero(at: start) {
    case JSONByte.quote: self = .string(JSONString(bytes, at: start))
    case JSONByte.openBrace: self = .object
    case JSONByte.openBracket: self = .array
    case 0x74: self = .bool(true)
    case 0x66: self = .bool(false)
    case 0x6E: self = .null
    default:
      let end = try? JSONScanner(bytes: bytes).skipNumber(start)
      self = .number(start..<(end ?? start))
    }
  }

  /// Whether the value has a text: strings and numbers do.
  var isText: Bool {
    switch self {
    case .string, .number: true
    default: false
    }
  }

  /// Calls `body` with the text of a string or the digits of a number; nil for other values.
  func withText<Result>(
    _ bytes: JSONBytes, _ body: (JSONBytes, Range<Int>) -> Result
  ) -> Result? {
    switch self {
    case .string(let string): string.withText(bytes, body)
    case .number(let range): body(bytes, range)
    default: nil
    }
  }
}

extension JSONToken {
  /// The value of a `bool` field.
  func bool(_ bytes: JSONBytes) -> Bool? {
    switch self {
    case .bool(let value):
      return value
    case .number(let range):
      guard range.count == 1 else { return nil }
      return BoolText.digit(bytes[range.lowerBound])
    case .string(let string):
      return string.withText(bytes, BoolText.value)
    default:
      return nil
    }
  }

  /// The text of a string, or the digits of a number as the server sent them.
  func string(_ bytes: JSONBytes) -> String? {
    switch self {
    case .string(let string): string.text(bytes)
    case .number(let range): bytes.text(range)
    default: nil
    }
  }

  /// The value of an `integer` field.
  func integer(_ bytes: JSONBytes) -> Result<Int, ValueFault> {
    withText(bytes, NumberReader.integer) ?? .failure(.wrongType)
  }

  /// The value of an `integer` field, or the one with the other sign.
  func integer(_ bytes: JSONBytes, isNegated: Bool) -> Result<Int, ValueFault> {
    withText(bytes) { NumberReader.integer($0, $1, isNegated: isNegated) } ?? .failure(.wrongType)
  }

  /// A number as the server sent it.
  func number(_ bytes: JSONBytes) -> Result<NumberParts, ValueFault> {
    guard let parts = withText(bytes, { NumberParts($0, $1) }) ?? nil else {
      return .failure(.wrongType)
    }
    return .success(parts)
  }

  /// The currency that a string names.
  func currency(_ bytes: JSONBytes) -> CurrencyCode? {
    guard case .string(let string) = self else { return nil }
    return string.withText(bytes) { CurrencyCode($0, $1) }
  }

  /// The value of a `decimal` field.
  func decimal(_ bytes: JSONBytes) -> Result<Decimal, ValueFault> {
    withText(bytes, NumberReader.decimal) ?? .failure(.wrongType)
  }

  /// What is wrong with the value of a `decimal` field, without making it.
  func decimalFault(_ bytes: JSONBytes) -> ValueFault? {
    withText(bytes, NumberReader.decimalFault) ?? .wrongType
  }

  /// What is wrong with the value of a `date` field, without making it.
  func dateFault(_ bytes: JSONBytes, _ reader: DateReader) -> ValueFault? {
    let isString = if case .string = self { true } else { false }
    return withText(bytes) { reader.fault($0, $1, isString: isString) } ?? .wrongType
  }

  /// The value of a `date` field.
  func date(_ bytes: JSONBytes, _ reader: DateReader) -> Result<Date, ValueFault> {
    let isString = if case .string = self { true } else { false }
    return withText(bytes) { reader.date($0, $1, isString: isString) } ?? .failure(.wrongType)
  }

  /// Whether the value is a string or a whole number, which `enum` fields compare as text.
  func isEnumText(_ bytes: JSONBytes) -> Bool {
    switch self {
    case .string: return true
    case .number:
      // A number too big for `Int` is whole as well: its text is all that counts.
      switch integer(bytes) {
      case .success, .failure(.outOfRange): return true
      case .failure(.wrongType): return false
      }
    default: return false
    }
  }
}
