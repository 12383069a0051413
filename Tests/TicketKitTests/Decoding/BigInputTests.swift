import Foundation
import Testing

@testable import TicketKit

/// Responses far beyond the usual size; `Scripts/big-inputs` runs them at full size and shows the
/// times, any other run at a twentieth of it.
///
/// What is asserted is what the work leaves behind: the entries of the table, the gaps that are
/// remembered, the bytes of texts in strings. They grow with the payload, or not at all.
@Suite(.serialized) struct BigInputTests {
  private static let size =
    ProcessInfo.processInfo.environment["TICKETKIT_BIG_INPUTS"] == nil
    ? 1 : 20

  private static let layout = """
    envelope response "$['t']" items "$['data']"
    kind "row" match "1"
    embedded "$['e']"
    string? "$['s']"
    integer? "$['n']"
    string? "$['e']['s']"
    kind "plain" match "2"
    string? "$['s']"
    integer? "$['n']"
    """

  /// Decodes a response and prints how long that took.
  private func decoded(_ name: String, _ json: Data, _ layout: String = layout) throws
    -> TicketBatch
  {
    let start = Date()
    let batch = try decode(json, layout)
    let seconds = Date().timeIntervalSince(start)
    if Self.size > 1 {
      let megabytes = Double(json.count) / 1e6
      let figures = [megabytes, seconds, seconds * 1e9 / Double(json.count)]
      let texts = figures.map { String(($0 * 100).rounded() / 100) }
      print("big-inputs: \(name): \(texts[0]) MB in \(texts[1]) s, \(texts[2]) ns per byte")
    }
    return batch
  }

  private func response(_ kind: Int, _ rows: some Sequence<String>) -> Data {
    var json = Data("{\"t\":\(kind),\"data\":[".utf8)
    var isFirst = true
    for row in rows {
      if !isFirst { json.append(0x2C) }
      isFirst = false
      json.append(contentsOf: row.utf8)
    }
    json.append(contentsOf: "]}".utf8)
    return json
  }

  @Test func aHundredMegabytes() throws {
    for part in [10, 1] {
      let count = 20_000 * Self.size / part
      let text = String(repeating: "满100元可用。", count: 12)
      let json = response(
        2, (0..<count).lazy.map { "{\"s\":\"\(text)\",\"x\":[\($0)],\"n\":\($0)}" })
      let batch = try decoded("rows", json)
      #expect(batch.tickets.count == count)
      #expect(batch.records.last?.integer(1) == count - 1)
      #expect(batch.document.table.entries.count == count * 4)
    }
  }

  @Test func oneStringOfFiftyMegabytes() throws {
    for part in [10, 1] {
      let count = 2_500_000 * Self.size / part
      let text = String(repeating: "a", count: count)
      for json in ["{\"s\":\"\(text)\"}", "{\"x\":\"\(text)\",\"s\":\"\\u0061\"}"] {
        let batch = try decoded("one string", response(2, [json]))
        #expect(batch.records.first?.string(0).hasPrefix("a") == true)
        #expect(batch.document.table.entries.count == 4)
      }
      let embedded = try decoded(
        "one text", response(1, ["{\"e\":\"{\\\"s\\\":\\\"\(text)\\\"}\"}"]))
      #expect(embedded.records.first?.string(2).utf8.count == count)
      #expect(embedded.document.text.inner.count == count + 8)
    }
  }

  @Test func aMillionRows() throws {
    for part in [10, 1] {
      let count = 50_000 * Self.size / part
      let batch = try decoded("short rows", response(2, repeatElement("{\"n\":1}", count: count)))
      #expect(batch.tickets.count == count)
      #expect(batch.document.table.entries.count == count * 4)
      let bad = try decoded("bad rows", response(2, repeatElement("{\"n\":{}}", count: count)))
      #expect(bad.issues.count == count)
      #expect(bad.document.table.entries.count == count * 2)
      let texts = try decoded(
        "texts", response(1, repeatElement(#"{"e":"{\"s\":1}"}"#, count: count)))
      #expect(texts.tickets.count == count)
      #expect(texts.document.text.inner.count == count * 7)
      // Slow here alone: Swift Testing keeps a backtrace of every error that is thrown.
      let broken = try decoded(
        "broken texts", response(1, repeatElement(#"{"e":"{\"s\":1"}"#, count: count)))
      #expect(broken.issues.count == count)
      #expect(broken.document.text.inner.count == 0)
    }
  }

  @Test func fiveHundredAndTwelveLevels() throws {
    let deep = String(repeating: "[{\"a\":", count: 254) + "1" + String(repeating: "}]", count: 254)
    for part in [10, 1] {
      let count = 500 * Self.size / part
      let row = "{\"x\":\(deep),\"n\":7}"
      let batch = try decoded("levels", response(2, repeatElement(row, count: count)))
      #expect(batch.records.map { $0.integer(1) } == Array(repeating: 7, count: count))
    }
    let deeper = String(repeating: "[", count: 600_000 * Self.size)
    #expect(throws: TicketDecodingError.self) {
      try decode(Data("{\"t\":2,\"data\":[{\"x\":\(deeper)".utf8), Self.layout)
    }
  }

  @Test func tenThousandUnknownKeysARow() throws {
    for part in [10, 1] {
      let count = 10 * Self.size / part
      // Equal keys in every row, and other keys in every row.
      for isFresh in [false, true] {
        let rows = (0..<max(count, 1)).lazy.map { row in
          let keys = (0..<10_000).map { "\"k\(isFresh ? row * 10_000 + $0 : $0)\":\($0 % 10)" }
          return "{\(keys.joined(separator: ",")),\"n\":\(row)}"
        }
        let batch = try decoded("unknown keys", response(2, rows))
        #expect(batch.records.map { $0.integer(1) } == Array(0..<max(count, 1)))
      }
    }
  }

  @Test func manyKindsByKeys() throws {
    let kinds = (0..<200).map { "kind \"k\($0)\" has \"$['k\($0)']\"\ninteger \"$['k\($0)']\"" }
    let layout = "envelope items \"$['data']\"\n" + kinds.joined(separator: "\n")
    for part in [10, 1] {
      let count = 10_000 * Self.size / part
      let rows = (0..<count).lazy.map { "{\"id\":1,\"k\($0 % 200)\":\($0)}" }
      let batch = try decoded("kinds by keys", response(0, rows), layout)
      #expect(batch.tickets.count == count)
      #expect(batch.document.table.entries.count == count * 3)
    }
  }
}
