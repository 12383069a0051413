extension SampleField {
  /// The field in FlatBuffers' schema language; its enum is named after the kind.
  func flatbuffers(enumName: String) -> String {
    switch form {
    case .string: "\(name): string;"
    case .texts: "\(name): [string];"
    case .integers: "\(name): [long];"
    case .bool: "\(name): bool\(isOptional ? " = null" : "");"
    case .integer, .date, .money: "\(name): long\(isOptional ? " = null" : "");"
    case .decimal, .rate: "\(name): double\(isOptional ? " = null" : "");"
    case .choice: "\(name): \(enumName);"
    }
  }

  /// The field in Protocol Buffers' schema language.
  func protobuf(_ number: Int, enumName: String) -> String {
    let type =
      switch form {
      case .string: "string"
      case .texts: "repeated string"
      case .integers: "repeated int64"
      case .bool: "bool"
      case .integer, .date, .money: "int64"
      case .decimal, .rate: "double"
      case .choice: enumName
      }
    let isMarked = isOptional && !type.hasPrefix("repeated")
    return "\(isMarked ? "optional " : "")\(type) \(name) = \(number);"
  }

  /// The field in Thrift's schema language.
  func thrift(_ number: Int, enumName: String) -> String {
    let type =
      switch form {
      case .string: "string"
      case .texts: "list<string>"
      case .integers: "list<i64>"
      case .bool: "bool"
      case .integer, .date, .money: "i64"
      case .decimal, .rate: "double"
      case .choice: enumName
      }
    return "\(number): \(isOptional ? "optional" : "required") \(type) \(name)"
  }
}
