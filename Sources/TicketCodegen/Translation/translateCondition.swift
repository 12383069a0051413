import SwiftCode
import TicketSchema

extension KindTranslator {
  /// A condition as the list behind `if`: the operands of an outer `and` one by one, which also
  /// spares the compiler long expressions.
  func translateConditions(_ condition: Condition) -> [Expression] {
    if case .and(let operands) = condition { return operands.map(translateCondition) }
    return [translateCondition(condition)]
  }

  /// A simplified condition as one expression.
  func translateCondition(_ condition: Condition) -> Expression {
    switch condition {
    case .constant(let value): .boolean(value)
    case .isPresent(let field): record("isPresent", field: field)
    case .isAbsent(let field): .not(record("isPresent", field: field))
    case .isUnrecognized(let field): .infix(.equal, [record("enumCase", field: field), .nil])
    case .isRecognized(let field): .infix(.notEqual, [record("enumCase", field: field), .nil])
    case .isTrue(let field): value(of: field)
    case .isFalse(let field): .not(value(of: field))
    case .comparison(let left, let comparison, let right):
      translateComparison(left, comparison, right)
    case .and(let operands): .infix(.and, operands.map(translateCondition))
    case .or(let operands): .infix(.or, operands.map(translateCondition))
    }
  }
}
