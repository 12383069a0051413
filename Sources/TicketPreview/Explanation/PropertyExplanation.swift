import Diagnostics
import TicketKit
import TicketSchema

/// How one display property came to its value: the cases that were passed over, the one that won, and
/// the fields in its text.
struct PropertyExplanation {
  let evaluator: PropertyEvaluator
  let kind: TicketKind
  let record: TicketRecord

  private var property: DisplayProperty { evaluator.property }

  var lines: [String] {
    let name = visibleText(property.name)
    if case .flag(let condition) = property.kind {
      let holds = evaluator.value(in: record) == .flag(true)
      return ["\(name) = \(holds)", "  when " + text(condition)]
    }
    guard let winner = evaluator.winningCase(in: record) else {
      return ["\(name): absent, as no case holds"] + passedOver(property.cases.count)
    }
    let cases = passedOver(winner) + won(winner)
    if let field = evaluator.absentField(ofCase: winner, in: record) {
      let reason = visibleText(kind.fields[field].name)
      return ["\(name): absent, as \(reason) is absent"] + cases
        + templates(of: property.cases[winner].value).map { "  " + $0.text }
    }
    return ["\(name) = \(value)"] + cases + parts(of: property.cases[winner].value)
  }

  private var value: String {
    switch evaluator.value(in: record) {
    case .text(let text): QuotedText.text(text)
    case .styled(let text): QuotedText.text(text.plainText)
    case .flag(let flag): flag ? "true" : "false"
    case nil: "absent"
    }
  }

  /// The cases before the one that won.
  private func passedOver(_ count: Int) -> [String] {
    property.cases.prefix(count).enumerated().map { number, item in
      "  case \(number + 1) does not hold: " + (item.condition.map(text) ?? "always")
    }
  }

  /// The case that won; nothing where there is no other.
  private func won(_ index: Int) -> [String] {
    guard let condition = property.cases[index].condition else {
      return property.cases.count > 1 ? ["  case \(index + 1) wins: no condition"] : []
    }
    return ["  case \(index + 1) wins: " + text(condition)]
  }

  private func text(_ condition: Condition) -> String {
    ConditionText(fields: kind.fields).text(condition)
  }

  /// The templates of a value, each with its run's style and the language that was chosen.
  private func templates(
    of value: DisplayValue
  ) -> [(text: String, template: Template)] {
    switch value {
    case .text(let text): return [template(of: text, behind: "")]
    case .runs(let runs):
      return runs.enumerated().map { number, run in
        var label = runs.count > 1 ? "run \(number + 1)" : ""
        if let style = run.style {
          label += (label.isEmpty ? "style " : ", style ") + visibleText(style)
        }
        return template(of: run.text, behind: label)
      }
    }
  }

  private func template(
    of text: LocalizedTemplate, behind label: String
  ) -> (text: String, template: Template) {
    let entry = text.entries[LocalizedParts(text).language(in: record)]
    var label = label
    if let tag = entry.tag { label += (label.isEmpty ? "" : ", ") + "language " + visibleText(tag) }
    let written = TemplateText(fields: kind.fields).text(entry.template)
    return (label.isEmpty ? written : label + ": " + written, entry.template)
  }

  /// The templates with what became of each of their fields.
  private func parts(of value: DisplayValue) -> [String] {
    templates(of: value).flatMap { text, template in
      ["  " + text]
        + template.parts.compactMap { part in
          guard case .field = part else { return nil }
          let written = TemplateText(fields: kind.fields).text(part)
          return "    \(written) = " + QuotedText.text(record.text([TextPart(part)]))
        }
    }
  }
}
