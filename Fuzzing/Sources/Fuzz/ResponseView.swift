import Foundation
import TicketKit
import TicketPreview
import TicketSchema

/// All that a catalog shows of a response.
struct ResponseView {
  /// 12:00 on 30 November 2026 in China.
  static let noon = Date(timeIntervalSince1970: 1_796_011_200)

  let catalog: TicketCatalog
  let evaluator: TicketEvaluator
  private let explainer: Explainer
  private let audit: AuditReport

  init(_ catalog: TicketCatalog) {
    self.catalog = catalog
    let context = TicketContext(catalog.settings, now: Self.noon)
    evaluator = TicketEvaluator(catalog: catalog, context: context)
    explainer = Explainer(catalog: catalog, context: context)
    do {
      audit = try AuditReport(catalog: catalog)
    } catch {
      fail("the layout cannot be read: \(error)")
    }
  }

  /// Reads a response, and compares what the preview reads with what the audit counts; nil where both
  /// cannot.
  @discardableResult
  func read(_ json: Data) -> PreviewResponse? {
    do {
      let response = try evaluator.response(json, file: "a.json")
      count(response, json)
      return response
    } catch {
      var audit = audit
      expect(
        (try? audit.add(json, from: source)) == nil, "audit reads what preview cannot: \(error)")
      return nil
    }
  }

  /// Shows a response in every form.
  func show(_ json: Data) {
    guard let response = read(json) else {
      return expect((try? explainer.text(for: json)) == nil, "explain reads what preview cannot")
    }
    expectJSON(PreviewJSON.text(for: [response]))
    for isColored in [false, true] {
      let drawing = PreviewTerminal.text(
        for: [response], catalog: catalog, columns: 40, isColored: isColored)
      expectPlain(isColored ? drawing.replacing(/\u{1B}\[[0-9;]*m/, with: "") : drawing)
    }
    let page = PreviewPage.html(for: [response, response], catalog: catalog)
    if let fault = HTMLText(page).fault { fail("the page: \(fault)") }
    do {
      expectPlain(try explainer.text(for: json))
    } catch {
      fail("explain cannot read what preview reads: \(error)")
    }
  }

  private var source: CaptureSource { CaptureSource(file: "a.json", line: nil, order: 0) }

  /// The audit counts what the preview shows.
  private func count(_ response: PreviewResponse, _ json: Data) {
    var audit = audit
    do {
      try audit.add(json, from: source)
    } catch {
      fail("audit cannot read what preview reads: \(error)")
    }
    expect(audit.tickets == response.tickets.count, "audit counts other tickets")
    let dropped = Set(response.issues.filter(\.dropsRow).map(\.row)).count
    expect(audit.rows == response.tickets.count + dropped, "a row is neither ticket nor issue")
    for code in TicketIssue.Code.allCases {
      let count = response.issues.count { $0.code == code }
      expect(audit.count(code) == count, "audit counts \(audit.count(code)) \(code), not \(count)")
    }
    expectPlain(audit.text())
    expectJSON(audit.json())
  }
}
