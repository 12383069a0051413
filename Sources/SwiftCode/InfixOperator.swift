/// An operator between operands.
package enum InfixOperator: String, Sendable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case coalescing = "??"
  case plus = "+"
  case minus = "-"
  case divide = "/"

  /// How tightly the operator binds, by the standard library's precedence groups.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .coalescing: 4
    case .plus, .minus: 6
    case .divide: 7
    }
  }

  /// Whether the operator may join more than two operands without changing what they mean.
  var chains: Bool { self == .or || self == .and || self == .plus }
}
