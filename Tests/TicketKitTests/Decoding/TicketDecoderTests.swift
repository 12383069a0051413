import Foundation
import Testing

@testable import TicketKit

/// Kinds that live in several modules.
@Suite struct TicketDecoderTests {
  private let decoder = TicketDecoder(ShopFactory.self, TravelFactory.self)

  private func lines(_ batch: TicketBatch) -> [String] {
    var lines = batch.tickets.compactMap { $0 as? ModuleTicket }.map { ticket in
      (ticket.record.row, "\(ticket.module) \(ticket.type.rawValue) \(ticket.goodName)")
    }
    lines += zip(batch.issues, batch.issueLines).map { ($0.row, $1) }
    return lines.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private let response = Data(
    """
    {"data":[{"type":"gift","id":"g1"},{"type":"flight","price":5,"currency":"JPY"},
    {"type":9,"title":"t","e":"{\\"x\\":1}"},{"type":10,"e":"{\\"x\\":7}"},{"type":"shared","id":1},
    {"type":"none","key":"k"},{"type":"none"},{"key":"k2"},{},7,{"type":10,"e":"{"},
    {"type":"flight","price":5,"currency":"RMB"},{"type":"gift"}],"total":13}
    """.utf8)

  private let expected = [
    "shop gift g1", "travel flight 5", "shop coupon t", "travel coupon 7",
    "ambiguous-type $['data'][4]['type']", "travel keyed k", "travel other ", "travel keyed k2",
    "missing-type $['data'][8]['type']", "not-an-object $['data'][9]",
    "wrong-type $['data'][10]['e']", "wrong-type $['data'][11]['currency']",
    "missing $['data'][12]['id']",
  ]

  @Test func everyFactoryMakesItsOwnTickets() throws {
    let batch = try decoder.decode(response)
    #expect(lines(batch) == expected)
    #expect(batch.value(at: "total")?.integer == 13)
    let ids = batch.tickets.map(\.id)
    #expect(ids == ["g1", "1", "2", "3", "5", "6", "7"])
    #expect(batch.tickets[1].effectCondition == "JP¥5")
  }

  @Test func recordsAreCheckedByTheLayoutOfTheirFactory() throws {
    let batch = try decoder.decode(response)
    let records = batch.tickets.compactMap { ($0 as? ModuleTicket)?.record }
    let coupon = TicketType(rawValue: "coupon")
    #expect(records[2].isChecked(by: ShopFactory.layout, as: coupon))
    #expect(!records[2].isChecked(by: TravelFactory.layout, as: coupon))
    #expect(records[2].isChecked(by: ShopFactory.layout))
    #expect(!records[2].isChecked(by: TravelFactory.layout))
    #expect(records[3].isChecked(by: TravelFactory.layout, as: coupon))
    #expect(!records[3].isChecked(by: ShopFactory.layout, as: coupon))
    #expect(ShopFactory.admits(records[2], as: "coupon"))
    #expect(!ShopFactory.admits(records[2], as: "gift"))
    #expect(!ShopFactory.admits(records[3], as: "coupon"))
    #expect(ShopFactory.ticket(for: records[3]) == nil)
    #expect(records[3].detached().isChecked(by: TravelFactory.layout, as: coupon))
    #expect(records[3].detached().integer(0) == 7)
    #expect(records[2].kind == 1)
    #expect(records[3].kind == 1)
  }

  @Test func anAmbiguousDiscriminatorNamesItsKinds() throws {
    let issue = try #require(try decoder.decode(response).issues.first)
    #expect(issue.code == .ambiguousType)
    #expect(issue.found == "what gift, flight claim")
    #expect(issue.dropsRow)
  }

  /// KarrotCodableKit#29: one outcome whatever the entry.
  @Test func everyEntryGivesTheSameOutcome() async throws {
    #expect(lines(try await decoder.tickets(from: response)) == expected)
    let handed = await withCheckedContinuation { continuation in
      decoder.analyse(response) { continuation.resume(returning: $0) }
    }
    #expect(lines(try handed.get()) == expected)
    let fault = TicketDecodingError.notJSON(
      line: 1, column: 2, offset: 1, reason: "a member name in quotes is expected")
    #expect(throws: fault) { try decoder.decode(Data("{]".utf8)) }
    await #expect(throws: fault) { try await decoder.tickets(from: Data("{]".utf8)) }
    let failed = await withCheckedContinuation { continuation in
      decoder.analyse(Data("{]".utf8)) { continuation.resume(returning: $0) }
    }
    #expect(throws: fault) { try failed.get() }
    let cancelled = Task { [decoder, response] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await decoder.tickets(from: response)
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test func oneFactoryAloneGivesWhatItGivesItself() throws {
    for json in [response, Data(#"{"data":{"type":"gift","id":5}}"#.utf8)] {
      let alone = try TicketDecoder(ShopFactory.self).decode(json)
      let own = try ShopFactory.decode(json)
      #expect(lines(alone) == lines(own))
      #expect(alone.issues == own.issues)
      // A factory that is given twice does not compete with itself.
      let twice = try TicketDecoder([ShopFactory.self, ShopFactory.self]).decode(json)
      #expect(lines(twice) == lines(own))
    }
  }

  @Test func theEnvelopeAndTheSettingsAreTheFirstOnes() throws {
    let decoder = TicketDecoder(TravelFactory.self, ShopFactory.self)
    #expect(decoder.context.locale.identifier.hasPrefix("en"))
    let batch = try decoder.decode(
      Data(#"{"modelType":"gift","rows":[{"id":"a"},{"id":"b"}],"data":[{"type":9}]}"#.utf8))
    #expect(lines(batch) == ["shop gift a", "shop gift b"])
    let shared = try decoder.decode(
      Data(#"{"rows":[{"id":"a","key":"k"}],"modelType":"shared"}"#.utf8))
    #expect(lines(shared) == ["ambiguous-type $['rows'][0]"])
    #expect(shared.issues.first?.found == "what flight, gift claim")
    let keyed = try decoder.decode(Data(#"{"modelType":0,"rows":[{"key":"k"},{}]}"#.utf8))
    #expect(lines(keyed) == ["travel keyed k", "travel other "])
  }

  @Test func rowsThatTwoFactoriesWantAreAmbiguous() throws {
    let decoder = TicketDecoder([ShopFactory.self, TravelFactory.self, RivalFactory.self])
    let json =
      #"{"data":[{"type":0,"key":1},{"type":0,"key":1,"rival":2},{"type":0},{"type":9,"title":3}]}"#
    let batch = try decoder.decode(Data(json.utf8))
    #expect(
      lines(batch) == [
        "travel keyed 1", "ambiguous-type $['data'][1]['type']",
        "ambiguous-type $['data'][2]['type']", "shop coupon 3",
      ])
    #expect(batch.issues.map(\.found) == ["what keyed, rival claim", "what other, rest claim"])
  }

  @Test func manyRowsOfManyFactories() throws {
    let rows = (0..<1_000).map { row in
      row % 3 == 0
        ? "{\"type\":\"gift\",\"id\":\(row)}"
        : row % 3 == 1
          ? "{\"type\":10,\"e\":\"{\\\"x\\\":\(row)}\"}" : "{\"type\":9,\"title\":\(row)}"
    }
    let batch = try decoder.decode(Data("{\"data\":[\(rows.joined(separator: ","))]}".utf8))
    #expect(batch.issues.isEmpty)
    #expect(batch.tickets.map(\.goodName) == (0..<1_000).map(String.init))
    #expect(
      batch.tickets.map(\.backgroundImageName)
        == (0..<1_000).map { $0 % 3 == 1 ? "travel" : "shop" })
  }

  @Test func withoutFactoriesNothingIsDecoded() {
    #expect(throws: TicketDecodingError.layout(reason: "there are no factories")) {
      try TicketDecoder([]).decode(response)
    }
  }
}
