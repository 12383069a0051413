/// Writes the text from which the runtime's `TicketLayout` is made.
///
/// `Documentation/LayoutTable.md` gives its grammar.
package enum LayoutTable {
  /// The table of a catalog; the same catalog gives the same text.
  package static func text(for catalog: TicketCatalog) -> String {
    let settings = catalog.settings
    var text = "layout 1\n\(envelope(settings.envelope))\n"
    text += "zone \(JSONText.quoted(settings.timeZone))\n"
    for lines in concurrentMap(catalog.kinds, { lines(for: $0, zone: settings.timeZone) }) {
      text += lines
    }
    return text
  }

  /// The lines of a kind.
  private static func lines(for kind: TicketKind, zone: String) -> String {
    var text = ""
    text.reserveCapacity(64 * (kind.fields.count + 1))
    append(kind, to: &text)
    if !kind.embedded.isEmpty {
      text += "embedded"
      append(kind.embedded, to: &text)
      text += "\n"
    }
    for index in kind.fields.indices { append(kind.fields[index], zone: zone, to: &text) }
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

  private static func append(_ kind: TicketKind, to line: inout String) {
    line += "kind"
    append(kind.name, to: &line)
    if let index = kind.idField { line += " id \(index)" }
    switch kind.match {
    case .values(let values):
      line += " match"
      for value in values { append(value, to: &line) }
    case .keys(let has, let lacks):
      line += " has"
      append(has, to: &line)
      if !lacks.isEmpty {
        line += " lacks"
        append(lacks, to: &line)
      }
    case .unknown:
      line += " unknown"
    }
    line += "\n"
  }

  private static func append(_ field: TicketField, zone: String, to line: inout String) {
    line += keyword(of: field.type)
    if field.isOptional { line += "?" }
    append(field.paths, to: &line)
    if !field.absentTexts.isEmpty {
      line += " absent"
      for text in field.absentTexts { append(text, to: &line) }
    }
    if let value = field.defaultJSON {
      line += " default "
      line += value
    }
    if field.treatsInvalidAsAbsent { line += " invalid" }
    appendOptions(of: field.type, zone: zone, to: &line)
    line += "\n"
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

  private static func appendOptions(of type: FieldType, zone: String, to line: inout String) {
    switch type {
    case .bool: break
    case .string(let markup), .list(.string(let markup)):
      if let markup { line += " \(markup.rawValue)" }
    case .integer(let isNegated), .decimal(let isNegated), .list(.integer(let isNegated)),
      .list(.decimal(let isNegated)):
      if isNegated { line += " negate" }
    case .money(let options): append(options, to: &line)
    case .rate(let options):
      line += " as \(options.form.rawValue)"
      if options.isNegated { line += " negate" }
    case .date(let options): append(options, zone: zone, to: &line)
    case .enumeration(let type), .list(.enumeration(let type)): append(type, to: &line)
    }
  }

  private static func append(_ options: MoneyOptions, to line: inout String) {
    if options.isMinor { line += " minor" }
    if options.isNegated { line += " negate" }
    switch options.currency {
    case .code(let code):
      line += " currency"
      append(code, to: &line)
    case .path(let path):
      line += " currencyAt"
      append(path, to: &line)
    }
  }

  private static func append(_ options: DateFieldOptions, zone: String, to line: inout String) {
    line += " format"
    append(options.format, to: &line)
    if options.timeZone != zone {
      line += " zone"
      append(options.timeZone, to: &line)
    }
    if let shown = options.displayTimeZone {
      line += " shown"
      append(shown, to: &line)
    }
    if options.endOfDay { line += " endOfDay" }
  }

  private static func append(_ type: EnumType, to line: inout String) {
    for enumCase in type.cases {
      line += " case"
      append(enumCase.name, to: &line)
      for value in enumCase.values { append(value, to: &line) }
    }
  }

  private static func append(_ paths: [JSONPath], to line: inout String) {
    for path in paths { append(path, to: &line) }
  }

  private static func append(_ path: JSONPath, to line: inout String) {
    append(path.normalized, to: &line)
  }

  /// Adds a space and a word in quotation marks.
  private static func append(_ word: String, to line: inout String) {
    line += " "
    line += JSONText.quoted(word)
  }

  private static func quoted(_ path: JSONPath) -> String { JSONText.quoted(path.normalized) }
}
