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
    translateCases(property.cases.map { ($0.condition, $0) }, otherwise: .nil) { oneCase, isAlone in
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
  ///   - otherwise: The value when no case holds.
  ///   - body: The statements of a case, which return its value by name unless it is alone.
  func translateCases<Case>(
    _ cases: [(condition: Condition?, content: Case)], otherwise: Expression,
    _ body: (Case, _ isAlone: Bool) -> [Statement]
  ) -> [Statement] {
    var statements: [Statement] = []
    for (condition, content) in cases {
      let condition = (condition ?? .constant(true)).simplified
      if condition == .constant(false) { continue }
      if condition == .constant(true) { return statements + body(content, statements.isEmpty) }
      statements.append(.if(translateConditions(condition), then: body(content, false)))
    }
    return statements + [statements.isEmpty ? .expression(otherwise) : .return(otherwise)]
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
