import Diagnostics
import Foundation
import TicketKit
import TicketSchema

/// How a row gave one field its value.
struct FieldExplanation {
  let field: TicketField
  let index: Int
  let row: RowReading

  /// The row as its ticket has it; nil where it gives none.
  let record: TicketRecord?

  /// The zone in which an instant is told.
  let timeZone: TimeZone

  private var reading: FieldReading { row.fields[index] }

  var lines: [String] {
    var lines = [head]
    reading.forEachFinding { alternate, finding in
      lines.append("  " + text(finding, alternate))
      if finding == .usable { lines += currency.map { "  " + $0 } }
    }
    if reading.isDefault, let json = field.defaultJSON {
      lines.append("  default " + QuotedText.json(json.utf8))
    }
    if let issue = row.issue(field: index) {
      lines.append("  issue: " + RowExplanation.text(issue))
    }
    return lines
  }

  /// The field with its type, and what its value came to.
  private var head: String {
    var head = visibleText(field.name) + ": " + field.type.explained
    if field.isOptional { head += "?" }
    if let record {
      let value =
        record.isPresent(index)
        ? FieldValueText(field: field, index: index, timeZone: timeZone).text(in: record)
        : "absent"
      head += " = " + value
    }
    return head
  }

  private func text(_ finding: FieldReading.Finding, _ alternate: Int) -> String {
    let path = visibleText(row.path(field: index, alternate: alternate))
    let sent = path + " = " + json(alternate)
    switch finding {
    case .missing: return path + ": missing"
    case .null: return sent
    case .countsAsAbsent: return sent + ", which counts as absent"
    case .wrong(let code, let isText):
      return isText
        ? path + ": the text on the way is no JSON text" : sent + ", " + code.rawValue
    case .usable:
      guard reading.used == alternate else { return sent + ", not used" }
      var notes: [String] = []
      if reading.isCoerced { notes.append(coercion(alternate)) }
      if reading.isUnrecognized { notes.append("no case of the enum") }
      return ([sent] + notes).joined(separator: ", ")
    }
  }

  /// In which way the value that was used is of another type than the field.
  private func coercion(_ alternate: Int) -> String {
    let first = row.json(field: index, alternate: alternate)?.first
    if case .list = field.type {
      return first == UInt8(ascii: "[") ? "with elements of another type" : "a single element"
    }
    return first == UInt8(ascii: "\"") ? "sent as a string" : "sent as a number"
  }

  /// Where the currency of an amount stands, and what it is.
  private var currency: [String] {
    guard case .money(let options) = field.type, case .path = options.currency else { return [] }
    let alternate = field.paths.count
    let path = visibleText(row.path(field: index, alternate: alternate))
    guard let json = row.json(field: index, alternate: alternate) else {
      return ["currency " + path + ": missing"]
    }
    return ["currency " + path + " = " + QuotedText.json(json)]
  }

  private func json(_ alternate: Int) -> String {
    row.json(field: index, alternate: alternate).map { QuotedText.json($0) } ?? "nothing"
  }
}
