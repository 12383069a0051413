import Diagnostics
import TicketSchema

/// Writes a fixture as JSON text.
///
/// Characters that an editor or terminal does not show, or that turn the text around, are written as
/// escapes: what is seen is what there is.
struct FixtureWriter {
  private(set) var text = ""

  /// Writes a value without white space.
  mutating func write(_ value: FixtureValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let content): text += JSONValue.quoted(content)
    case .escaped(let spelling, _): text += "\"" + spelling + "\""
    case .text(let value): text += JSONValue.quoted(value.json)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        write(element)
      }
      text += "]"
    case .object(let members):
      writeMembers(members) { writer, member in writer.write(member.value) }
    }
  }

  /// Writes a value with each element of the array at a path on a line of its own.
  mutating func write(_ value: FixtureValue, rowsAt steps: ArraySlice<JSONPath.Step>) {
    guard let step = steps.first else { return writeRows(value) }
    let rest = steps.dropFirst()
    switch (value, step) {
    case (.object(let members), .member(let name)):
      writeMembers(members) { writer, member in
        if member.isNamed(name) {
          writer.write(member.value, rowsAt: rest)
        } else {
          writer.write(member.value)
        }
      }
    case (.array(let elements), .index(let index)):
      text += "["
      for (number, element) in elements.enumerated() {
        if number > 0 { text += "," }
        if number == index { write(element, rowsAt: rest) } else { write(element) }
      }
      text += "]"
    default:
      write(value)
    }
  }

  private mutating func writeRows(_ value: FixtureValue) {
    guard case .array(let rows) = value, !rows.isEmpty else { return write(value) }
    text += "[\n"
    for (index, row) in rows.enumerated() {
      if index > 0 { text += ",\n" }
      write(row)
    }
    text += "\n]"
  }

  private mutating func writeMembers(
    _ members: [FixtureValue.Member],
    _ writeValue: (inout FixtureWriter, FixtureValue.Member) -> Void
  ) {
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      if let spelling = member.spelling {
        text += "\"" + spelling + "\""
      } else {
        text += JSONValue.quoted(member.name)
      }
      text += ":"
      writeValue(&self, member)
    }
    text += "}"
  }
}

extension FixtureValue {
  /// The JSON text, without white space.
  var json: String {
    var writer = FixtureWriter()
    writer.write(self)
    return writer.text
  }
}
