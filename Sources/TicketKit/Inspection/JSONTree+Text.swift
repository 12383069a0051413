extension JSONTree {
  /// Appends the value as JSON text in UTF-8, without white space.
  package func append(to json: inout [UInt8]) {
    switch self {
    case .null: json += "null".utf8
    case .bool(let value): json += (value ? "true" : "false").utf8
    case .number(let digits): json += digits.utf8
    case .string(let text): Self.append(text, to: &json)
    case .array(let elements):
      json.append(JSONByte.openBracket)
      for (number, element) in elements.enumerated() {
        if number > 0 { json.append(JSONByte.comma) }
        element.append(to: &json)
      }
      json.append(JSONByte.closeBracket)
    case .object(let members):
      json.append(JSONByte.openBrace)
      for (number, member) in members.enumerated() {
        if number > 0 { json.append(JSONByte.comma) }
        Self.append(member.name, to: &json)
        json.append(JSONByte.colon)
        member.value.append(to: &json)
      }
      json.append(JSONByte.closeBrace)
    }
  }

  private static func append(_ text: String, to json: inout [UInt8]) {
    json.append(JSONByte.quote)
    for byte in text.utf8 {
      switch byte {
      case JSONByte.quote, JSONByte.backslash: json += [JSONByte.backslash, byte]
      case ..<0x20:
        let digits = String(byte, radix: 16)
        json += "\\u".utf8
        json += String(repeating: "0", count: 4 - digits.count).utf8
        json += digits.utf8
      default: json.append(byte)
      }
    }
    json.append(JSONByte.quote)
  }
}
