import Foundation
import FullTickets
import HostileTickets
import MixedTickets
import Testing
import TicketKit
import TicketPreview
import TicketSchema

/// The evaluator beside compiled output: `Scripts/differential` does this with random schemas.
@Suite struct CompiledAgreementTests {
  private func compare(
    _ folder: String, _ json: Data, locale: String = "zh_CN",
    _ decode: (Data, TicketContext) throws -> TicketBatch,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let catalog = try TestCatalog.folder(folder)
    let context = TicketContext(
      locale: locale, timeZone: "Asia/Shanghai", now: { TestCatalog.noon })
    let batch = try decode(json, context)
    let response = try TicketEvaluator(catalog: catalog, context: context).response(json)
    #expect(response.issues == batch.issues, sourceLocation: sourceLocation)
    #expect(response.tickets.count == batch.tickets.count, sourceLocation: sourceLocation)
    for (preview, ticket) in zip(response.tickets, batch.tickets) {
      #expect(preview.type == ticket.type.rawValue, sourceLocation: sourceLocation)
      let hasID = catalog.kinds[preview.kind].idField != nil
      #expect(preview.id == (hasID ? ticket.id : nil), sourceLocation: sourceLocation)
      var names = Set(ProtocolProperty.allCases.map(\.rawValue))
      var values: [String: PreviewValue] = [
        "backgroundImageName": .text(ticket.backgroundImageName),
        "goodName": .text(ticket.goodName),
        "effectCondition": .text(ticket.effectCondition),
        "deadline": .text(ticket.deadline),
      ]
      if let perferential = ticket.perferential { values["perferential"] = .styled(perferential) }
      if let ticket = ticket as? any FullTickets.ProjectTicket {
        names.formUnion(catalog.settings.properties.map(\.name))
        values["caption"] = .text(ticket.caption)
        values["badge"] = ticket.badge.map { .text($0) }
        values["headline"] = .styled(ticket.headline)
        values["ribbon"] = ticket.ribbon.map { .styled($0) }
        values["isMuted"] = .flag(ticket.isMuted)
        values["default"] = ticket.default.map { .text($0) }
        values["sale-price"] = ticket.salePrice.map { .text($0) }
      }
      // A kind's own properties have no protocol to be read by.
      let own = preview.properties.filter { names.contains($0.name) }
      #expect(
        Dictionary(uniqueKeysWithValues: own.map { ($0.name, $0.value) }) == values,
        sourceLocation: sourceLocation)
    }
    return batch.tickets.count
  }

  @Test func mixedRows() throws {
    let json = Data(
      """
      {"page": {"total": 11, "rows": [
        {"meta": {"kind": 1}, "ticketId": 9007199254740993, "names": {"zh": "新人券"},
         "amount": "10.50", "limit": 0, "end": "2026-12-31 23:59:59"},
        {"name": "饮品", "rate": 8.5, "count": 1234, "ends": "2026-12-31", "meta": {"kind": "2"}},
        {"meta": {"kind": 99}}, null, {"meta": {"kind": 3}, "status": 0},
        {"meta": {"kind": 3}, "name": "豆浆", "status": 9, "until": 1798732799000},
        {"meta": {"kind": 2}, "name": "茶", "rate": "8折", "count": "0"}
      ]}}
      """.utf8)
    for locale in ["zh_CN", "de_DE", "ar_EG"] {
      let count = try compare("Tests/Fixtures/Mixed/schemas", json, locale: locale) {
        try MixedTickets.TicketFactory.decode($0, context: $1)
      }
      #expect(count == 4)
    }
  }

  @Test func theWholeLanguage() throws {
    let json = Data(
      #"""
      {"page": {"rows": [
        {"meta": {"kind": "amounts"}, "no": "A1", "title": "x", "fen": "1050", "points": 3,
         "price": {"amount": 500, "currency": "JPY"}, "limit": "-", "balance": -0.00},
        {"meta": {"kind": "amounts"}, "title": "x", "price": {"amount": 1, "currency": "?"}},
        {"meta": {"kind": "rates"}, "title": "半价", "zhe": 5, "negative": -20, "percentOff": 15},
        {"meta": {"kind": "rates"}, "title": "x", "zhe": 7, "negative": 20, "dates": [{},
         {"end": "2026-12-01"}]},
        {"meta": {"kind": "languages"}, "title": "é", "m": "20.0", "note": "\u0000", "over": 1},
        {"meta": {"kind": "languages"}, "title": "x", "m": 1e3},
        {"meta": {"kind": "lists"}, "title": "<b>x&amp;y</b>", "tags": ["<i>a</i>", null, 1],
         "ids": [1, "2"], "debts": 5, "states": [0, 9, "new"], "days": "mon"},
        {"meta": {"kind": "lists"}, "title": "x", "tags": [[]], "states": []},
        {"meta": {"kind": "@cash"}, "title": "x", "class": ["class", "some"], "ca.se": 0,
         "@in": 5, "c \"u\" r": "usd"},
        {"gift": {"code": 1, "name": "杯"}},
        {"voucher_description": "{\"name\": \"豆\", \"worth\": 5, \"end\": 1798668000}"},
        {"voucher_description": "{", "gift": {"code": 1, "name": 2}},
        {"meta": {"kind": "new"}, "over": "YES"}
      ]}}
      """#.utf8)
    for locale in ["zh_CN", "en_GB", "zh_Hant_TW", "ja_JP", "fr_FR"] {
      let count = try compare("Tests/Fixtures/Full/schemas", json, locale: locale) {
        try FullTickets.TicketFactory.decode($0, context: $1)
      }
      #expect(count == 10)
    }
  }

  @Test func hostileTexts() throws {
    let json = try Data(
      contentsOf: TestCatalog.repository.appendingPathComponent(
        "Tests/Fixtures/Hostile/payload.json"))
    let count = try compare("Tests/Fixtures/Hostile/schemas", json) {
      try HostileTickets.TicketFactory.decode($0, context: $1)
    }
    #expect(count == 2)
  }
}
