import Diagnostics

/// Checks one display property as written and makes it a property of the catalog.
struct PropertyChecker {
  let document: PropertyDocument
  let role: DisplayRole
  let fields: FieldTable
  let styles: StyleNames

  /// Whether every ticket has a value for the property.
  private var isRequired: Bool { role.needsValue }

  /// Whether the last case was meant to end the list, and has a `when` that says so.
  private var endsInElse: Bool {
    document.cases.last?.when.map {
      ConditionChecker(fields: fields, written: $0, mustProve: false).isElse
    } ?? false
  }

  /// The property; nil when it is wrong, which is reported.
  func check(report: inout SchemaReport) -> DisplayProperty? {
    let cases = CaseOrder(cases: document.cases)
    cases.check(needsEnding: isRequired && !endsInElse, name: document, report: &report)
    var known: KnownFields? = KnownFields()
    var conditions = RepeatedConditions(
      expecting: document.cases.count { $0.isConditional })
    var checked: [DisplayCase] = []
    checked.reserveCapacity(document.cases.count)
    for item in document.cases {
      if let result = check(item, known: &known, conditions: &conditions, report: &report) {
        checked.append(result)
      }
    }
    guard !document.cases.isEmpty, checked.count == document.cases.count,
      let swiftName = GeneratedNames.member(for: document.name)
    else { return nil }
    let kind = kind(of: checked)
    if kind == .styled { checked = checked.map(\.styled) }
    return DisplayProperty(
      name: document.name, swiftName: swiftName, kind: kind,
      isOptional: isOptional(cases, checked), ownership: role.ownership, cases: checked)
  }

  /// Whether the Swift type is optional: a protocol says so, and else what can be absent is.
  private func isOptional(_ order: CaseOrder, _ cases: [DisplayCase]) -> Bool {
    if case .own = role {
      return !order.hasEnding || cases.contains { !$0.mayBeAbsent.isEmpty }
    }
    return !role.needsValue
  }

  private func kind(of cases: [DisplayCase]) -> DisplayProperty.Kind {
    let hasRuns = cases.contains { item in
      if case .runs = item.value { true } else { false }
    }
    return role.isStyled ?? hasRuns ? .styled : .text
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
    func note(_ reads: [TemplateChecker.Read], report: inout SchemaReport) {
      guard let known else { return }
      for read in reads where fields[read.field].mayBeAbsent && !known.contains(read.field) {
        if isRequired {
          AbsentRead.report(
            fields[read.field].name, at: read.part, of: read.text, report: &report)
        }
        if seen.insert(read.field).inserted { absent.append(read.field) }
      }
    }
    switch item.content {
    case nil:
      return nil
    case .text(let text):
      guard let checked = templates.check(text, report: &report) else { return nil }
      note(checked.reads, report: &report)
      return (.text(checked.template), absent)
    case .runs(let documents, let range):
      let isPlain = role.isStyled == false
      if isPlain {
        report.add(
          .runsNotAllowed,
          "\(quote(document.name)) is a plain text, which has no runs: write `text: …`", at: range)
      }
      var runs: [DisplayValue.Run] = []
      runs.reserveCapacity(documents.count)
      for run in documents {
        let style = run.style.map { styles.check($0, report: &report) } ?? .absent
        guard let text = run.text, let checked = templates.check(text, report: &report) else {
          continue
        }
        note(checked.reads, report: &report)
        if style != .unknown {
          runs.append(DisplayValue.Run(text: checked.template, style: style.name))
        }
      }
      return runs.count == documents.count && !isPlain ? (.runs(runs), absent) : nil
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
