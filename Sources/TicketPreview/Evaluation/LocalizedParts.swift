import TicketKit
import TicketSchema

/// The templates of one text by language, as the parts that TicketKit takes.
struct LocalizedParts: Sendable {
  private let tags: [String]

  /// The parts per tag; those of every language where there are no tags.
  private let parts: [[TextPart]]

  init(_ text: LocalizedTemplate) {
    tags = text.entries.map { $0.tag ?? "" }
    parts = text.entries.map { $0.template.parts.map(TextPart.init) }
  }

  /// The text in a row, in the language of its context.
  func text(in record: TicketRecord) -> String {
    record.text(parts[language(in: record)])
  }

  /// The index of the language of a row's context.
  func language(in record: TicketRecord) -> Int {
    tags.count < 2 ? 0 : record.language(among: tags)
  }
}

extension TextPart {
  /// The part of a text that a part of a template stands for.
  init(_ part: Template.Part) {
    switch part {
    case .literal(let text): self = .literal(text)
    case .field(let index, nil): self = .field(index)
    case .field(let index, .number(let pattern)?): self = .number(index, pattern)
    case .field(let index, .date(let pattern)?): self = .date(index, pattern)
    case .field(let index, .currency?): self = .currency(index)
    case .field(let index, .symbol?): self = .symbol(index)
    case .field(let index, .rate(let form)?): self = .rate(index, TicketKit.RateForm(form))
    case .field(let index, .list?): self = .list(index)
    case .field(let index, .join(let separator)?): self = .join(index, separator)
    }
  }
}

extension TicketKit.RateForm {
  /// The runtime's form for one of the schema language.
  fileprivate init(_ form: TicketSchema.RateForm) {
    switch form {
    case .percentOff: self = .percentOff
    case .percentPaid: self = .percentPaid
    case .fractionOff: self = .fractionOff
    case .fractionPaid: self = .fractionPaid
    case .basisPointsOff: self = .basisPointsOff
    case .tenthsPaid: self = .tenthsPaid
    }
  }
}
