/// The files of the module of `Codable` structs that do not belong to one kind.
enum CodableModule {
  /// What all structs share, and what their display properties call.
  static let support = """
    import Foundation
    import TicketKit

    /// What a screen knows of a ticket, whatever its struct.
    public protocol CodableTicket: Codable, Identifiable, Sendable {
      var type: TicketType { get }
      var id: String { get }
      var backgroundImageName: String { get }
      var goodName: String { get }
      var effectCondition: String { get }
      var deadline: String { get }
      var perferential: StyledText? { get }
    }

    extension CodableTicket {
      public var perferential: StyledText? { nil }
    }

    enum Style {
      static let symbol = TextStyle(
        name: "symbol", size: 16, color: TextColor(light: 0xFD6363, dark: 0xFD6363))
      static let amount = TextStyle(
        name: "amount", size: 32, weight: .bold, color: TextColor(light: 0xFD6363, dark: 0xFD6363))
    }

    public enum Format {
      /// The instant at which tickets are seen.
      public static let now = Date(timeIntervalSince1970: 1_796_011_200)

      /// A date of the project's zone by a pattern.
      static func date(_ date: Date, _ pattern: String) -> String {
        formatter(pattern).string(from: date)
      }

      /// A number with two digits behind the point.
      static func cents(_ number: Decimal) -> String {
        String(format: "%.2f", NSDecimalNumber(decimal: number).doubleValue)
      }

      /// A text, or the digits of a whole number.
      static func text(_ decoder: any Decoder) throws -> String {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) { return String(number) }
        return try container.decode(String.self)
      }

      static func formatter(_ pattern: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "Asia/Shanghai")
        formatter.dateFormat = pattern
        return formatter
      }
    }

    """

  /// The switch that picks the struct of a row.
  static func factory(_ kinds: [TwinKind]) -> String {
    let cases = kinds.map {
      "        case \($0.number): ticket = try \($0.typeName)(from: decoder)"
    }
    return """
      import Foundation

      public enum CodableFactory {
        public static func decode(_ json: Data) throws -> [any CodableTicket] {
          let decoder = JSONDecoder()
          let dates = Format.formatter("\(TwinField.datePattern)")
          decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            if let seconds = try? container.decode(Double.self) {
              return Date(timeIntervalSince1970: seconds)
            }
            guard let date = dates.date(from: try container.decode(String.self)) else {
              throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date")
            }
            return date
          }
          return try decoder.decode(Response.self, from: json).data.map(\\.ticket)
        }

        private struct Response: Decodable {
          let data: [Row]
        }

        private struct Row: Decodable {
          let ticket: any CodableTicket

          private enum CodingKeys: String, CodingKey { case kind }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let kind = try container.decode(Int.self, forKey: .kind)
            switch kind {
      \(cases.joined(separator: "\n"))
            default:
              throw DecodingError.dataCorruptedError(
                forKey: .kind, in: container, debugDescription: "no kind has the number \\(kind)")
            }
          }
        }
      }

      """
  }

  /// A program that decodes a response with both modules and compares what they show.
  static let comparison = """
    import CodableTickets
    import Foundation
    import SampleTickets
    import TicketKit

    let json = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let context = TicketContext(locale: "zh_CN", timeZone: "Asia/Shanghai") { Format.now }
    let batch = try TicketFactory.decode(json, context: context)
    let structs = try CodableFactory.decode(json)
    var differences = batch.issues.map { "\\($0)" }
    if batch.tickets.count != structs.count {
      differences.append("\\(batch.tickets.count) tickets, \\(structs.count) structs")
    }
    for (row, (ticket, other)) in zip(batch.tickets, structs).enumerated() {
      let pairs: [(String, String, String)] = [
        ("type", ticket.type.rawValue, other.type.rawValue),
        ("id", ticket.id, other.id),
        ("backgroundImageName", ticket.backgroundImageName, other.backgroundImageName),
        ("goodName", ticket.goodName, other.goodName),
        ("effectCondition", ticket.effectCondition, other.effectCondition),
        ("deadline", ticket.deadline, other.deadline),
        ("perferential", "\\(ticket.perferential as Any)", "\\(other.perferential as Any)"),
        ("payable", payable(ticket), payable(other)),
      ]
      for (name, first, second) in pairs where first != second {
        differences.append("row \\(row), \\(other.type.rawValue), \\(name): \\(first), \\(second)")
      }
    }
    for difference in differences.prefix(20) { print(difference) }
    print("compared \\(structs.count) rows: \\(differences.count) differences")
    exit(differences.isEmpty ? 0 : 1)

    /// What is to be paid in place of 500 with a ticket's promotion.
    func payable(_ ticket: Any) -> String {
      guard let promotion = ticket as? any Promotion else { return "" }
      return "\\(promotion.discountedAmount(500, at: Format.now)) \\(promotion.isStackable)"
    }

    """
}
