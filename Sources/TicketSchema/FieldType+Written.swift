extension FieldType {
  /// The type as a schema writes it.
  package var written: String {
    switch self {
    case .string: "string"
    case .bool: "bool"
    case .integer: "integer"
    case .decimal: "decimal"
    case .money: "money"
    case .rate: "rate"
    case .date: "date"
    case .enumeration: "enum"
    case .list(let element): "list(\(element.fieldType.written))"
    }
  }
}

extension ListElement {
  /// The type of a field that holds one such element.
  package var fieldType: FieldType {
    switch self {
    case .string(let markup): .string(markup: markup)
    case .integer(let isNegated): .integer(isNegated: isNegated)
    case .decimal(let isNegated): .decimal(isNegated: isNegated)
    case .enumeration(let type): .enumeration(type)
    }
  }
}
