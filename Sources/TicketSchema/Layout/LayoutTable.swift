/// Writes the text from which the runtime's `TicketLayout` is made.
///
/// `Documentation/LayoutTable.md` gives its grammar.
package enum LayoutTable {
  /// The table of a catalog; the same catalog gives the same text.
  package static func text(for catalog: TicketCatalog) -> String {
    let settings = catalog.settings
    var lines = ["layout 1", envelope(settings.envelope)]
    lines.append("zone \(JSONText.quoted(settings.timeZone))")
    lines += concurrentMap(catalog.kinds) { text(for: $0, zone: settings.timeZone) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of a kind.
  private static func text(for kind: TicketKind, zone: String) -> String {
    var text = line(for: kind)
    if !kind.embedded.isEmpty { text += "\nembedded" + words(of: kind.embedded) }
    for field in kind.fields { text += "\n" + line(for: field, zone: zone) }
    return text
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
    switch kind.match {
    case .values(let values):
      line += " match"
      for value in values { line += " " + JSONText.quoted(value) }
    case .keys(let has, let lacks):
      line += " has" + words(of: has)
      if !lacks.isEmpty { line += " lacks" + words(of: lacks) }
    case .unknown:
      line += " unknown"
    }
    return line
  }

  private static func line(for field: TicketField, zone: String) -> String {
    var line = keyword(of: field.type)
    if field.isOptional { line += "?" }
    line += words(of: field.paths)
    if !field.absentTexts.isEmpty {
      line += " absent"
      for text in field.absentTexts { line += " " + JSONText.quoted(text) }
    }
    if let value = field.defaultJSON { line += " default \(value)" }
    if field.treatsInvalidAsAbsent { line += " invalid" }
    return line + options(of: field.type, zone: zone)
  }

  private static func keyword(of type: FieldType) -> String {
    switch type {
    case .string: "string"
    case .bool: "bool"
    case .integer: "integer"
    case .decimal: "decimal"
    case .money: "money"
    case .rate: "rate"
    case .date: "date"
    case .enumeration: "enum"
    case .list(let element): "list-" + keyword(of: element.fieldType)
    }
  }

  private static func options(of type: FieldType, zone: String) -> String {
    switch type {
    case .bool: ""
    case .string(let markup), .list(.string(let markup)):
      markup.map { " " + $0.rawValue } ?? ""
    case .integer(let isNegated), .decimal(let isNegated), .list(.integer(let isNegated)),
      .list(.decimal(let isNegated)):
      isNegated ? " negate" : ""
    case .money(let options): words(of: options)
    case .rate(let options): " as \(options.form.rawValue)" + (options.isNegated ? " negate" : "")
    case .date(let options): words(of: options, zone: zone)
    case .enumeration(let type), .list(.enumeration(let type)): words(of: type)
    }
  }

  private static func words(of options: MoneyOptions) -> String {
    var words = options.isMinor ? " minor" : ""
    if options.isNegated { words += " negate" }
    switch options.currency {
    case .code(let code): words += " currency \(JSONText.quoted(code))"
    case .path(let path): words += " currencyAt \(quoted(path))"
    }
    return words
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

  private static func words(of paths: [JSONPath]) -> String {
    paths.map { " " + quoted($0) }.joined()
  }

  private static func quoted(_ path: JSONPath) -> String { JSONText.quoted(path.normalized) }
}
