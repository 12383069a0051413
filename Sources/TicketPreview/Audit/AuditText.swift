import Diagnostics
import TicketKit
import TicketSchema

extension AuditReport {
  /// The report as tables for a terminal, with a line end behind it.
  package func text() -> String {
    var lines = [
      "\(counted(responses, "response")), \(counted(rows, "row")): "
        + "\(counted(tickets, "ticket")), \(counted(rows - tickets, "row")) left out"
    ]
    let codes = TicketIssue.Code.allCases.filter { count($0) > 0 }
    if !codes.isEmpty {
      lines.append(
        "issues: " + codes.map { "\($0.rawValue) \(count($0))" }.joined(separator: ", "))
    }
    for (number, kind) in kinds.enumerated() where kind.rows > 0 {
      lines.append("")
      lines += AuditTable(report: self, number: number).lines
    }
    let unseen = kinds.indices.filter { kinds[$0].rows == 0 }
    if !unseen.isEmpty {
      let names = unseen.map { catalog.kinds[$0].name }
      let more = names.count > Self.shownLimit ? ", and \(names.count - Self.shownLimit) more" : ""
      lines += [
        "", "no rows: " + names.prefix(Self.shownLimit).joined(separator: ", ") + more,
      ]
    }
    let unknown = unknownKinds.ranking
    if !unknown.isEmpty {
      let quoted = unknown.texts.map { (JSONValue.quoted($0.text), $0.count) }
      lines +=
        ["", "unknown kinds:"] + Self.lines(of: Ranking(texts: quoted, others: unknown.others))
    }
    return lines.map { visibleText($0) + "\n" }.joined()
  }

  /// The first of some counted texts, a line each, and what of them is left out.
  static func lines(of ranking: Ranking) -> [String] {
    let shown = ranking.texts.prefix(shownLimit)
    let width = shown.map { String($0.count).count }.max() ?? 0
    var lines = shown.map { text, count in
      let digits = String(count)
      return "  " + String(repeating: " ", count: width - digits.count) + digits + "  " + text
    }
    let rest = ranking.texts.dropFirst(shownLimit)
    let restCount = rest.reduce(0) { $0 + $1.count } + ranking.others
    if restCount > 0 {
      lines.append(
        ranking.others > 0
          ? "  and others, \(restCount) times" : "  and \(rest.count) more, \(restCount) times")
    }
    return lines
  }

  /// How many texts of a ranking the text form shows; the JSON form has all that are kept.
  private static let shownLimit = 20
}
