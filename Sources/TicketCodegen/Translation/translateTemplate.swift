import SwiftCode
import TicketSchema

extension KindTranslator {
  /// What a case shows: a text, or runs of text.
  func translateValue(_ value: DisplayValue, as kind: DisplayProperty.Kind) -> Expression {
    switch (value, kind) {
    case (.text(let template), .text):
      translateText(template)
    case (.text(let template), .styled):
      translateRuns([translateRun(template, style: nil)])
    case (.runs(let runs), _):
      translateRuns(runs.map { translateRun($0.text, style: $0.style) })
    }
  }

  /// A template as one call with its literals and fields, or as a literal alone.
  private func translateText(_ template: Template) -> Expression {
    switch (template.parts.first, template.parts.count) {
    case (nil, _): .string("")
    case (.literal(let text), 1): .string(text)
    default: record("text", template.parts.map { .init(translatePart($0)) })
    }
  }

  private func translateRuns(_ runs: [Expression]) -> Expression {
    .call(
      Call(
        .identifier("StyledText"), runs.map { .init($0) }, hasArgumentLines: runs.count > 1))
  }

  private func translateRun(_ template: Template, style: String?) -> Expression {
    var arguments = template.parts.map { Call.Argument(translatePart($0)) }
    if let style {
      let member = Expression.member(.identifier("TicketStyle"), styles.member(for: style))
      arguments.append(.init(label: "style", member))
    }
    return record("run", arguments)
  }

  /// One part of a template: a literal, a field's number, or a field with its format.
  private func translatePart(_ part: Template.Part) -> Expression {
    switch part {
    case .literal(let text): .string(text)
    case .field(let index, nil): .integer(index)
    case .field(let index, .number(let pattern)?): formatted("number", index, pattern)
    case .field(let index, .date(let pattern)?): formatted("date", index, pattern)
    }
  }

  private func formatted(_ member: String, _ index: Int, _ pattern: String) -> Expression {
    .call(Call(.implicitMember(member), [.init(.integer(index)), .init(.string(pattern))]))
  }
}
