/// The type of the elements of a list field.
enum ListElement: Sendable {
  case string(Markup?)
  case integer(isNegated: Bool)
  case decimal(isNegated: Bool)
  case enumeration(EnumLayout)
}

extension ListElement {
  /// What is wrong with an element that is not null; nil when it can be used.
  func fault(of token: JSONToken, _ bytes: JSONBytes) -> ValueFault? {
    switch self {
    case .string:
      return token.isText ? nil : .wrongType
    case .integer(let isNegated):
      return token.integer(bytes, isNegated: isNegated).fault
    case .decimal:
      return token.decimal(bytes).fault
    case .enumeration:
      return token.isEnumText(bytes) ? nil : .wrongType
    }
  }

  /// What the issue of a wrong element says was expected.
  var expected: String {
    switch self {
    case .string: "a string or a number"
    case .integer: "a whole number"
    case .decimal: "a number"
    case .enumeration: "a string or a whole number"
    }
  }
}

extension Result where Failure == ValueFault {
  /// What is wrong, where something is.
  fileprivate var fault: ValueFault? {
    if case .failure(let fault) = self { fault } else { nil }
  }
}
