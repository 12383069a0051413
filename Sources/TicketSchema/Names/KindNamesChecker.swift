import Diagnostics

/// Checks the names of one kind's Swift members and nested types.
struct KindNamesChecker {
  let document: SchemaDocument
  let fields: FieldTable

  /// The Swift type of the kind; nil when its file's name is wrong.
  let typeName: String?

  /// The project, whose properties are members of every kind; nil for a base.
  let project: ProjectContext?

  /// Reports names that Swift cannot use and names that collide.
  func check(report: inout SchemaReport) {
    var members = NameTable(expecting: 2 * fields.entries.count + document.display.count)
    let displayed = Set(document.display.map(\.name))
    enterPromotion(into: &members, report: &report)
    enterProjectProperties(but: displayed, into: &members, report: &report)
    for entry in fields.entries { check(entry, members: &members, report: &report) }
    for property in document.display {
      check(property, among: displayed, members: &members, report: &report)
    }
  }

  /// What the protocol of promotions asks of a ticket, and the types that its code names.
  private func enterPromotion(into members: inout NameTable, report: inout SchemaReport) {
    guard let promotion = document.promotion else { return }
    for name in ReservedNames.promotionMembers {
      members.enter(
        name, .init(what: NamedThing("the promotion's", name), range: promotion.range),
        wayOut: "give it another name", report: &report)
    }
  }

  /// The settings' properties that the kind does not give are members all the same.
  private func enterProjectProperties(
    but given: Set<String>, into members: inout NameTable, report: inout SchemaReport
  ) {
    guard let project else { return }
    for property in project.settings.properties where !given.contains(property.name) {
      guard let range = project.propertyRanges[property.name] else { continue }
      members.enter(
        property.swiftName,
        .init(what: NamedThing("the settings' property", property.name), range: range),
        wayOut: "give it another name", report: &report)
    }
  }

  /// A field's typed value, and the type of an enum field.
  private func check(
    _ field: FieldTable.Entry, members: inout NameTable, report: inout SchemaReport
  ) {
    let what = NamedThing("field", field.name)
    let wayOut = "give it another name, and keep the key with `from`"
    guard let name = GeneratedNames.valueMember(ofField: field.name) else {
      report.add(.unnameable, "Swift cannot name \(what): \(wayOut)", at: field.nameRange)
      return
    }
    let source = NameTable.Source(
      what: NamedThing("the value of field", field.name), range: field.nameRange)
    members.enter(name, source, wayOut: wayOut, report: &report)
    guard let type = field.type?.enumType else { return }
    switch GeneratedNames.obstacle(to: type.typeName, as: .enumType(inTicket: typeName)) {
    case .unnameable, .taken:
      report.add(
        .unnameable,
        "the enum of \(what) cannot be `\(type.typeName)` in Swift: \(wayOut)",
        at: field.nameRange)
      return
    case .hidesType, nil: break
    }
    let enumSource = NameTable.Source(
      what: NamedThing("the enum of field", field.name), range: field.nameRange)
    members.enter(type.typeName, enumSource, wayOut: wayOut, report: &report)
  }

  private func check(
    _ property: PropertyDocument, among displayed: Set<String>, members: inout NameTable,
    report: inout SchemaReport
  ) {
    let what = NamedThing("the display property", property.name)
    if ReservedNames.displayEnvelope.contains(property.name) {
      report.add(
        .reservedName,
        "\(what) has a name that tickets and previews use for themselves: give it another name",
        at: property.nameRange)
      return
    }
    guard let name = GeneratedNames.member(for: property.name) else {
      report.add(
        .unnameable, "Swift cannot name \(what): give it another name", at: property.nameRange)
      return
    }
    // Where the property that has the name is written, the table names both places.
    if name == property.name || !displayed.contains(name),
      ProtocolProperty(rawValue: property.name) == nil,
      GeneratedNames.obstacle(to: name, as: .property) == .taken
    {
      report.add(
        .nameCollision,
        "\(what) would be `\(name)` in Swift, which every ticket has: give it another name",
        at: property.nameRange)
      return
    }
    members.enter(
      name, .init(what: what, range: property.nameRange), wayOut: "give it another name",
      report: &report)
  }
}
