import Diagnostics
import TicketSchema

extension FieldType {
  /// The type as a schema writes it, with what matters for reading.
  var explained: String {
    switch self {
    case .string(let markup): "string" + (markup.map { " (\($0.rawValue))" } ?? "")
    case .bool: "bool"
    case .integer(let isNegated): "integer" + Self.notes([isNegated ? "negate" : nil])
    case .decimal(let isNegated): "decimal" + Self.notes([isNegated ? "negate" : nil])
    case .money(let options):
      "money"
        + Self.notes([
          options.code, options.isMinor ? "minor" : nil, options.isNegated ? "negate" : nil,
        ])
    case .rate(let options):
      "rate" + Self.notes([options.form.rawValue, options.isNegated ? "negate" : nil])
    case .date(let options):
      "date" + Self.notes([options.format, options.endOfDay ? "endOfDay" : nil])
    case .enumeration: "enum"
    case .list(.string(let markup)):
      "list(string)" + (markup.map { " (\($0.rawValue))" } ?? "")
    case .list(.integer(let isNegated)):
      "list(integer)" + Self.notes([isNegated ? "negate" : nil])
    case .list(.decimal(let isNegated)):
      "list(decimal)" + Self.notes([isNegated ? "negate" : nil])
    case .list(.enumeration): "list(enum)"
    }
  }

  private static func notes(_ notes: [String?]) -> String {
    let notes = notes.compactMap { $0 }
    return notes.isEmpty ? "" : " (" + visibleText(notes.joined(separator: ", ")) + ")"
  }
}

extension MoneyOptions {
  /// The field's own currency; nil: it stands in the row.
  fileprivate var code: String? {
    if case .code(let code) = currency { code } else { nil }
  }
}
