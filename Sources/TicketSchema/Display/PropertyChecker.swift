import Diagnostics

/// Checks one display property as written and makes it a property of the catalog.
struct PropertyChecker {
  let document: PropertyDocument
  let fields: FieldTable
  let styles: StyleNames

  /// The property of the protocol, if it is one.
  private var protocolProperty: ProtocolProperty? { ProtocolProperty(rawValue: document.name) }

  /// Whether the property is a text that every ticket has.
  private var isRequired: Bool { protocolProperty?.isRequired ?? false }

  /// The property; nil when it is wrong, which is reported.
  func check(report: inout SchemaReport) -> DisplayProperty? {
    let cases = CaseOrder(cases: document.cases)
    cases.check(needsEnding: isRequired, name: document, report: &report)
    var known: KnownFields? = KnownFields()
    var conditions = RepeatedConditions()
    var checked: [DisplayCase] = []
    for item in document.cases {
      if let result = check(item, known: &known, conditions: &conditions, report: &report) {
        checked.append(result)
      }
    }
    guard !document.cases.isEmpty, checked.count == document.cases.count,
      let swiftName = SwiftName.member(for: document.name)
    else { return nil }
    let kind = kind(of: checked)
    if kind == .styled { checked = checked.map(\.styled) }
    let canBeAbsent = !cases.hasEnding || checked.contains { !$0.mayBeAbsent.isEmpty }
    return DisplayProperty(
      name: document.name, swiftName: swiftName, kind: kind,
      isOptional: protocolProperty.map { !$0.isRequired } ?? canBeAbsent,
      isProtocolMember: protocolProperty != nil, cases: checked)
  }

  private func kind(of cases: [DisplayCase]) -> DisplayProperty.Kind {
    if protocolProperty == .perferential { return .styled }
    let hasRuns = cases.contains { item in
      if case .runs = item.value { return true }
      return false
    }
    return hasRuns ? .styled : .text
  }

  /// One case.
  ///
  /// - Parameter known: the fields known to be present, to which the case adds what it proves for
  ///   those behind it; nil once a condition is wrong, so that nothing is known of any field.
  private func check(
    _ item: CaseDocument, known: inout KnownFields?, conditions: inout RepeatedConditions,
    report: inout SchemaReport
  ) -> DisplayCase? {
    guard item.isConditional else {
      return value(item, known: known, report: &report).map { value, absent in
        DisplayCase(condition: nil, value: value, mayBeAbsent: absent)
      }
    }
    let checked = item.when.flatMap { when in
      conditions.note(when, report: &report)
      let mustProve = isRequired && known != nil
      return ConditionChecker(fields: fields, written: when, mustProve: mustProve)
        .check(known: known ?? KnownFields(), report: &report)
    }
    let inside = known == nil ? nil : checked?.presentInside
    let value = value(item, known: inside, report: &report)
    guard let checked else {
      known = nil
      return nil
    }
    if let field = checked.presentAfter { known?.before.insert(field) }
    return value.map { value, absent in
      DisplayCase(condition: checked.condition, value: value, mayBeAbsent: absent)
    }
  }

  /// What a case shows, and the fields that it reads and that may be absent.
  ///
  /// - Parameter known: the fields known to be present; nil: nothing is known of any.
  private func value(
    _ item: CaseDocument, known: KnownFields?, report: inout SchemaReport
  ) -> (DisplayValue, [Int])? {
    let templates = TemplateChecker(fields: fields)
    var absent: [Int] = []
    var seen: Set<Int> = []
    func note(
      _ reads: [(field: Int, part: Range<Int>)], of written: WrittenText,
      report: inout SchemaReport
    ) {
      guard let known else { return }
      for (field, part) in reads where fields[field].mayBeAbsent && !known.contains(field) {
        if isRequired {
          AbsentRead.report(fields[field].name, at: part, of: written, report: &report)
        }
        if seen.insert(field).inserted { absent.append(field) }
      }
    }
    switch item.content {
    case nil:
      return nil
    case .text(let written):
      guard let checked = templates.check(written, report: &report) else { return nil }
      note(checked.reads, of: written, report: &report)
      return (.text(checked.template), absent)
    case .runs(let documents, let range):
      if isRequired {
        report.add(
          .runsNotAllowed,
          "\(quote(document.name)) is a plain text, which has no runs: write `text: …`", at: range)
      }
      var runs: [DisplayValue.Run] = []
      for run in documents {
        let style = run.style.map { styles.check($0, report: &report) } ?? .absent
        guard let text = run.text, let checked = templates.check(text, report: &report) else {
          continue
        }
        note(checked.reads, of: text, report: &report)
        if style != .unknown {
          runs.append(DisplayValue.Run(text: checked.template, style: style.name))
        }
      }
      return runs.count == documents.count && !isRequired ? (.runs(runs), absent) : nil
    }
  }
}

extension DisplayCase {
  /// The case as one of a styled property: a text is one run without a style.
  fileprivate var styled: DisplayCase {
    guard case .text(let template) = value else { return self }
    let run = DisplayValue.Run(text: template, style: nil)
    return DisplayCase(condition: condition, value: .runs([run]), mayBeAbsent: mayBeAbsent)
  }
}
