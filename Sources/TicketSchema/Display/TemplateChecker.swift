import Diagnostics

/// Checks a template against the fields of its kind.
struct TemplateChecker {
  let fields: FieldTable

  /// A use of a field in a template.
  struct Read {
    let field: Int

    /// Where the field is named.
    let part: Range<Int>
    let text: WrittenText
  }

  /// A text of the catalog, with the fields that it reads in the order of their first use.
  struct Checked {
    let template: LocalizedTemplate
    let reads: [Read]
  }

  /// The text with all its templates; nil when one is wrong, which is reported.
  func check(_ text: LocalizedText, report: inout SchemaReport) -> Checked? {
    var entries: [LocalizedTemplate.Entry] = []
    entries.reserveCapacity(text.entries.count)
    var reads: [Read] = []
    for (tag, written) in text.entries {
      guard let template = check(written, reads: &reads, report: &report) else { continue }
      entries.append(.init(tag: tag, template: template))
    }
    guard entries.count == text.entries.count else { return nil }
    return Checked(template: LocalizedTemplate(entries: entries), reads: reads)
  }

  /// The template; nil when it is wrong, which is reported.
  private func check(
    _ written: WrittenText, reads: inout [Read], report: inout SchemaReport
  ) -> Template? {
    let syntax: TemplateSyntax
    switch TemplateParser.parse(written.text) {
    case .success(let parsed): syntax = parsed
    case .failure(let problem):
      reportSyntax(problem, in: written, report: &report)
      return nil
    }
    var parts: [Template.Part] = []
    parts.reserveCapacity(syntax.parts.count)
    var seen: Set<Int> = []
    for part in syntax.parts {
      switch part {
      case .literal(let text):
        parts.append(.literal(text))
      case .field(let field):
        guard let (index, format) = check(field, in: written, report: &report) else { continue }
        parts.append(.field(index, format: format))
        if seen.insert(index).inserted {
          reads.append(Read(field: index, part: field.nameRange, text: written))
        }
      }
    }
    return parts.count == syntax.parts.count ? Template(parts: parts) : nil
  }

  private func reportSyntax(
    _ problem: TemplateSyntax.Problem, in written: WrittenText, report: inout SchemaReport
  ) {
    let part = problem.problem.part
    if problem.isUnfinished, let cause = written.node.cutCause {
      report.add(
        .cutByYAML,
        "the template ends inside a brace: it was cut by YAML at `\(cause.mark)`; quote the whole "
          + "value",
        at: part, of: written)
    } else if !fields.refuseName(in: written, around: part, .template, report: &report) {
      report.add(.templateSyntax, problem.problem.message, at: part, of: written)
    }
  }

  /// The field's index and format; nil when it is wrong, which is reported.
  private func check(
    _ field: TemplateSyntax.Field, in written: WrittenText, report: inout SchemaReport
  ) -> (index: Int, format: FieldFormat?)? {
    switch fields.lookup(field.name) {
    case .broken:
      return nil
    case .unknown:
      fields.reportUnknown(
        field.name, at: field.nameRange, of: written, in: .template, report: &report)
      return nil
    case .field(let index, let type):
      let checker = FormatChecker(field: field, type: type, written: written)
      return checker.check(report: &report).map { (index, $0.format) }
    }
  }
}
