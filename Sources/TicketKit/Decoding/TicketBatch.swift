import Foundation

/// The tickets of one response, and what was wrong with its rows.
public struct TicketBatch: Sendable {
  /// The tickets in the order of their rows.
  public let tickets: [any TicketModel]

  /// The issues in the order of the rows, and within a row in the order of the schema.
  public let issues: [TicketIssue]

  let document: TicketDocument

  /// Where the rows stand.
  let items: Range<Int>

  /// The same tickets seen at another instant.
  public func at(_ date: Date) -> TicketBatch {
    TicketBatch(
      tickets: tickets.map { $0.at(date) }, issues: issues, document: document, items: items)
  }

  /// A text, number or word of the response outside of its rows: totals, pages, messages.
  ///
  /// - Parameter path: An RFC 9535 singular query from the root, such as `$.page['total']`; the
  ///   leading `$.` may be left out.
  /// - Returns: nil when the path selects nothing, null, an object or an array, or is no query.
  public func value(at path: String) -> ResponseValue? {
    guard let query = SingularQuery(path),
      let root = try? JSONScanner(bytes: document.bytes).textStart(),
      let start = ValueLocator(document.bytes, skipping: items).locate(query, from: root).start
    else { return nil }
    switch JSONToken(document.bytes, at: start) {
    case .string, .number, .bool:
      return ResponseValue(document, start: start)
    case .null, .object, .array:
      return nil
    }
  }
}
