import TicketKit

/// Writes what a ticket shows in the form of `ticketgen preview --format json`, by code of its own.
public struct TicketDump {
  private(set) var text = "{"
  private let row: Int

  init(row: Int) { self.row = row }

  /// Begins with the ticket's type and row.
  public mutating func begin(_ name: String, _ type: String) {
    add(name, type)
    member("row", "\(row)")
  }

  /// Adds a text, unless there is none.
  public mutating func add(_ name: String, _ value: String?) {
    if let value { member(name, Self.quoted(value)) }
  }

  /// Adds a flag.
  public mutating func add(_ name: String, _ value: Bool?) {
    if let value { member(name, "\(value)") }
  }

  /// Adds a styled text, unless there is none.
  public mutating func add(_ name: String, _ value: StyledText?) {
    guard let value else { return }
    let runs = value.runs.map { run in
      "{\"text\": \(Self.quoted(run.text))"
        + (run.style.map { ", \"style\": \(Self.quoted($0.name))" } ?? "") + "}"
    }
    let text = Self.quoted(value.runs.map(\.text).joined())
    member(name, "{\"text\": \(text), \"runs\": [\(runs.joined(separator: ", "))]}")
  }

  private mutating func member(_ name: String, _ json: String) {
    text += (text == "{" ? "" : ", ") + Self.quoted(name) + ": " + json
  }

  /// A text as a JSON string, in which everything that is not seen is escaped, but for what joins the
  /// parts of one character.
  static func quoted(_ text: String) -> String {
    let short: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "\u{9}": "\\t", "\u{A}": "\\n", "\u{D}": "\\r",
    ]
    var result = "\""
    for character in text {
      var isFirst = true
      for scalar in character.unicodeScalars {
        if let escape = short[scalar] {
          result += escape
        } else if isSeen(scalar) || !isFirst && isJoiner(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
        isFirst = false
      }
    }
    return result + "\""
  }

  /// Whether a scalar has a picture, or is one of the two spaces that everybody types.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " || scalar == "\u{3000}" { return true }
    let hidden: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned,
    ]
    let properties = scalar.properties
    return !hidden.contains(properties.generalCategory) && !properties.isDefaultIgnorableCodePoint
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    let ranges: [ClosedRange<UInt32>] = [
      0x200C...0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF,
    ]
    return ranges.contains { $0.contains(scalar.value) }
  }
}
