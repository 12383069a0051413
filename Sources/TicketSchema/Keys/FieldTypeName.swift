/// The name of a field type, as written.
package enum FieldTypeName: String, CaseIterable, Sendable {
  case string
  case bool
  case integer
  case decimal
  case date
  case `enum`
  case money
  case rate
  case list

  /// Whether this version reads fields of the type.
  package var isSupported: Bool {
    switch self {
    case .string, .bool, .integer, .decimal, .date, .enum: true
    case .money, .rate, .list: false
    }
  }

  /// What the server may send and what Swift gets, in one sentence.
  package var summary: String {
    switch self {
    case .string: "A `String`: a string, or a number's digits as sent."
    case .bool:
      "A `Bool`: true, false, the numbers 0 and 1, or `true false 1 0 yes no y n` in any case."
    case .integer: "An `Int`: a number or numeric string whose value is whole."
    case .decimal: "A `Decimal`, exact: a number or numeric string."
    case .date: "A `Date`: as `format` says."
    case .enum: "A generated enum: a string or whole number, compared as text."
    case .money: "An amount with its currency."
    case .rate: "A share of the price taken off."
    case .list: "An array of strings, integers, decimals or enums."
    }
  }
}
