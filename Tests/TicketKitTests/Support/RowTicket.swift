import Foundation

@testable import TicketKit

/// A ticket of any kind that hands its record out.
struct RowTicket: TicketModel {
  let record: TicketRecord

  init(record: TicketRecord) {
    self.record = record
  }

  init(dictionary: [String: Any]) throws {
    throw TicketDecodingError.layout(reason: "no layout in this test")
  }

  func at(_ date: Date) -> RowTicket { RowTicket(record: record.at(date)) }
  func detached() -> RowTicket { RowTicket(record: record.detached()) }

  static let kind = TicketType(rawValue: "row")

  var type: TicketType { Self.kind }
  var id: String { record.id }
  var backgroundImageName: String { "" }
  var goodName: String { "" }
  var effectCondition: String { "" }
  var deadline: String { "" }
}

/// The instant of the clock in tests.
let testInstant = Date(timeIntervalSince1970: 1_796_000_000)

/// Decodes a response with a layout that begins behind its `layout 1` line.
func decode(
  _ json: some StringProtocol, _ layout: String, isCancellable: Bool = false
) throws -> TicketBatch {
  try decode(Data(json.utf8), layout, isCancellable: isCancellable)
}

/// Decodes the bytes of a response with a layout that begins behind its `layout 1` line.
func decode(
  _ json: Data, _ layout: String, isCancellable: Bool = false
) throws -> TicketBatch {
  let context = TicketContext(locale: "zh_CN", timeZone: "Asia/Shanghai", now: { testInstant })
  let decoder = ResponseDecoder(
    layout: TicketLayout("layout 1\n" + layout), context: context, isCancellable: isCancellable)
  return try decoder.batch(of: json) { RowTicket(record: $0) }
}

/// Decodes rows of one kind that has the given field lines.
func decodeRows(_ rows: String, fields: String) throws -> TicketBatch {
  try decode(
    "{\"modelType\":1,\"data\":[\(rows)]}",
    """
    envelope response "$['modelType']" items "$['data']"
    zone "Asia/Shanghai"
    kind "row" match "1"
    \(fields)
    """)
}

extension TicketBatch {
  /// The records of the tickets.
  var records: [TicketRecord] {
    tickets.compactMap { ($0 as? RowTicket)?.record }
  }

  /// The issues as `code path` lines.
  var issueLines: [String] {
    issues.map { "\($0.code.rawValue) \($0.path)" }
  }
}

/// The fault of a text, or nil when it is JSON.
func jsonFault(_ text: [UInt8]) -> JSONFault? {
  text.withUnsafeBytes { buffer -> JSONFault? in
    let scanner = JSONScanner(bytes: JSONBytes(buffer))
    do throws(JSONFault) {
      try scanner.expectEnd(scanner.skipValue(scanner.textStart(), depth: 0))
      return nil
    } catch {
      return error
    }
  }
}
