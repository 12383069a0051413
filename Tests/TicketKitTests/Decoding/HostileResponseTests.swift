import Foundation
import Testing

@testable import TicketKit

@Suite struct HostileResponseTests {
  private static let layout = """
    envelope response "$['modelType']" items "$['data']"
    zone "Asia/Shanghai"
    kind "a" id 0 match "1" "x"
    string "$['s']" "$['n']['s']" absent "-"
    bool? "$['b']" invalid
    integer "$['i']" default 3 invalid
    decimal? "$['n']['d']" "$['l'][-1]" invalid
    date? "$['t']" format "iso8601" invalid
    date? "$['p']" format "yyyy-MM-dd HH:mm:ss" endOfDay invalid
    date? "$['m']" format "milliseconds" invalid
    enum? "$['e']" case "x" "1" case "y" "2" "zwei" invalid
    kind "b" match "2"
    string? "$['s']"
    """
  private static let perRow = layout.replacingOccurrences(
    of: "response \"$['modelType']\"", with: "row \"$['k']\"")

  private static let seed = """
    {"modelType":1,"page":{"total":2},"data":[
    {"k":1,"s":"满100元\\u6ee1\\ud83c\\udfab","b":"yes","i":12,"n":{"d":10.50,"s":"y"},"l":[1,2,3],
    "t":"2026-11-30T10:00:00.123+08:00","p":"2026-11-30 23:59:59","m":1798732799000,"e":"zwei"},
    {"k":"1","s":null,"b":0,"i":"x","n":{"s":"alt","d":"1e5"},"l":[],"t":"2026-02-30","e":1},
    {"s":"满","k":2,"n":{},"m":-1.5,"e":3},
    null,{"k":1,"s":"last","i":1e400,"z":[[{}],{"s":[]}]}]}
    """

  /// Reads everything there is to read.
  private func readAll(_ batch: TicketBatch) -> Int {
    var length = 0
    for record in batch.records + batch.records.prefix(2).map({ $0.detached() }) {
      length += record.id.utf8.count
      for field in 0..<9 {
        length +=
          record.text("·", .field(field), .number(field, "#,##0.00"), .date(field, "yyyy"))
          .utf8.count
        length += record.string(field).utf8.count + record.integer(field) % 2
        length += record.bool(field) ? 1 : 0
        length += record.decimal(field) > 0 ? 1 : 0
        length += record.date(field) > record.now ? 1 : 0
        length += record.enumCase(field) ?? 0
      }
    }
    for issue in batch.issues {
      length += issue.description.utf8.count + issue.rawRow.count
    }
    return length + (batch.value(at: "page.total")?.integer ?? 0) % 2
  }

  @Test func theSeedIsWhatItShouldBe() throws {
    let batch = try decode(Self.seed, Self.layout)
    #expect(batch.records.map(\.row) == [0, 1, 2, 4])
    #expect(batch.records[0].text(0) == "满100元满🎫")
    #expect(batch.records[1].text(0, 2, 3) == "alt3100000")
    #expect(readAll(batch) > 0)
    #expect(try decode(Self.seed, Self.perRow).records.map(\.kind) == [0, 0, 1, 0])
  }

  @Test(arguments: testSeeds(8)) func nothingTrapsOnDamagedBytes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "true", "1e999", "-",
      "99999999999999999999999999999999999999999999", "0.1e-400", "\"data\":", "\"k\":", "\u{FEFF}",
      "\"s\":\"\\udc00\"", "满", " ", "\n", "\"\"", "{}", "[]", "1", "\"n\":{\"d\":",
    ]
    for _ in 0..<150 {
      var bytes = Array(Self.seed.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, index + Int.random(in: 0...12, using: &random))
        let piece = pieces.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index..<end)
        case 2: bytes.replaceSubrange(index..<end, with: Array(piece.utf8))
        default: bytes.insert(contentsOf: bytes[index..<end], at: index)
        }
      }
      let isJSON = jsonFault(bytes) == nil
      for layout in [Self.layout, Self.perRow] {
        do {
          let batch = try decode(Data(bytes), layout)
          #expect(isJSON)
          _ = readAll(batch)
        } catch TicketDecodingError.notJSON(let line, let column, let offset, _) {
          #expect(!isJSON)
          #expect(line > 0 && column > 0 && (0...bytes.count).contains(offset))
        } catch TicketDecodingError.noRows(_, _, _) {
          #expect(isJSON)
        } catch {
          Issue.record(error)
        }
      }
    }
  }

  @Test func everyTruncationIsAnError() {
    let bytes = Array(Self.seed.utf8)
    for length in 0..<bytes.count {
      #expect(throws: TicketDecodingError.self) { try decode(Data(bytes[..<length]), Self.layout) }
    }
  }

  /// json-swift#55.
  @Test func hugeNumbersGiveIssuesAndNothingTraps() throws {
    let huge = [
      "1e300", "1e999999999", "-1e999999999", "1e-999999999", "9223372036854775808",
      "1e9223372036854775808", String(repeating: "9", count: 5_000),
      "0." + String(repeating: "0", count: 5_000) + "1", "1" + String(repeating: "0", count: 400),
    ]
    for number in huge {
      for json in [number, "\"\(number)\""] {
        let batch = try decode(
          "{\"modelType\":1,\"data\":[{\"s\":\(json),\"i\":\(json),\"l\":[\(json)],\"m\":\(json)}]}",
          Self.layout)
        #expect(batch.records.map { $0.string(0) } == [number])
        _ = readAll(batch)
      }
    }
    for json in ["NaN", "Infinity", "-Infinity"] {
      #expect(throws: TicketDecodingError.self) {
        try decode("{\"modelType\":1,\"data\":[{\"i\":\(json)}]}", Self.layout)
      }
      let text = try decode(
        "{\"modelType\":1,\"data\":[{\"s\":1,\"i\":\"\(json)\"}]}", Self.layout)
      #expect(text.issues.map(\.code) == [.wrongType])
    }
  }

  @Test func aStringMayHave50Megabytes() throws {
    let long = String(repeating: "满a", count: 12_500_000)
    let batch = try decode("{\"modelType\":1,\"data\":[{\"s\":\"\(long)\"}]}", Self.layout)
    #expect(batch.records.first?.string(0).utf8.count == 50_000_000)
    let wrong = try decode(
      "{\"modelType\":1,\"data\":[{\"s\":1,\"i\":\"\(long)\"}]}", Self.layout)
    #expect((wrong.issues.first?.found.count ?? 0) < 60)
  }

  @Test func manyShortRowsAreReadInTheirOwnRoom() throws {
    let rows = Array(repeating: "{}", count: 200_000).joined(separator: ",")
    let batch = try decode("{\"data\":[\(rows)],\"modelType\":2}", Self.layout)
    #expect(batch.tickets.count == 200_000)
    let bad = try decode("{\"data\":[\(rows)],\"modelType\":1}", Self.layout)
    #expect(bad.tickets.isEmpty)
    #expect(bad.issues.count == 200_000)
    #expect(MemoryLayout<TicketIssue>.stride <= 48)
  }

  @Test func repeatedItemsAreReadInLinearTime() throws {
    let items = Array(repeating: "\"data\":[{\"s\":\"x\"}]", count: 20_000)
    let batch = try decode("{\"modelType\":2,\(items.joined(separator: ","))}", Self.layout)
    #expect(batch.tickets.count == 1)
  }
}
