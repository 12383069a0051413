import SwiftCode
import TicketSchema

extension KindTranslator {
  /// An enum field's value: the case by its number, or the text that no case has.
  func translateEnumValue(of index: Int, _ type: EnumType) -> ComputedProperty {
    let isOptional = kind.fields[index].isOptional
    let cases = translateCases(
      of: type, text: record("string", field: index), mayBeNil: isOptional)
    var body: [Statement] = [.switch(record("enumNumber", field: index), cases)]
    if isOptional { body.insert(requirePresence(of: [index]), at: 0) }
    return valueProperty(of: index, body)
  }

  /// The elements of a list of enums: each the case by its number, or the text that no case has.
  func translateEnumList(of index: Int, _ type: EnumType) -> ComputedProperty {
    let cases = translateCases(of: type, text: .identifier("text"), mayBeNil: false)
    // The module's name, because a member may be called `zip` too.
    let elements = Expression.call(
      .identifier("Swift"), "zip",
      [.init(record("enumCases", field: index)), .init(record("strings", field: index))])
    let values = Expression.call(
      Call(
        elements, method: "map", [],
        closure: Closure(
          ["number", "text"], result: .named(type.typeName),
          body: [.switch(.identifier("number"), cases)])))
    return valueProperty(
      of: index,
      kind.fields[index].isOptional
        ? [requirePresence(of: [index]), .return(values)] : [.expression(values)])
  }

  /// The type of an enum field, with a case for texts outside its cases.
  func translateEnumType(_ type: EnumType) -> TypeDeclaration {
    var members = type.cases.map { Declaration.enumCase(EnumCase($0.swiftName)) }
    members.append(.enumCase(EnumCase("unrecognized", values: [.named("String")])))
    return TypeDeclaration(
      access: access, .enumeration, type.typeName,
      conformances: [.named("Hashable"), .named("Sendable")], members: members)
  }

  /// The cases of a switch over a case's number, or nil for a text that no case has.
  ///
  /// - Parameter mayBeNil: whether an optional is expected, and returned by name.
  private func translateCases(
    of type: EnumType, text: Expression, mayBeNil: Bool
  ) -> [SwitchCase] {
    let unrecognized = Expression.call(Call(.implicitMember("unrecognized"), [.init(text)]))
    return type.cases.enumerated().map { number, oneCase in
      SwitchCase(
        .integer(number),
        [value(type.member(oneCase, mayBeNil: mayBeNil), isReturned: mayBeNil)])
    } + [SwitchCase(nil, [value(unrecognized, isReturned: mayBeNil)])]
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
