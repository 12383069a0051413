import Diagnostics

/// Checks the format of one field in a template against the field's type.
struct FormatChecker {
  let field: TemplateSyntax.Field
  let type: FieldType
  let written: WrittenText

  /// A format that fits the type; nil inside where the type needs none.
  struct Checked {
    let format: FieldFormat?
  }

  /// The format; nil when it is wrong, which is reported.
  func check(report: inout SchemaReport) -> Checked? {
    switch type {
    case .bool:
      report.add(
        .boolInTemplate,
        "\(name) is a bool, which has no text: write cases, `when: \(field.name)` and what to show",
        at: field.nameRange, of: written)
      return nil
    case .string, .enumeration:
      guard field.format != nil else { return Checked(format: nil) }
      report.add(
        .formatNotForType,
        "\(name) is \(type.phrase), which has no formats: write "
          + "\(quote("{" + field.name + "}"))",
        at: field.formatRange, of: written)
      return nil
    case .integer, .decimal:
      guard let format = field.format else { return Checked(format: nil) }
      guard let problem = NumberPatternCheck.problem(of: format) else {
        return Checked(format: .number(format))
      }
      reportPattern(.numberPattern, problem, report: &report)
      return nil
    case .date:
      guard let format = field.format else {
        report.add(
          .formatNeeded,
          "\(name) is a date: name a format, as in \(quote("{" + field.name + ":yyyy-MM-dd}"))",
          at: field.nameRange, of: written)
        return nil
      }
      let problems = DatePatternCheck(use: .showing).problems(of: format)
      for problem in problems { reportPattern(.datePattern, problem, report: &report) }
      return problems.isEmpty ? Checked(format: .date(format)) : nil
    }
  }

  private var name: String { quote(field.name) }

  private func reportPattern(
    _ kind: SchemaFinding, _ problem: TextProblem, report: inout SchemaReport
  ) {
    let start = field.formatRange.lowerBound
    let part = start + problem.part.lowerBound..<start + problem.part.upperBound
    report.add(kind, problem.message, at: part, of: written)
  }
}
