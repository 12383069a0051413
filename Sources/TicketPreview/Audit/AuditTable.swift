import Diagnostics
import TicketKit
import TicketSchema

/// The part of an audit's text that is about one kind.
struct AuditTable {
  private let kind: TicketKind
  private let audit: KindAudit
  private let report: AuditReport
  private let number: Int

  init(report: AuditReport, number: Int) {
    kind = report.catalog.kinds[number]
    audit = report.kinds[number]
    self.report = report
    self.number = number
  }

  /// The heading, a row per field with notes under it, and the keys that nobody reads.
  var lines: [String] {
    var lines = [
      "\(kind.name): \(counted(audit.rows, "row")), \(counted(audit.tickets, "ticket"))"
    ]
    let cells = [Self.heading] + zip(kind.fields, audit.fields).map(Self.cells)
    let widths = Self.heading.indices.map { column in
      cells.map { displayWidth(of: $0[column]) }.max() ?? 0
    }
    lines.append(Self.line(cells[0], widths))
    for (index, cells) in cells.dropFirst().enumerated() {
      lines.append(Self.line(cells, widths))
      lines += notes(kind.fields[index], audit.fields[index]).map { "      " + $0 }
    }
    let unread = unreadKeys
    if !unread.isEmpty {
      lines.append("  keys that no path reads:")
      lines += AuditReport.lines(of: unread).map { "  " + $0 }
    }
    return lines
  }

  /// The keys that nobody reads by their paths, the commonest first.
  var unreadKeys: Ranking {
    var all: [(text: String, count: Int)] = []
    var others = 0
    for (object, table) in audit.unread.enumerated() {
      let path = report.layout.objectPath(object, kind: number)
      let ranking = table.ranking
      all += ranking.texts.map {
        (path + JSONPath([.member($0.text)]).normalized.dropFirst(), $0.count)
      }
      others += ranking.others
    }
    let ranked = all.enumerated().sorted { left, right in
      left.element.count != right.element.count
        ? left.element.count > right.element.count : left.offset < right.offset
    }
    return Ranking(texts: ranked.map(\.element), others: others)
  }

  private static let heading = [
    "field", "type", "seen", "null", "absent", "wrong", "coerced", "default",
  ]

  private static func cells(_ field: TicketField, _ audit: FieldAudit) -> [String] {
    [field.name, field.typeText]
      + [audit.seen, audit.null, audit.absent, audit.wrong, audit.coerced, audit.defaulted]
      .map { $0 == 0 ? "·" : String($0) }
  }

  /// Texts to the left of their columns, numbers to the right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = " "
    for (column, cell) in cells.enumerated() {
      let space = String(repeating: " ", count: widths[column] - displayWidth(of: cell))
      line += column < 2 ? " " + cell + space + (column == 0 ? " " : "") : "  " + space + cell
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private func notes(_ field: TicketField, _ audit: FieldAudit) -> [String] {
    var notes = audit.examples.map { "\($0.code.rawValue) at \($0.source.text): \($0.path)" }
    if audit.unrecognized > 0 {
      notes.append("outside the cases: \(counted(audit.unrecognized, "time"))")
    }
    guard field.paths.count > 1 else { return notes }
    for (alternate, path) in field.paths.enumerated() {
      let wrong = audit.passedOver[alternate]
      notes.append(
        "\(path.normalized): used \(audit.used[alternate])" + (wrong > 0 ? ", wrong \(wrong)" : ""))
    }
    return notes
  }
}

extension TicketField {
  /// The type as a schema writes it, with `?` where the field may be left out.
  var typeText: String { type.written + (isOptional ? "?" : "") }
}
