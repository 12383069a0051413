@testable import TicketSchema

/// Schemas of which cases change a part.
extension BreakingCase {
  static let one = Sample.ticket(head: "match: 1")
  static let two = Sample.ticket(head: "match: 2")

  static func match(_ match: String) -> String { Sample.ticket(head: "match: \(match)") }

  static func display(_ display: String, fields: String = "f: bool\nt: string?") -> String {
    Sample.ticket(fields: fields, display: display)
  }

  static func promotion(_ promotion: String) -> String {
    Sample.ticket(
      head: "match: 1\nid: no\(promotion.isEmpty ? "" : "\npromotion: \(promotion)")",
      fields: "no: string\nend: date?\noff: decimal\non: bool")
  }
}
