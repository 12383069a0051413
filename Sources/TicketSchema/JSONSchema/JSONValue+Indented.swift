import Diagnostics

extension JSONValue {
  /// A list of texts.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// The value for readers: on one line where that fits, or else a line for each member and item.
  var indentedText: String {
    var text = ""
    write(to: &text, indent: 0, column: 0)
    return text + "\n"
  }

  private func write(to text: inout String, indent: Int, column: Int) {
    let line = line(comma: ", ", colon: ": ")
    // A comma may follow.
    if column + line.unicodeScalars.count < 100 {
      text += line
      return
    }
    let inner = "\n" + String(repeating: "  ", count: indent + 1)
    let outer = "\n" + String(repeating: "  ", count: indent)
    switch self {
    case .bool, .integer, .string:
      text += line
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        text += (index > 0 ? "," : "") + inner
        item.write(to: &text, indent: indent + 1, column: 2 * (indent + 1))
      }
      text += outer + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        let name = Self.quoted(member.name) + ": "
        text += (index > 0 ? "," : "") + inner + name
        member.value.write(
          to: &text, indent: indent + 1,
          column: 2 * (indent + 1) + name.unicodeScalars.count)
      }
      text += outer + "}"
    }
  }
}
