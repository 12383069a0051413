import Diagnostics

/// Checks a template against the fields of its kind.
struct TemplateChecker {
  let fields: FieldTable

  /// A template of the catalog, with the fields that it reads.
  struct Checked {
    var template: Template

    /// The fields, in the order of their first use, each with the place of that use.
    var reads: [(field: Int, part: Range<Int>)]
  }

  /// The template; nil when it is wrong, which is reported.
  func check(_ written: WrittenText, report: inout SchemaReport) -> Checked? {
    let syntax: TemplateSyntax
    switch TemplateParser.parse(written.text) {
    case .success(let parsed): syntax = parsed
    case .failure(let problem):
      reportSyntax(problem, in: written, report: &report)
      return nil
    }
    var result = Checked(template: Template(parts: []), reads: [])
    var seen: Set<Int> = []
    var isUsable = true
    for part in syntax.parts {
      switch part {
      case .literal(let text):
        result.template.parts.append(.literal(text))
      case .field(let field):
        guard let (index, format) = check(field, in: written, report: &report) else {
          isUsable = false
          continue
        }
        result.template.parts.append(.field(index, format: format))
        if seen.insert(index).inserted { result.reads.append((index, field.nameRange)) }
      }
    }
    return isUsable ? result : nil
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
    } else {
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
        field.name, at: field.nameRange, of: written, report: &report)
      return nil
    case .field(let index, let type):
      let checker = FormatChecker(field: field, type: type, written: written)
      return checker.check(report: &report).map { (index, $0.format) }
    }
  }
}
