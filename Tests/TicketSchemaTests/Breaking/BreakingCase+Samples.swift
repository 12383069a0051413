@testable import TicketSchema

/// Schemas of which cases change a part.
extension BreakingCase {
  static let one = Sample.ticket(head: "match: 1")
  static let two = Sample.ticket(head: "match: 2")

  static func match(_ match: String) -> String { Sample.ticket(head: "match: \(match)") }

  /// A ticket with a required field.
  static func requiring(_ field: String, _ match: String, type: String = "string") -> String {
    Sample.ticket(head: "match: \(match)", fields: "\(field): \(type)")
  }

  static func display(_ display: String, fields: String = "f: bool\nt: string?") -> String {
    Sample.ticket(fields: fields, display: display)
  }

  static func promotion(_ promotion: String) -> String {
    Sample.ticket(
      head: "match: 1\nid: no\(promotion.isEmpty ? "" : "\npromotion: \(promotion)")",
      fields: "no: string\nend: date?\noff: decimal\non: bool")
  }

  /// A field of a type in a text that is JSON, and was not.
  static func embedded(_ type: String, _ forward: [BreakingID]) -> BreakingCase {
    let written = type.hasPrefix("{") ? String(type.dropFirst().dropLast()) : "type: \(type)"
    let fields = "a: {\(written), from: x.y}"
    return BreakingCase(
      "a text that is JSON, with a field of type \(type)", ticket: Sample.ticket(fields: fields),
      Sample.ticket(head: "match: 1\nembedded: x", fields: fields), forward,
      back: [.embeddedRemoved])
  }
}
