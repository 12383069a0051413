import Diagnostics
import TicketKit
import TicketSchema

/// The explanation of one row: its kind, its fields, its properties.
struct RowExplanation {
  let reading: RowReading

  /// The row as its ticket has it; nil where it gives none.
  let record: TicketRecord?
  let evaluator: TicketEvaluator
  let layout: ReadingLayout

  /// How many keys that nobody reads are told.
  private static let keyLimit = 20

  var lines: [String] {
    guard let kind = reading.kind else {
      return ["row \(reading.row): no ticket"] + reading.issues.map { "  " + Self.text($0) }
    }
    let kinds = evaluator.kinds[kind]
    var head = "row \(reading.row): \(visibleText(kinds.kind.name))"
    if let record, kinds.kind.idField != nil { head += ", id " + QuotedText.text(record.id) }
    if record == nil { head += ", no ticket" }
    var lines = [head]
    if !kinds.kind.fields.isEmpty { lines.append("  fields") }
    for (index, field) in kinds.kind.fields.enumerated() {
      let explanation = FieldExplanation(
        field: field, index: index, row: reading, record: record,
        timeZone: evaluator.context.timeZone)
      lines += explanation.lines.map { "    " + $0 }
    }
    lines += unreadKeys(kind)
    guard let record else { return lines }
    lines.append("  display")
    for property in kinds.properties {
      let explanation = PropertyExplanation(
        evaluator: property, kind: kinds.kind, record: record)
      lines += explanation.lines.map { "    " + $0 }
    }
    return lines
  }

  /// An issue as one line.
  static func text(_ issue: TicketIssue) -> String {
    visibleText(
      "\(issue.code.rawValue) at \(issue.path): expected \(issue.expected), found \(issue.found)"
        + (issue.dropsRow ? "; the row is left out" : ""))
  }

  private func unreadKeys(_ kind: Int) -> [String] {
    var keys: [String] = []
    var count = 0
    reading.forEachUnreadKey { object, name in
      count += 1
      guard keys.count < Self.keyLimit else { return }
      let path = JSONPath([.member(name)]).normalized.dropFirst()
      keys.append(visibleText(layout.objectPath(object, kind: kind) + path))
    }
    guard count > 0 else { return [] }
    let rest = count - keys.count
    return ["  not read"] + keys.map { "    " + $0 }
      + (rest > 0 ? ["    and \(rest) more"] : [])
  }
}
