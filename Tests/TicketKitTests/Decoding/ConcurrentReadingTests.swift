import Foundation
import Testing

@testable import TicketKit

/// One batch that eight tasks read at once; `Scripts/sanitize` runs it under the thread sanitizer.
@Suite struct ConcurrentReadingTests {
  private static let layout = """
    envelope row "$['k']" items "$['data']"
    zone "Asia/Shanghai"
    kind "a" id 0 match "1"
    embedded "$['e']"
    string "$['s']"
    decimal "$['d']"
    money "$['m']" minor currencyAt "$['c']"
    date "$['t']" format "yyyy-MM-dd HH:mm:ss" shown "Europe/Paris"
    enum "$['x']" case "used" "1"
    list-string "$['l']" html
    integer "$['e']['n']"
    rate "$['r']" as tenthsPaid
    kind "b" has "$['s']"
    string "$['s']"
    """

  private static func response(_ count: Int) -> Data {
    let rows = (0..<count).map { row in
      row % 5 == 4
        ? "{\"k\":9,\"s\":\"b\(row)\"}"
        : row % 7 == 6
          ? "{\"k\":1,\"s\":\"bad\",\"d\":\"x\",\"e\":\"{\"}"
          : """
          {"k":1,"s":"满\\u6ee1\(row)","d":\(row).25,"m":\(row),"c":"\(["CNY", "JPY"][row % 2])",
          "t":"2026-11-30 10:00:00","x":\(row % 2),"l":["<b>a</b>","b"],"e":"{\\"n\\":\(row)}","r":8.5}
          """
    }
    return Data("{\"data\":[\(rows.joined(separator: ","))],\"total\":\(count)}".utf8)
  }

  private static func text(_ batch: TicketBatch) -> String {
    var text = ""
    for (ticket, record) in zip(batch.tickets, batch.records) {
      text += ticket.id + record.string(0) + ticket.accessibilityLabel
      guard record.kind == 0 else { continue }
      text += record.text(
        0, " ", 1, .number(1, "#,##0.00"), .currency(2), .symbol(2), 2, .date(3, "yyyy年M月d日 EEE"),
        4,
        .list(5), .join(5, "·"), 6, .rate(7, .percentOff), .number(7, "0%"))
      text += record.detached().at(Date(timeIntervalSince1970: 0)).text(0, 6)
    }
    for issue in batch.issues { text += issue.description + String(issue.rawRow.count) }
    return text + (batch.value(at: "total")?.string ?? "")
  }

  @Test func eightTasksReadOneBatch() async throws {
    let batch = try decode(Self.response(300), Self.layout)
    let expected = Self.text(try decode(Self.response(300), Self.layout))
    #expect(batch.tickets.count > 200)
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { Self.text(batch) } }
      for await text in group { #expect(text == expected) }
    }
  }

  @Test func eightTasksDecodeWithOneLayout() async throws {
    let layout = TicketLayout("layout 1\n" + Self.layout)
    let context = TicketContext(locale: "zh_CN", timeZone: "UTC", now: { testInstant })
    let json = Self.response(100)
    let counts = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let decoder = ResponseDecoder(layout: layout, context: context, isCancellable: true)
          return try? decoder.batch(of: json) { RowTicket(record: $0) }.tickets.count
        }
      }
      return await group.reduce(into: [Int?]()) { $0.append($1) }
    }
    #expect(counts.count == 8)
    #expect(Set(counts).count == 1 && counts[0] ?? 0 > 60)
  }

  @Test func eightTasksUseOneDecoder() async throws {
    let decoder = TicketDecoder(ShopFactory.self, TravelFactory.self)
    let json = Data(#"{"data":[{"type":"gift","id":1},{"type":10,"e":"{\"x\":7}"}]}"#.utf8)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { (try? await decoder.tickets(from: json))?.tickets.map(\.goodName) ?? [] }
      }
      for await names in group { #expect(names == ["1", "7"]) }
    }
  }
}
