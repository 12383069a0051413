import Testing
import TicketKit
import TicketSchema

@testable import TicketPreview

@Suite struct PreviewPageTests {
  @Test func ticketsStandUnderTheirKindsInTheCatalogsOrder() throws {
    let page = PreviewPage.html(
      for: [response([ticket(1, row: 0, "B0"), ticket(0, row: 1, "A1"), ticket(1, row: 2, "B2")])],
      catalog: catalog)
    let places = try ["id=\"kind-0\"", ">A1<", "id=\"kind-1\"", ">B0<", ">B2<", "id=\"issues\""]
      .map { text in try #require(page.firstRange(of: text)?.lowerBound, "\(text) is missing") }
    #expect(places == places.sorted())
    #expect(page.contains("Every row fits its schema."))
  }

  @Test func aKindWithoutTicketsHasNoSection() {
    let page = PreviewPage.html(for: [response([ticket(1, row: 0, "B0")])], catalog: catalog)
    #expect(!page.contains("id=\"kind-0\""))
  }

  @Test func aPageWithoutTicketsSaysSo() {
    #expect(PreviewPage.html(for: [], catalog: catalog).contains("No row gave a ticket."))
  }

  @Test func textsOfPayloadsAndSchemasAreEscaped() {
    let text = "<script>alert(\"1\")</script>"
    let page = PreviewPage.html(
      for: [
        PreviewResponse(
          file: text, tickets: [ticket(0, row: 0, text, id: text)], issues: []),
        PreviewResponse(file: text, tickets: [], issues: []),
      ],
      catalog: TicketCatalog(settings: .standard, kinds: [Self.kind("a", summary: text)]),
      locale: "\"><script>")
    #expect(!page.contains("<script"))
    #expect(page.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"))
  }

  @Test func filesAreNamedWhereThereAreSeveral() {
    let page = PreviewPage.html(
      for: [
        PreviewResponse(file: "one two.json", tickets: [ticket(0, row: 0, "A")], issues: []),
        PreviewResponse(file: "<3>.json", tickets: [ticket(0, row: 0, "B")], issues: []),
      ], catalog: catalog)
    #expect(page.contains("<bdi>one two.json</bdi>, row 0"))
    #expect(page.contains("<bdi>&lt;3&gt;.json</bdi>, row 0"))
    // Of several files only one may have given a response: it is named all the same.
    let rest = PreviewPage.html(
      for: [PreviewResponse(file: "one.json", tickets: [ticket(0, row: 0, "A")], issues: [])],
      catalog: catalog)
    #expect(rest.contains("<bdi>one.json</bdi>, row 0"))
    let alone = PreviewPage.html(for: [response([ticket(0, row: 0, "A")])], catalog: catalog)
    #expect(alone.contains("<p class=\"source\">row 0"))
  }

  private let catalog = TicketCatalog(
    settings: .standard, kinds: [Self.kind("a"), Self.kind("b")])

  private static func kind(_ name: String, summary: String? = nil) -> TicketKind {
    TicketKind(
      name: name, typeName: name.uppercased() + "Ticket", schemaPath: name + ".yaml",
      summary: summary, match: .values([name]), idField: nil, fields: [], display: [])
  }

  private func response(_ tickets: [PreviewTicket]) -> PreviewResponse {
    PreviewResponse(file: nil, tickets: tickets, issues: [])
  }

  private func ticket(_ kind: Int, row: Int, _ name: String, id: String? = nil) -> PreviewTicket {
    PreviewTicket(
      kind: kind, type: catalog.kinds[kind].name, row: row, id: id,
      properties: [
        .init(name: "backgroundImageName", value: .text("common")),
        .init(name: "goodName", value: .text(name)),
        .init(name: "effectCondition", value: .text(name)),
        .init(name: "deadline", value: .text(name)),
        .init(
          name: "perferential",
          value: .styled(StyledText(runs: [.init(name, style: TextStyle(name: name, size: 12))]))),
        .init(name: "isMuted", value: .flag(true)),
      ])
  }
}
