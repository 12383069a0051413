import Diagnostics
import TicketSchema

extension FieldType {
  /// The type as a schema writes it, with what matters for reading.
  var explained: String {
    let notes = notes.compactMap { $0 }
    return written
      + (notes.isEmpty ? "" : " (" + visibleText(notes.joined(separator: ", ")) + ")")
  }

  /// What matters for reading, in words of the schema language.
  private var notes: [String?] {
    switch self {
    case .bool, .enumeration, .list(.enumeration): []
    case .string(let markup), .list(.string(let markup)): [markup?.rawValue]
    case .integer(let isNegated), .decimal(let isNegated), .list(.integer(let isNegated)),
      .list(.decimal(let isNegated)):
      [Self.negate(isNegated)]
    case .money(let options):
      [options.code, options.isMinor ? "minor" : nil, Self.negate(options.isNegated)]
    case .rate(let options): [options.form.rawValue, Self.negate(options.isNegated)]
    case .date(let options): [options.format, options.endOfDay ? "endOfDay" : nil]
    }
  }

  private static func negate(_ isNegated: Bool) -> String? { isNegated ? "negate" : nil }
}

extension MoneyOptions {
  /// The field's own currency; nil: it stands in the row.
  fileprivate var code: String? {
    if case .code(let code) = currency { code } else { nil }
  }
}
