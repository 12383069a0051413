import Foundation
import TicketKit
import TicketSchema

/// Evaluates conditions over one kind's fields.
struct ConditionEvaluator: Sendable {
  let fields: [TicketField]

  /// Whether a condition holds in a row.
  func holds(_ condition: Condition, in record: TicketRecord) -> Bool {
    switch condition {
    case .constant(let value): value
    case .isPresent(let field): record.isPresent(field)
    case .isAbsent(let field): !record.isPresent(field)
    case .isUnrecognized(let field): record.enumCase(field) == nil
    case .isRecognized(let field): record.enumCase(field) != nil
    case .isTrue(let field): record.bool(field)
    case .isFalse(let field): !record.bool(field)
    case .comparison(let left, let comparison, let right):
      holds(left, comparison, right, in: record)
    case .and(let operands): operands.allSatisfy { holds($0, in: record) }
    case .or(let operands): operands.contains { holds($0, in: record) }
    }
  }

  private func holds(
    _ left: Condition.Operand, _ comparison: Condition.Comparison, _ right: Condition.Operand,
    in record: TicketRecord
  ) -> Bool {
    switch (value(of: left, in: record), value(of: right, in: record)) {
    case (.text(let left), .text(let right)):
      // Texts are equal when their Unicode scalars are.
      left.utf8.elementsEqual(right.utf8) == (comparison == .equal)
    case (.bool(let left), .bool(let right)): (left == right) == (comparison == .equal)
    case (.enumCase(let left), .enumCase(let right)): (left == right) == (comparison == .equal)
    case (.integer(let left), .integer(let right)): comparison.holds(left, right)
    case (.date(let left), .date(let right)): comparison.holds(left, right)
    case (let left, let right):
      if let left = left.number, let right = right.number {
        comparison.holds(left, right)
      } else {
        // The catalog compares nothing but values of one type.
        false
      }
    }
  }

  /// The value of one side of a comparison.
  private enum Value {
    case text(String)
    case bool(Bool)
    case integer(Int)
    case decimal(Decimal)
    case date(Date)

    /// The number of a case; nil: a text that is no case.
    case enumCase(Int?)

    var number: Decimal? {
      switch self {
      case .integer(let value): Decimal(value)
      case .decimal(let value): value
      case .text, .bool, .date, .enumCase: nil
      }
    }
  }

  private func value(of operand: Condition.Operand, in record: TicketRecord) -> Value {
    switch operand {
    case .field(let index): value(ofField: index, in: record)
    case .text(let text): .text(text)
    case .number(let number):
      Int(number).map { .integer($0) } ?? .decimal(TicketRecord.decimal(number))
    case .bool(let value): .bool(value)
    case .enumCase(let number): .enumCase(number)
    case .now(let seconds): .date(record.now + Double(seconds))
    }
  }

  private func value(ofField index: Int, in record: TicketRecord) -> Value {
    switch fields[index].type {
    case .string, .list: .text(record.string(index))
    case .bool: .bool(record.bool(index))
    case .integer: .integer(record.integer(index))
    case .decimal: .decimal(record.decimal(index))
    case .money: .decimal(record.money(index).amount)
    case .rate: .decimal(record.rate(index))
    case .date: .date(record.date(index))
    case .enumeration: .enumCase(record.enumCase(index))
    }
  }
}

extension Condition.Comparison {
  /// Whether two values of one type stand in this order.
  fileprivate func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
