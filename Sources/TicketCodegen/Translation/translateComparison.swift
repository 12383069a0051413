import SwiftCode
import TicketSchema

extension KindTranslator {
  /// A field's value in a condition: its typed property, or where that is optional the record's
  /// accessor, which a condition reads only behind `isPresent`; of money it is the amount.
  func value(of index: Int) -> Expression {
    let value =
      !kind.fields[index].isOptional || kind.fields[index].type.isEnumeration
      ? .identifier(kind.fields[index].valueName)
      : record(kind.fields[index].type.accessor, field: index)
    return kind.fields[index].type.isMoney ? .member(value, "amount") : value
  }

  /// A comparison of two operands of one type.
  func translateComparison(
    _ left: Condition.Operand, _ comparison: Condition.Comparison, _ right: Condition.Operand
  ) -> Expression {
    if isText(left) || isText(right) {
      return translateTextComparison(left, isEqual: comparison == .equal, right)
    }
    return .infix(
      InfixOperator(comparison),
      [translateOperand(left, beside: right), translateOperand(right, beside: left)])
  }

  private func translateOperand(
    _ operand: Condition.Operand, beside other: Condition.Operand
  ) -> Expression {
    switch operand {
    case .field(let index): value(of: index)
    case .text(let text): .string(text)
    case .number(let number): translateNumber(number)
    case .bool(let value): .boolean(value)
    case .enumCase(let number): enumCase(number, of: other)
    case .now(let seconds): translateInstant(seconds)
    }
  }

  /// A number as a literal, or as an exact `Decimal` where Swift's literals would pass through
  /// binary fractions.
  private func translateNumber(_ number: String) -> Expression {
    if let whole = JSONNumber(number)?.integer { return .integer(whole) }
    return .call(.identifier("TicketRecord"), "decimal", [.init(.string(number))])
  }

  private func enumCase(_ number: Int, of other: Condition.Operand) -> Expression {
    guard case .field(let index) = other, case .enumeration(let type) = kind.fields[index].type,
      type.cases.indices.contains(number)
    else { return .integer(number) }
    return type.member(type.cases[number], mayBeNil: kind.fields[index].isOptional)
  }

  private func translateInstant(_ seconds: Int) -> Expression {
    let now = Expression.member(record, "now")
    if seconds == 0 { return now }
    if seconds < 0, seconds > Int.min { return .infix(.minus, [now, .integer(-seconds)]) }
    return .infix(.plus, [now, .integer(seconds)])
  }
}

extension InfixOperator {
  /// The operator of a comparison.
  fileprivate init(_ comparison: Condition.Comparison) {
    switch comparison {
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    }
  }
}

extension FieldType {
  /// Whether this is an enum field's type.
  var isEnumeration: Bool {
    if case .enumeration = self { true } else { false }
  }

  /// Whether this is a money field's type.
  var isMoney: Bool {
    if case .money = self { true } else { false }
  }
}
