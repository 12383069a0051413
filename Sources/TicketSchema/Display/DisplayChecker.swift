import Diagnostics

/// Checks the display properties of one kind.
struct DisplayChecker {
  let document: SchemaDocument
  let fields: FieldTable
  let project: ProjectContext

  /// Whether the file is a base, whose users give what is missing.
  let isBase: Bool

  /// The properties without those that are wrong: the protocol's in its order, the settings' in theirs,
  /// then the others.
  func check(report: inout SchemaReport) -> [DisplayProperty] {
    if !isBase, !document.displayIsBroken { checkRequired(report: &report) }
    let checked = document.display.compactMap { property in
      let role = DisplayRole(property.name, in: project)
      return role.isFlag
        ? FlagChecker(document: property, fields: fields).check(report: &report)
        : PropertyChecker(document: property, role: role, fields: fields, styles: project.styles)
          .check(report: &report)
    }
    let order = ProtocolProperty.allCases.map(\.rawValue) + project.settings.properties.map(\.name)
    let byName = Dictionary(
      checked.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return order.compactMap { byName[$0] } + checked.filter { $0.ownership == .own }
  }

  private func checkRequired(report: inout SchemaReport) {
    let names = Set(document.display.map(\.name))
    let others = document.display.filter {
      if case .own = DisplayRole($0.name, in: project) { true } else { false }
    }
    for property in ProtocolProperty.allCases
    where property.isRequired && !names.contains(property.rawValue) {
      reportMissing(
        property.rawValue, "which every ticket shows: add `\(property.rawValue): \"…\"`",
        others: others, report: &report)
    }
    for property in project.settings.properties
    where !property.kind.isOptional && !names.contains(property.name) {
      let example = property.kind == .flag ? "false" : "\"…\""
      reportMissing(
        property.name,
        "which `properties` in `ticketgen.yaml` asks of every kind: add `\(property.name): \(example)`",
        others: others, report: &report)
    }
  }

  private func reportMissing(
    _ name: String, _ wayOut: String, others: [PropertyDocument], report: inout SchemaReport
  ) {
    // A misspelt name is one finding, not a missing property and a further one.
    let nearest = report.nearest(to: name, among: others.lazy.map(\.name))
    if let nearest, let misspelt = others.first(where: { $0.name == nearest }) {
      report.add(
        .missingProperty,
        "`display` lacks `\(name)`: is \(quote(misspelt.name)) a misspelling?",
        at: misspelt.nameRange, suggestion: name)
    } else {
      report.add(
        .missingProperty, "`display` lacks \(quote(name)), \(wayOut)", at: document.displayRange)
    }
  }
}
