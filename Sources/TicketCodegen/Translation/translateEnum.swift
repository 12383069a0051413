import SwiftCode
import TicketSchema

extension KindTranslator {
  /// An enum field's value: the case by its number, or the text that no case has.
  func translateEnumValue(of index: Int, _ type: EnumType) -> ComputedProperty {
    let isOptional = kind.fields[index].isOptional
    let unrecognized = Expression.call(
      Call(.implicitMember("unrecognized"), [.init(record("string", field: index))]))
    var cases = type.cases.enumerated().map { number, oneCase in
      SwitchCase(
        .integer(number),
        [value(type.member(oneCase, mayBeNil: isOptional), isReturned: isOptional)])
    }
    cases.append(SwitchCase(nil, [value(unrecognized, isReturned: isOptional)]))
    var body: [Statement] = [.switch(record("enumCase", field: index), cases)]
    if isOptional { body.insert(requirePresence(of: [index]), at: 0) }
    let valueType = SwiftType.named(type.typeName)
    return ComputedProperty(
      access: access, kind.fields[index].valueName,
      type: isOptional ? .optional(valueType) : valueType, body: body)
  }

  /// The type of an enum field, with a case for texts outside its cases.
  func translateEnumType(_ type: EnumType) -> TypeDeclaration {
    var members = type.cases.map { Declaration.enumCase(EnumCase($0.swiftName)) }
    members.append(.enumCase(EnumCase("unrecognized", values: [.named("String")])))
    return TypeDeclaration(
      access: access, .enumeration, type.typeName,
      conformances: [.named("Hashable"), .named("Sendable")], members: members)
  }

  /// The value of one case: behind another statement it has to be returned by name.
  private func value(_ expression: Expression, isReturned: Bool) -> Statement {
    isReturned ? .return(expression) : .expression(expression)
  }
}

extension EnumType {
  /// A case as it is written where the type is known; `mayBeNil` says that an optional is expected,
  /// whose own `none` and `some` would hide cases of these names.
  func member(_ oneCase: Case, mayBeNil: Bool) -> Expression {
    if mayBeNil, oneCase.swiftName == "none" || oneCase.swiftName == "some" {
      return .member(.identifier(typeName), oneCase.swiftName)
    }
    return .implicitMember(oneCase.swiftName)
  }
}
