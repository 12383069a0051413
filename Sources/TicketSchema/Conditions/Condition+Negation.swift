extension Condition {
  /// The opposite of an atom, for fields that are present.
  var negated: Condition {
    switch self {
    case .constant(let value): .constant(!value)
    case .isPresent(let field): .isAbsent(field)
    case .isAbsent(let field): .isPresent(field)
    case .isUnrecognized(let field): .isRecognized(field)
    case .isRecognized(let field): .isUnrecognized(field)
    case .isTrue(let field): .isFalse(field)
    case .isFalse(let field): .isTrue(field)
    case .comparison(let left, let comparison, let right):
      .comparison(left, comparison.negated, right)
    case .and(let operands): .or(operands.map(\.negated))
    case .or(let operands): .and(operands.map(\.negated))
    }
  }
}

extension Condition.Comparison {
  /// The comparison that holds exactly when this one does not.
  var negated: Condition.Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }

  /// The comparison with its sides exchanged.
  var mirrored: Condition.Comparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  /// Whether the comparison asks for an order and not only for equality.
  var isOrder: Bool { self != .equal && self != .notEqual }
}
