extension FieldType {
  /// The type in the words of findings.
  var phrase: String {
    switch self {
    case .string: "a string"
    case .bool: "a bool"
    case .integer: "an integer"
    case .decimal: "a decimal"
    case .money: "an amount of money"
    case .rate: "a rate"
    case .date: "a date"
    case .enumeration: "an enum"
    case .list: "a list"
    }
  }
}
