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
    case .money:
      "A `Money`, exact: an amount in major units with its currency, read like a decimal."
    case .rate:
      "A `Decimal` from 0 to 1, the share of the price taken off: a number or numeric string in the "
        + "form that `as` names."
    case .list:
      "An array, written `list(string)`, `list(integer)`, `list(decimal)` or `list(enum)`: an array, "
        + "or one value as its only element."
    }
  }
}
