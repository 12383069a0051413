import Diagnostics
import YAMLSyntax

/// Checks the cases of an enum field.
struct EnumChecker {
  let document: FieldDocument

  /// The generated enum; nil when it is wrong, which is reported.
  func check(report: inout SchemaReport) -> EnumType? {
    guard let entry = document.options?["cases"] else {
      if document.options?.isDoubtful("cases") ?? false { return nil }
      let isList = document.type?.text.hasPrefix("list(") ?? false
      report.add(
        .missingKey,
        "the enum \(quote(document.name)) needs `cases`: "
          + "write `{type: \(isList ? "list(enum)" : "enum"), cases: {unused: 0, used: 1}}`",
        at: document.nameRange)
      return nil
    }
    let (cases, isWhole) = written(entry.value, report: &report)
    let names = swiftNames(of: cases, report: &report)
    let hasNoDuplicates = checkValues(of: cases, report: &report)
    guard isWhole, hasNoDuplicates, let typeName = GeneratedNames.enumType(ofField: document.name)
    else { return nil }
    var result = EnumType(typeName: typeName, cases: [])
    for (written, swiftName) in zip(cases, names) {
      guard let swiftName else { return nil }
      result.cases.append(
        EnumType.Case(
          name: written.name, swiftName: swiftName, values: written.values.map(\.text)))
    }
    return result
  }

  /// One case as written.
  private struct WrittenCase {
    let name: String
    let nameRange: SourceRange
    let values: [WrittenText]
  }

  /// The cases that can be read, and whether they are all.
  private func written(
    _ node: YAMLNode, report: inout SchemaReport
  ) -> (cases: [WrittenCase], isWhole: Bool) {
    var cases: [WrittenCase] = []
    var count = 0
    if !node.isRefused, let entries = node.mapping {
      count = entries.count
      for entry in entries {
        let values = report.below(entry.key.text) { report in
          WrittenText.list(entry.value, "case \(quote(entry.key.text))", report: &report)
        }
        guard let values else { continue }
        cases.append(
          WrittenCase(name: entry.key.text, nameRange: entry.keyRange, values: values))
      }
    } else if !node.isRefused, let items = node.sequence {
      count = items.count
      for item in items {
        guard let text = WrittenText(item, "each of the `cases`", report: &report) else {
          continue
        }
        cases.append(WrittenCase(name: text.text, nameRange: text.range, values: [text]))
      }
    } else {
      report.refuse(node, "`cases` is \(SchemaForm.mappingOrList.rawValue)")
      return ([], false)
    }
    if count == 0 {
      report.add(.emptyList, "`cases` is empty: give one case at least", at: node.range)
    }
    return (cases, count > 0 && cases.count == count)
  }

  private func swiftNames(of cases: [WrittenCase], report: inout SchemaReport) -> [String?] {
    var table = NameTable(hidesTypes: false)
    var seen: Set<ExactText> = []
    return cases.map { written in
      let what = NamedThing("the case", written.name)
      guard let name = GeneratedNames.member(for: written.name) else {
        report.add(
          .unnameable,
          "Swift cannot name \(what): write `cases` as a mapping, `name: value`, with another "
            + "name",
          at: written.nameRange)
        return nil
      }
      if GeneratedNames.obstacle(to: name, as: .enumCase) != nil {
        report.add(
          .reservedName,
          "`\(name)` is the case for values outside `cases`: give this one another name",
          at: written.nameRange)
        return nil
      }
      // A name that a list gives twice is reported as a value that is there twice.
      guard seen.insert(ExactText(written.name)).inserted else { return name }
      table.enter(
        name, .init(what: what, range: written.nameRange),
        wayOut: "give it another name", report: &report)
      return name
    }
  }

  /// Whether no value selects two cases.
  private func checkValues(of cases: [WrittenCase], report: inout SchemaReport) -> Bool {
    var first: [ExactText: SourceRange] = [:]
    var isRight = true
    for value in cases.flatMap(\.values) {
      let key = ExactText(value.text)
      if let range = first[key] {
        isRight = false
        report.add(
          .duplicateCaseValue,
          "\(quote(value.text)) selects a case already: give each value to one case",
          at: value.range, notes: [.init("the value is here first", at: range)])
      } else {
        first[key] = value.range
      }
    }
    return isRight
  }
}
