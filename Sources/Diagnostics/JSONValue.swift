/// A JSON value that is to be written: members keep their order, numbers are whole.
package indirect enum JSONValue: Sendable {
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])

  /// The members in the order in which they are written; names are not checked for repeats.
  case object([(name: String, value: JSONValue)])

  /// An object without the members that have no value.
  package static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name: name, value: $0) } })
  }
}

extension JSONValue {
  /// The value in one line, without spaces.
  package var text: String { line(comma: ",", colon: ":") }

  /// The value in one line, with what stands behind items and members, and behind names.
  package func line(comma: String, colon: String) -> String {
    var text = ""
    write(to: &text, comma, colon)
    return text
  }

  private func write(to text: inout String, _ comma: String, _ colon: String) {
    switch self {
    case .bool(let bool): text += bool ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .string(let string): text += Self.quoted(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += comma }
        element.write(to: &text, comma, colon)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += comma }
        text += Self.quoted(member.name) + colon
        member.value.write(to: &text, comma, colon)
      }
      text += "}"
    }
  }

  /// A text as a JSON string. What a terminal would obey or hide is written as `\u…`, so that the line
  /// can be shown as it is; every reader gets exactly the same text. As in `visibleText`, joiners inside a
  /// character are kept.
  package static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(standsForItself) { return "\"\(text)\"" }
    var result = "\""
    result.reserveCapacity(text.utf8.count + 8)
    for character in text {
      for (number, scalar) in character.unicodeScalars.enumerated() {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case _ where isInvisible(scalar) && !(number > 0 && isJoiner(scalar)):
          result += escaped(scalar)
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A scalar by JSON's escapes of UTF-16 code units: `\u202e`.
  package static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
