import Foundation
import Testing

@testable import TicketKit

@Suite struct TicketBatchTests {
  private let layout = """
    envelope response "$['t']" items "$['d']"
    kind "a" match "1"
    string "$['x']"
    """

  @Test func scalarsOutsideTheRowsAreRead() throws {
    let json = #"""
      {"t":1,"d":[{"x":1,"total":7}],"page":{"total":9007199254740993,"next":null,"pages":["a","b"]},
      "msg":"\u6ee1 ok","ok":"yes","sum":"10.50","x y":false,"msg":"last","flag":1}
      """#
    let batch = try decode(json, layout)
    #expect(batch.value(at: "$.page.total")?.integer == 9_007_199_254_740_993)
    #expect(batch.value(at: "page.total")?.string == "9007199254740993")
    #expect(batch.value(at: "$['page']['pages'][-1]")?.string == "b")
    #expect(batch.value(at: "msg")?.string == "last")
    #expect(batch.value(at: "ok")?.bool == true)
    #expect(batch.value(at: "flag")?.bool == true)
    #expect(batch.value(at: "sum")?.decimal == Decimal(string: "10.5"))
    #expect(batch.value(at: "['x y']")?.bool == false)
    #expect(batch.value(at: "['x y']")?.string == nil)
    #expect(batch.value(at: "msg")?.integer == nil)
    for path in ["page", "page.next", "d", "none", "page.total.x", "$..", "", "page.pages"] {
      #expect(batch.value(at: path) == nil, "\(path)")
    }
    // Inside the rows it finds values as well.
    #expect(batch.value(at: "d[0].total")?.integer == 7)
  }

  @Test func aValueOutlivesItsBatch() throws {
    let value = try decode(
      #"{"t":1,"d":[],"msg":"a text that stays, long enough for a heap block of its own"}"#, layout
    ).value(at: "msg")
    #expect(value?.string == "a text that stays, long enough for a heap block of its own")
  }

  @Test func aBatchMayBeSeenAtAnotherInstant() throws {
    let batch = try decode(#"{"t":1,"d":[{"x":1},{},{"x":2}],"n":5}"#, layout)
    let later = batch.at(Date(timeIntervalSince1970: 77))
    #expect(later.records.map(\.now) == [77, 77].map(Date.init(timeIntervalSince1970:)))
    #expect(batch.records.map(\.now) == [testInstant, testInstant])
    #expect(later.records.map(\.row) == [0, 2])
    #expect(later.issues == batch.issues)
    #expect(later.value(at: "n")?.integer == 5)
  }

  @Test func theClockIsReadOncePerBatch() throws {
    let clock = Clock()
    let context = TicketContext(locale: "zh_CN", timeZone: "UTC", now: { clock.next() })
    let decoder = ResponseDecoder(
      layout: TicketLayout("layout 1\n" + layout), context: context, isCancellable: false)
    let json = Data(#"{"t":1,"d":[{"x":1},{"x":2}]}"#.utf8)
    #expect(
      try decoder.batch(of: json) { RowTicket(record: $0) }.records.map(\.now)
        == [1, 1].map(Date.init(timeIntervalSince1970:)))
    #expect(
      try decoder.batch(of: json) { RowTicket(record: $0) }.records.map(\.now)
        == [2, 2].map(Date.init(timeIntervalSince1970:)))
  }

  private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var readings = 0.0

    func next() -> Date {
      lock.withLock {
        readings += 1
        return Date(timeIntervalSince1970: readings)
      }
    }
  }

  @Test func manyRowsKeepTheirOrderAndNumbers() throws {
    let rows = (0..<1_000).map { $0 % 7 == 3 ? "null" : "{\"x\":\"v\($0)\"}" }
    let batch = try decode(#"{"t":1,"d":[\#(rows.joined(separator: ","))]}"#, layout)
    let expected = (0..<1_000).filter { $0 % 7 != 3 }
    #expect(batch.records.map(\.row) == expected)
    #expect(batch.records.map { $0.string(0) } == expected.map { "v\($0)" })
    #expect(batch.issues.map(\.row) == (0..<1_000).filter { $0 % 7 == 3 })
  }

  @Test func blocksWithoutTicketsAreSkipped() throws {
    let rows = Array(repeating: "0", count: 200) + ["{\"x\":\"end\"}"]
    let batch = try decode(#"{"t":1,"d":[\#(rows.joined(separator: ","))]}"#, layout)
    #expect(batch.records.map(\.row) == [200])
    #expect(batch.records.map { $0.string(0) } == ["end"])
  }
}
