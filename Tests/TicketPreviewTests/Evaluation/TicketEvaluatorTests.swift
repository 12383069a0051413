import Foundation
import Testing
import TicketKit
import TicketPreview
import TicketSchema

/// The values of properties by name, as texts; a flag is `true` or `false`.
private func texts(_ ticket: PreviewTicket) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: ticket.properties.map { property in
      switch property.value {
      case .text(let text): (property.name, text)
      case .styled(let text): (property.name, text.plainText)
      case .flag(let flag): (property.name, "\(flag)")
      }
    })
}

@Suite struct TicketEvaluatorTests {
  private func response(
    _ catalog: TicketCatalog, _ json: String, locale: String? = nil, timeZone: String? = nil
  ) throws -> PreviewResponse {
    let context = TicketContext(
      catalog.settings, locale: locale, timeZone: timeZone, now: TestCatalog.noon)
    return try TicketEvaluator(catalog: catalog, context: context)
      .response(Data(json.utf8), file: "a.json")
  }

  @Test func aCouponShowsWhatItsSchemaSays() throws {
    let response = try response(
      TestCatalog.folder("schemas"),
      """
      {"modelType": 1, "data": [null, {
        "ticketId": "A7", "goodName": "新人礼", "overdue": 0, "ticketMoney": "20.50",
        "minLimitMoney": 100, "deadline": "2026-12-31"}]}
      """)
    #expect(response.file == "a.json")
    #expect(response.issues.map(\.code) == [.notAnObject])
    let ticket = try #require(response.tickets.first)
    #expect(response.tickets.count == 1)
    #expect(ticket.kind == 1)
    #expect(ticket.type == "coupon")
    #expect(ticket.row == 1)
    #expect(ticket.id == "A7")
    #expect(
      ticket.properties.map(\.name) == [
        "backgroundImageName", "goodName", "effectCondition", "deadline", "perferential",
      ])
    #expect(
      texts(ticket) == [
        "backgroundImageName": "coupon_common", "goodName": "新人礼",
        "effectCondition": "· 满100元可用", "deadline": "· 兑换截止日期：2026-12-31",
        "perferential": "￥20.5",
      ])
    guard case .styled(let perferential) = ticket.properties[4].value else {
      Issue.record("perferential is not styled")
      return
    }
    let accent = TextColor(light: 0xFD6363, dark: 0xFD6363)
    #expect(
      perferential.runs == [
        .init("￥", style: TextStyle(name: "symbol", size: 16, color: accent)),
        .init("20.5", style: TextStyle(name: "amount", size: 32, weight: .bold, color: accent)),
      ])
  }

  @Test func onlyAKindWithAnIDFieldHasAnID() throws {
    let catalog = try TestCatalog.files([
      "plain.yaml": """
      match: 1
      fields: {name: string}
      display: {backgroundImageName: b, goodName: "{name}", effectCondition: "", deadline: ""}
      """
    ])
    let response = try response(catalog, #"{"modelType": 1, "data": [{"name": "x"}]}"#)
    #expect(response.tickets.map(\.id) == [nil])
    #expect(response.tickets.map(\.type) == ["plain"])
  }

  @Test func theContextStandsAboveTheSettings() throws {
    let catalog = try TestCatalog.files([
      "plain.yaml": """
      match: 1
      fields: {end: {type: date, format: iso8601}, n: decimal}
      display:
        backgroundImageName: [{when: end < now, text: over}, {text: common}]
        goodName: {zh: 券, de: Gutschein}
        effectCondition: "{n:#,##0.0}"
        deadline: "{end:yyyy-MM-dd HH:mm}"
      """
    ])
    let json = #"{"modelType": 1, "data": [{"end": "2026-11-30T12:00:01+08:00", "n": 1234.5}]}"#
    let zh = try response(catalog, json)
    #expect(
      texts(zh.tickets[0]) == [
        "backgroundImageName": "common", "goodName": "券", "effectCondition": "1,234.5",
        "deadline": "2026-11-30 12:00",
      ])
    let de = try response(catalog, json, locale: "de_DE", timeZone: "America/New_York")
    #expect(
      texts(de.tickets[0]) == [
        "backgroundImageName": "common", "goodName": "Gutschein", "effectCondition": "1.234,5",
        "deadline": "2026-11-29 23:00",
      ])
    let later = TicketContext(catalog.settings, now: TestCatalog.noon + 2)
    let over = try TicketEvaluator(catalog: catalog, context: later).response(Data(json.utf8))
    #expect(texts(over.tickets[0])["backgroundImageName"] == "over")
  }

  @Test func anOptionalPropertyIsAbsentWhereItsCaseReadsAnAbsentField() throws {
    let catalog = try TestCatalog.files([
      "plain.yaml": """
      match: 1
      fields: {flag: bool, note: string?, more: string?}
      display:
        backgroundImageName: ""
        goodName: ""
        effectCondition: ""
        deadline: ""
        first: [{when: flag, text: "{note}"}, {text: "{more}"}]
        second: [{when: flag, text: x}]
      """
    ])
    let response = try response(
      catalog,
      """
      {"modelType": 1, "data": [{"flag": true, "more": "m"}, {"flag": 0, "more": "m"},
        {"flag": true, "note": ""}]}
      """)
    #expect(
      response.tickets.map { texts($0)["first"] } == [nil, "m", ""])
    #expect(response.tickets.map { texts($0)["second"] } == ["x", nil, "x"])
  }

  @Test func comparisonsHoldAtTheirBounds() throws {
    let comparisons = ["==", "!=", "<", "<=", ">", ">="]
    let names = ["equal", "other", "less", "most", "more", "least"]
    let catalog = try TestCatalog.files([
      "ticketgen.yaml": "properties: {\(names.map { "\($0): flag" }.joined(separator: ", "))}",
      "plain.yaml": """
      match: {has: n}
      fields: {n: decimal}
      display:
        {backgroundImageName: "", goodName: "", effectCondition: "", deadline: "",
          \(zip(names, comparisons).map { "\($0): \"n \($1) 5\"" }.joined(separator: ", "))}
      """,
    ])
    let response = try response(catalog, #"{"data": [{"n": 4}, {"n": 5.0}, {"n": 6}]}"#)
    let holding = response.tickets.map { ticket in names.filter { texts(ticket)[$0] == "true" } }
    #expect(
      holding == [
        ["other", "less", "most"], ["equal", "most", "least"], ["other", "more", "least"],
      ])
  }

  @Test func whatIsNoResponseThrows() throws {
    let catalog = try TestCatalog.folder("schemas")
    let error = #expect(throws: TicketDecodingError.self) { try response(catalog, "{\n}}") }
    guard case .notJSON(let line, let column, let offset, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(line == 2 && column == 2 && offset == 3)
    #expect(throws: TicketDecodingError.self) { try response(catalog, "") }
    #expect(throws: TicketDecodingError.self) { try response(catalog, #"{"modelType": 1}"#) }
  }
}
