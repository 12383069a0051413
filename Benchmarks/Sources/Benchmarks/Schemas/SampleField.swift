/// One field of a sample kind, which ticketgen, flatc, protoc and thrift all know a type for.
struct SampleField {
  /// What kind of value it has.
  enum Form {
    case string
    case bool
    case integer
    case decimal
    case date
    case money
    case rate
    case texts
    case integers
    case choice([String])
  }

  let name: String
  let form: Form

  /// Whether it may be absent.
  var isOptional = false

  /// What follows the type in its YAML mapping, such as `from: voucher.name`.
  var options: [String] = []

  /// The field as a line of a schema.
  var yaml: String {
    if options.isEmpty { return "  \(name): \(yamlType)\(isOptional ? "?" : "")" }
    let type = isOptional ? "\"\(yamlType)?\"" : yamlType
    return "  \(name): {type: \(type), \(options.joined(separator: ", "))}"
  }

  private var yamlType: String {
    switch form {
    case .string: "string"
    case .bool: "bool"
    case .integer: "integer"
    case .decimal: "decimal"
    case .date: "date"
    case .money: "money"
    case .rate: "rate"
    case .texts: "list(string)"
    case .integers: "list(integer)"
    case .choice: "enum"
    }
  }
}
