/// Writes the text from which the runtime's `TicketLayout` is made.
///
/// `Documentation/LayoutTable.md` gives its grammar.
package enum LayoutTable {
  /// The table of a catalog; the same catalog gives the same text.
  package static func text(for catalog: TicketCatalog) -> String {
    let settings = catalog.settings
    var lines = ["layout 1", envelope(settings.envelope)]
    lines.append("zone \(JSONText.quoted(settings.timeZone))")
    for kind in catalog.kinds {
      lines.append(line(for: kind))
      for field in kind.fields { lines.append(line(for: field, zone: settings.timeZone)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func envelope(_ envelope: Envelope) -> String {
    let items = "items \(quoted(envelope.items))"
    return switch envelope.discriminator {
    case .response(let path): "envelope response \(quoted(path)) \(items)"
    case .row(let path): "envelope row \(quoted(path)) \(items)"
    case nil: "envelope \(items)"
    }
  }

  private static func line(for kind: TicketKind) -> String {
    var line = "kind \(JSONText.quoted(kind.name))"
    if let index = kind.idField { line += " id \(index)" }
    line += " match"
    for value in kind.matches { line += " " + JSONText.quoted(value) }
    return line
  }

  private static func line(for field: TicketField, zone: String) -> String {
    var line = keyword(of: field.type)
    if field.isOptional { line += "?" }
    for path in field.paths { line += " " + quoted(path) }
    if !field.absentTexts.isEmpty {
      line += " absent"
      for text in field.absentTexts { line += " " + JSONText.quoted(text) }
    }
    if let value = field.defaultJSON { line += " default \(value)" }
    if field.treatsInvalidAsAbsent { line += " invalid" }
    switch field.type {
    case .date(let options): line += words(of: options, zone: zone)
    case .enumeration(let type): line += words(of: type)
    case .string, .bool, .integer, .decimal: break
    }
    return line
  }

  private static func keyword(of type: FieldType) -> String {
    switch type {
    case .string: "string"
    case .bool: "bool"
    case .integer: "integer"
    case .decimal: "decimal"
    case .date: "date"
    case .enumeration: "enum"
    }
  }

  private static func words(of options: DateFieldOptions, zone: String) -> String {
    var words = " format \(JSONText.quoted(options.format))"
    if options.timeZone != zone { words += " zone \(JSONText.quoted(options.timeZone))" }
    if let shown = options.displayTimeZone { words += " shown \(JSONText.quoted(shown))" }
    if options.endOfDay { words += " endOfDay" }
    return words
  }

  private static func words(of type: EnumType) -> String {
    var words = ""
    for enumCase in type.cases {
      words += " case \(JSONText.quoted(enumCase.name))"
      for value in enumCase.values { words += " " + JSONText.quoted(value) }
    }
    return words
  }

  private static func quoted(_ path: JSONPath) -> String { JSONText.quoted(path.normalized) }
}
