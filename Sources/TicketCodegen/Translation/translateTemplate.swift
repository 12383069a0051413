import SwiftCode
import TicketSchema

extension KindTranslator {
  /// A template as one call with its literals and fields, or as a literal alone.
  func translateText(_ template: Template) -> Expression {
    switch (template.parts.first, template.parts.count) {
    case (nil, _): .string("")
    case (.literal(let text), 1): .string(text)
    default:
      record("text", dateArguments(template) ?? template.parts.map { .init(translatePart($0)) })
    }
  }

  /// The arguments for one date between literals: a call of its own, without a list of parts, is what
  /// costs apps the least to compile.
  private func dateArguments(_ template: Template) -> [Call.Argument]? {
    guard hasOneDate(template) else { return nil }
    var arguments: [Call.Argument] = []
    arguments.reserveCapacity(template.parts.count + 1)
    for part in template.parts {
      if case .field(let index, .date(let pattern)?) = part {
        arguments.append(.init(label: "date", .integer(index)))
        arguments.append(.init(label: "as", .string(pattern)))
      } else {
        arguments.append(.init(translatePart(part)))
      }
    }
    return arguments
  }

  /// Whether a template has one date, and no other field.
  private func hasOneDate(_ template: Template) -> Bool {
    var count = 0
    for case .field(_, let format) in template.parts {
      guard case .date? = format else { return false }
      count += 1
    }
    return count == 1
  }

  /// A template as one run of a styled text.
  func translateRun(_ template: Template, style: String?) -> Expression {
    var arguments = rateArguments(template) ?? template.parts.map { .init(translatePart($0)) }
    if let style {
      let member = Expression.member(.identifier("TicketStyle"), styles.member(for: style))
      arguments.append(.init(label: "style", member))
    }
    return record("run", arguments)
  }

  /// The arguments for a rate alone, which is most of what discounts show in runs.
  private func rateArguments(_ template: Template) -> [Call.Argument]? {
    guard template.parts.count == 1, case .field(let index, .rate(let form)?) = template.parts[0]
    else { return nil }
    return [
      .init(label: "rate", .integer(index)), .init(label: "as", .implicitMember(form.rawValue)),
    ]
  }

  /// One part of a template: a literal, a field's number, or a field with its format.
  private func translatePart(_ part: Template.Part) -> Expression {
    switch part {
    case .literal(let text): .string(text)
    case .field(let index, nil): .integer(index)
    case .field(let index, .number(let pattern)?): formatted("number", index, .string(pattern))
    case .field(let index, .date(let pattern)?): formatted("date", index, .string(pattern))
    case .field(let index, .currency?): formatted("currency", index)
    case .field(let index, .symbol?): formatted("symbol", index)
    case .field(let index, .rate(let form)?):
      formatted("rate", index, .implicitMember(form.rawValue))
    case .field(let index, .list?): formatted("list", index)
    case .field(let index, .join(let separator)?): formatted("join", index, .string(separator))
    }
  }

  private func formatted(_ member: String, _ index: Int, _ format: Expression? = nil) -> Expression
  {
    var arguments = [Call.Argument(.integer(index))]
    if let format { arguments.append(.init(format)) }
    return .call(Call(.implicitMember(member), arguments))
  }
}
