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

  /// A text as a JSON string; controls and what changes the order of characters are escaped.
  static func quoted(_ text: String) -> String {
    let short: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "\u{8}": "\\b", "\u{9}": "\\t", "\u{A}": "\\n", "\u{C}": "\\f",
      "\u{D}": "\\r",
    ]
    var result = "\""
    for scalar in text.unicodeScalars {
      if let escape = short[scalar] {
        result += escape
      } else if scalar.properties.generalCategory == .control || isObeyed(scalar.value) {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isObeyed(_ value: UInt32) -> Bool {
    [0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF].contains(value)
      || 0x202A <= value && value <= 0x202E || 0x2066 <= value && value <= 0x206F
  }
}
