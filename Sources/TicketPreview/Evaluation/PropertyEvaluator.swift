import TicketKit
import TicketSchema

/// Evaluates one display property: what its generated getter would be.
struct PropertyEvaluator: Sendable {
  let property: DisplayProperty
  private let conditions: ConditionEvaluator

  /// What each case shows.
  private let values: [CaseValue]

  init(_ property: DisplayProperty, of kind: TicketKind, styles: StyleTable) {
    self.property = property
    conditions = ConditionEvaluator(fields: kind.fields)
    values = property.cases.map { CaseValue($0.value, styles: styles) }
  }

  /// The property's value in a row; nil where it is absent.
  func value(in record: TicketRecord) -> PreviewValue? {
    if case .flag(let condition) = property.kind {
      return .flag(conditions.holds(condition, in: record))
    }
    guard let index = winningCase(in: record),
      absentField(ofCase: index, in: record) == nil
    else { return nil }
    return values[index].value(in: record)
  }

  /// The index of the first case whose condition holds.
  func winningCase(in record: TicketRecord) -> Int? {
    property.cases.firstIndex { item in
      item.condition.map { conditions.holds($0, in: record) } ?? true
    }
  }

  /// The first field that a case reads and that is absent, so that the property is too.
  func absentField(ofCase index: Int, in record: TicketRecord) -> Int? {
    property.cases[index].mayBeAbsent.first { !record.isPresent($0) }
  }
}
