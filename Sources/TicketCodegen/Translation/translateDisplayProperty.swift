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
    translateCases(property.cases, condition: \.condition, otherwise: .nil) { oneCase, isAlone in
      guard !oneCase.mayBeAbsent.isEmpty else {
        return translateValue(oneCase.value, isReturned: !isAlone)
      }
      return [requirePresence(of: oneCase.mayBeAbsent)]
        + translateValue(oneCase.value, isReturned: true)
    }
  }

  /// Cases in order, each behind its condition; one without ends them.
  ///
  /// - Parameters:
  ///   - condition: The condition of a case, nil: none.
  ///   - otherwise: The value when no case holds.
  ///   - body: The statements of a case, which return its value by name unless it is alone.
  func translateCases<Case>(
    _ cases: [Case], condition: (Case) -> Condition?, otherwise: Expression,
    _ body: (Case, _ isAlone: Bool) -> [Statement]
  ) -> [Statement] {
    var statements: [Statement] = []
    for oneCase in cases {
      switch condition(oneCase)?.simplified {
      case .constant(false)?: continue
      case .constant(true)?, nil:
        if statements.isEmpty { return body(oneCase, true) }
        statements += body(oneCase, false)
        return statements
      case let condition?:
        statements.append(.if(translateConditions(condition), then: body(oneCase, false)))
      }
    }
    statements.append(statements.isEmpty ? .expression(otherwise) : .return(otherwise))
    return statements
  }
}

extension DisplayProperty {
  /// The property's Swift type.
  fileprivate var swiftType: SwiftType {
    switch kind {
    case .text: isOptionalInSwift ? .optional(.named("String")) : .named("String")
    case .styled: isOptionalInSwift ? .optional(.named("StyledText")) : .named("StyledText")
    case .flag: .named("Bool")
    }
  }
}
