extension SampleKind {
  /// The kind as a FlatBuffers table.
  var flatbuffers: String {
    let members = fields.map { "  " + $0.flatbuffers(enumName: enumName($0)) }
    let enums = choices.map { field, cases in
      "enum \(enumName(field)): byte { \(cases.joined(separator: ", ")) }\n"
    }
    return enums.joined() + "table \(typeName) {\n\(members.joined(separator: "\n"))\n}\n"
  }

  /// The kind as a Protocol Buffers message.
  var protobuf: String {
    let members = fields.enumerated().map { "  " + $1.protobuf($0 + 1, enumName: enumName($1)) }
    let enums = choices.map { field, cases in
      let lines = cases.enumerated().map { "    \($1) = \($0);\n" }
      return "  enum \(enumName(field)) {\n\(lines.joined())  }\n"
    }
    return "syntax = \"proto3\";\nmessage \(typeName) {\n\(enums.joined())"
      + members.joined(separator: "\n") + "\n}\n"
  }

  /// The kind as a Thrift struct.
  var thrift: String {
    let members = fields.enumerated().map { "  " + $1.thrift($0 + 1, enumName: enumName($1)) }
    let enums = choices.map { field, cases in
      "enum \(enumName(field)) { \(cases.joined(separator: ", ")) }\n"
    }
    return enums.joined() + "struct \(typeName) {\n\(members.joined(separator: "\n"))\n}\n"
  }

  private var choices: [(SampleField, [String])] {
    fields.compactMap { field in
      if case .choice(let cases) = field.form { (field, cases) } else { nil }
    }
  }

  private func enumName(_ field: SampleField) -> String {
    "\(typeName)\(field.name.prefix(1).uppercased())\(field.name.dropFirst())"
  }
}
