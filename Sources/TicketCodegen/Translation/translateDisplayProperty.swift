import SwiftCode
import TicketSchema

extension KindTranslator {
  /// A display property: its cases in order, each behind its condition, or whether a condition
  /// holds.
  func translateDisplayProperty(_ property: DisplayProperty) -> ComputedProperty {
    let body: [Statement] =
      switch property.kind {
      case .text, .styled: translateCases(property)
      case .flag(let condition): [.expression(translateCondition(condition.simplified))]
      }
    return ComputedProperty(
      access: access, property.swiftName, type: property.swiftType, body: body)
  }

  /// A statement that leaves with nil when one of the fields is absent.
  func requirePresence(of fields: [Int]) -> Statement {
    let method = fields.count == 1 ? "isPresent" : "arePresent"
    return .guard(
      [record(method, fields.map { .init(.integer($0)) })], else: [.return(.nil)])
  }

  private func translateCases(_ property: DisplayProperty) -> [Statement] {
    var statements: [Statement] = []
    for oneCase in property.cases {
      let condition = (oneCase.condition ?? .constant(true)).simplified
      if condition == .constant(false) { continue }
      let guards =
        oneCase.mayBeAbsent.isEmpty ? [] : [requirePresence(of: oneCase.mayBeAbsent)]
      let isLast = condition == .constant(true)
      let isAlone = isLast && statements.isEmpty && guards.isEmpty
      let value = translateValue(oneCase.value, as: property.kind, isReturned: !isAlone)
      if isLast { return statements + guards + value }
      statements.append(.if(translateConditions(condition), then: guards + value))
    }
    let isAlone = statements.isEmpty
    return statements + [isAlone ? .expression(.nil) : .return(.nil)]
  }
}

extension DisplayProperty {
  /// The property's Swift type; the protocol's styled property is optional in every kind.
  fileprivate var swiftType: SwiftType {
    switch kind {
    case .text: isOptional ? .optional(.named("String")) : .named("String")
    case .styled:
      isOptional || ownership == .ticketModel
        ? .optional(.named("StyledText")) : .named("StyledText")
    case .flag: .named("Bool")
    }
  }
}
