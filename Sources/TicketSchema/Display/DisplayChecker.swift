import Diagnostics

/// Checks the display properties of one kind.
struct DisplayChecker {
  let document: SchemaDocument
  let fields: FieldTable
  let styles: StyleNames

  /// The properties without those that are wrong: the protocol's in its order, then the others.
  func check(report: inout SchemaReport) -> [DisplayProperty] {
    guard let properties = document.display else { return [] }
    checkRequired(properties, report: &report)
    let checked = properties.compactMap { property in
      PropertyChecker(document: property, fields: fields, styles: styles).check(report: &report)
    }
    let order = ProtocolProperty.allCases.map(\.rawValue)
    return order.compactMap { name in checked.first { $0.name == name } }
      + checked.filter { !$0.isProtocolMember }
  }

  private func checkRequired(_ properties: [PropertyDocument], report: inout SchemaReport) {
    let names = Set(properties.map(\.name))
    let others = properties.map(\.name).filter { ProtocolProperty(rawValue: $0) == nil }
    for property in ProtocolProperty.allCases
    where property.isRequired && !names.contains(property.rawValue) {
      // A misspelt name is one finding, not a missing property and a further one.
      if let index = others.firstIndex(where: {
        report.nearest(to: $0, among: [property.rawValue]) != nil
      }), let misspelt = properties.first(where: { $0.name == others[index] }) {
        report.add(
          .missingProperty,
          "`display` lacks `\(property.rawValue)`: is \(quote(misspelt.name)) a misspelling?",
          at: misspelt.nameRange, suggestion: property.rawValue)
        continue
      }
      report.add(
        .missingProperty,
        "`display` lacks `\(property.rawValue)`, which every ticket shows: "
          + "add `\(property.rawValue): \"…\"`",
        at: document.displayRange)
    }
  }
}
