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
      let wayOut =
        WrittenName.canStandInCondition(field.name)
        ? "write cases, `when: \(field.name)` and what to show"
        : "give it another name, by which the `when` of cases can test it, and keep the key with `from`"
      report.add(
        .boolInTemplate, "\(name) is a bool, which has no text: \(wayOut)", at: field.nameRange,
        of: written)
      return nil
    case .string, .enumeration:
      guard field.format != nil else { return Checked(format: nil) }
      report.add(
        .formatNotForType,
        "\(name) is \(type.phrase), which has no formats: write "
          + "\(quote("{" + field.name + "}"))",
        at: field.formatRange, of: written)
      return nil
    case .integer, .decimal, .money:
      guard let format = field.format else { return Checked(format: nil) }
      return number(format, report: &report)
    case .rate:
      return needed("percentOff", report: &report).flatMap { number($0, report: &report) }
    case .date:
      guard let format = needed("yyyy-MM-dd", report: &report) else { return nil }
      let problems = DatePatternCheck(use: .showing).problems(of: format)
      for problem in problems { reportPattern(.datePattern, problem, report: &report) }
      return problems.isEmpty ? Checked(format: .date(format)) : nil
    case .list:
      return needed("list", report: &report).flatMap { list($0, report: &report) }
    }
  }

  private var name: String { quote(field.name) }

  /// The format; nil when there is none, which is reported.
  private func needed(_ example: String, report: inout SchemaReport) -> String? {
    if let format = field.format { return format }
    report.add(
      .formatNeeded,
      "\(name) is \(type.phrase): name a format, as in \(quote("{\(field.name):\(example)}"))",
      at: field.nameRange, of: written)
    return nil
  }

  /// A number pattern, or a format of the type that has a name.
  private func number(_ format: String, report: inout SchemaReport) -> Checked? {
    if let named = type.namedFormats[format] { return Checked(format: named) }
    let names = type.namedFormats.keys.sorted()
    let isWord = !format.isEmpty && format.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    if isWord, !names.isEmpty {
      let nearest = report.nearest(to: format, among: names)
      let list = names.map { "`\($0)`" }.joined(separator: ", ")
      report.add(
        .formatNotForType,
        "\(type.phrase) has no format \(quote(format)): "
          + (nearest.map { "did you mean `\($0)`?" }
            ?? "write one of \(list), or a number pattern such as `0.00`"),
        at: field.formatRange, of: written, suggestion: nearest)
      return nil
    }
    var isMoney = false
    if case .money = type { isMoney = true }
    guard let problem = NumberPatternCheck.problem(of: format, takesCurrencySign: isMoney) else {
      return Checked(format: .number(format))
    }
    reportPattern(.numberPattern, problem, report: &report)
    return nil
  }

  /// `list`, or `join(…)` with everything up to the last `)`.
  private func list(_ format: String, report: inout SchemaReport) -> Checked? {
    if format == "list" { return Checked(format: .list) }
    // By bytes: a parenthesis and a mark beside it are one character.
    let opening = "join(".utf8
    if format.utf8.starts(with: opening), format.utf8.last == UInt8(ascii: ")") {
      let separator = format.utf8.dropFirst(opening.count).dropLast()
      return Checked(format: .join(String(Substring(separator))))
    }
    report.add(
      .formatNotForType,
      "\(name) is a list, whose formats are `list`, the locale's list style, and `join(·)` with what "
        + "stands between the elements: write one of them",
      at: field.formatRange, of: written)
    return nil
  }

  private func reportPattern(
    _ kind: SchemaFinding, _ problem: TextProblem, report: inout SchemaReport
  ) {
    let start = field.formatRange.lowerBound
    let part = start + problem.part.lowerBound..<start + problem.part.upperBound
    report.add(kind, problem.message, at: part, of: written)
  }
}

extension FieldType {
  /// The formats that have a name, besides number patterns.
  fileprivate var namedFormats: [String: FieldFormat] {
    switch self {
    case .money: ["currency": .currency, "symbol": .symbol]
    case .rate:
      Dictionary(
        uniqueKeysWithValues: RateForm.allCases.filter(\.isDisplayForm)
          .map { ($0.rawValue, .rate($0)) })
    default: [:]
    }
  }
}
