import Diagnostics
import TicketSchema

/// Writes templates of a catalog as a schema would.
struct TemplateText {
  let fields: [TicketField]

  /// A template in quotes.
  func text(_ template: Template) -> String {
    "\"" + template.parts.map(text).joined() + "\""
  }

  /// One part of it.
  func text(_ part: Template.Part) -> String {
    switch part {
    case .literal(let text):
      return QuotedText.plain(Template.literal(text))
    case .field(let index, let format):
      let format = format.map { ":" + text($0) } ?? ""
      return visibleText("{\(fields[index].name)\(format)}")
    }
  }

  private func text(_ format: FieldFormat) -> String {
    switch format {
    case .number(let pattern), .date(let pattern): pattern
    case .currency: "currency"
    case .symbol: "symbol"
    case .rate(let form): form.rawValue
    case .list: "list"
    case .join(let separator): "join(\(separator))"
    }
  }
}
