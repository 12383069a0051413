import Diagnostics
import YAMLSyntax

/// Checks one field as written and makes it a field of the catalog.
struct FieldChecker {
  let document: FieldDocument

  /// The project's settings, for what the field does not say.
  let settings: ProjectSettings

  /// The field as far as it is known, and whole where nothing was wrong.
  func check(report: inout SchemaReport) -> (entry: FieldTable.Entry, field: TicketField?) {
    guard let written = document.type.flatMap({ WrittenType($0, report: &report) }) else {
      return (entry(type: nil, mayBeAbsent: false), nil)
    }
    checkOptions(of: written, report: &report)
    let type = type(written, report: &report)
    let paths = paths(report: &report)
    let absent = document.options?.texts("absent", report: &report)
    let invalid = document.options?.text("invalid", report: &report)
    let isOptional = written.hasQuestionMark && !(document.options?.mentions("default") ?? false)
    let entry = entry(type: type, mayBeAbsent: isOptional)
    let defaultJSON = defaultJSON(for: type, report: &report)
    guard let type, let paths else { return (entry, nil) }
    guard let valueName = GeneratedNames.valueMember(ofField: document.name) else {
      return (entry, nil)
    }
    let field = TicketField(
      name: document.name, valueName: valueName, type: type, isOptional: isOptional,
      paths: paths, absentTexts: absent?.map(\.text) ?? [], defaultJSON: defaultJSON,
      treatsInvalidAsAbsent: invalid != nil)
    return (entry, field)
  }

  private func entry(type: FieldType?, mayBeAbsent: Bool) -> FieldTable.Entry {
    FieldTable.Entry(
      name: document.name, nameRange: document.nameRange, type: type, mayBeAbsent: mayBeAbsent)
  }

  /// Reports options that belong to other types.
  private func checkOptions(of type: WrittenType, report: inout SchemaReport) {
    guard let options = document.options else { return }
    for (key, entry) in options.keyed
    where !key.types.isEmpty && !key.types.contains(type.optionOwner) {
      let owners = key.types.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      report.add(
        .optionNotForType,
        "`\(key.name)` is an option of \(owners), and field \(quote(document.name)) is of type "
          + "`\(type.text)`: leave it out",
        at: entry.keyRange)
    }
  }

  private func type(_ written: WrittenType, report: inout SchemaReport) -> FieldType? {
    let options = NumberOptionsChecker(document: document, settings: settings)
    switch written.name {
    case .string: return options.markup(report: &report).map { .string(markup: $0.markup) }
    case .bool: return .bool
    case .integer: return options.isNegated(report: &report).map { .integer(isNegated: $0) }
    case .decimal: return options.isNegated(report: &report).map { .decimal(isNegated: $0) }
    case .money: return options.money(report: &report).map(FieldType.money)
    case .rate: return options.rate(report: &report).map(FieldType.rate)
    case .date:
      return DateOptionsChecker(options: document.options, projectZone: settings.timeZone)
        .check(report: &report).map(FieldType.date)
    case .enum:
      return EnumChecker(document: document).check(report: &report).map(FieldType.enumeration)
    case .list:
      return element(written.element, options, report: &report).map(FieldType.list)
    }
  }

  private func element(
    _ name: FieldTypeName?, _ options: NumberOptionsChecker, report: inout SchemaReport
  ) -> ListElement? {
    switch name {
    case .string: options.markup(report: &report).map { .string(markup: $0.markup) }
    case .integer: options.isNegated(report: &report).map { .integer(isNegated: $0) }
    case .decimal: options.isNegated(report: &report).map { .decimal(isNegated: $0) }
    case .enum: EnumChecker(document: document).check(report: &report).map(ListElement.enumeration)
    case .bool, .money, .rate, .date, .list, nil: nil
    }
  }

  /// The default; nil when there is none or a wrong one, which is reported.
  private func defaultJSON(for type: FieldType?, report: inout SchemaReport) -> String? {
    // A key that was misspelt may be the one by which the default is read.
    guard let options = document.options, !options.hasUnknownKeys, let entry = options["default"]
    else { return nil }
    if case .list(let element) = type, !entry.value.isRefused, let items = entry.value.sequence {
      return DefaultValue.json(items, for: element, report: &report)
    }
    guard let written = options.text("default", report: &report), let type else { return nil }
    return DefaultValue(of: type).json(written, report: &report)
  }

  /// The paths; nil when one is wrong, which is reported.
  private func paths(report: inout SchemaReport) -> [JSONPath]? {
    guard let options = document.options, let from = options["from"] else {
      if document.options?.mentions("from") ?? false { return nil }
      warnOfWhiteSpace([.member(document.name)], at: document.nameRange, report: &report)
      return [JSONPath([.member(document.name)])]
    }
    guard let texts = WrittenText.list(from.value, "`from`", report: &report) else { return nil }
    let paths = texts.map { text in
      let path = WrittenPath.read(text, report: &report)
      if let path { warnOfWhiteSpace(path.steps, at: text.range, report: &report) }
      return path
    }
    for (path, text) in zip(paths, texts) where path?.steps.isEmpty == true {
      report.add(
        .pathSyntax, "`$` is the whole row, which no field type accepts: name a member",
        at: text.range)
    }
    let usable = paths.compactMap { $0 }.filter { !$0.steps.isEmpty }
    return usable.count == texts.count ? usable : nil
  }

  private func warnOfWhiteSpace(
    _ steps: [JSONPath.Step], at range: SourceRange, report: inout SchemaReport
  ) {
    for case .member(let name) in steps where OuterWhiteSpace.isIn(name) {
      report.add(
        .outerWhiteSpace,
        "the JSON key \(quote(name)) begins or ends with white space: take it out, unless the "
          + "server really sends it",
        at: range)
    }
  }
}
