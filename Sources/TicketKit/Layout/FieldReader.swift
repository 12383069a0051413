/// Reads the line of one field in a layout table.
enum FieldReader {
  /// The field whose type and `?` have been read.
  static func field(
    type word: String, zone: String?, _ line: inout LayoutLine
  ) throws(LayoutFault) -> FieldLayout {
    let isOptional = word.hasSuffix("?")
    let typeName = isOptional ? String(word.dropLast()) : word
    var queries: [SingularQuery] = []
    while line.hasText { queries.append(try line.query()) }
    guard !queries.isEmpty else { throw line.fault("a path is expected") }

    var options = FieldOptions()
    while try options.read(&line) {}
    try line.end()
    let (type, expected) = try valueType(typeName, options, zone: zone, line)
    let field = FieldLayout(
      type: type, isOptional: isOptional, queries: queries, absentTexts: options.absentTexts,
      defaultJSON: options.defaultJSON, treatsInvalidAsAbsent: options.treatsInvalidAsAbsent,
      displayTimeZone: options.displayTimeZone, expected: expected)
    if let json = options.defaultJSON {
      let verdict = json.withUnsafeBytes { field.verdict(JSONBytes($0), at: 0) }
      guard verdict == .usable else { throw line.fault("the default does not fit the type") }
    }
    return field
  }

  private static func valueType(
    _ name: String, _ options: FieldOptions, zone: String?, _ line: LayoutLine
  ) throws(LayoutFault) -> (FieldLayout.ValueType, expected: String) {
    switch name {
    case "string": return (.string, "a string or a number")
    case "bool": return (.bool, "true or false, 1 or 0, \"yes\" or \"no\"")
    case "integer": return (.integer, "a whole number")
    case "decimal": return (.decimal, "a number")
    case "date":
      guard let format = options.format, let zone = options.zone ?? zone,
        let reader = DateReader(format: format, timeZone: zone, endOfDay: options.isEndOfDay)
      else { throw line.fault("the date's format or zone is missing or unknown") }
      return (.date(reader), "a date (\(format))")
    case "enum":
      var values = ByteKeyTable()
      for (index, enumCase) in options.cases.enumerated() {
        for value in enumCase.values { values.insert(value, value: index) }
      }
      let layout = EnumLayout(names: options.cases.map(\.name), values: values)
      return (.enumeration(layout), "a string or a whole number")
    default:
      throw line.fault("'\(name)' is no type")
    }
  }
}

/// The options behind the paths of a field.
private struct FieldOptions {
  var absentTexts: [[UInt8]] = []
  var defaultJSON: [UInt8]?
  var treatsInvalidAsAbsent = false
  var format: String?
  var zone: String?
  var displayTimeZone: String?
  var isEndOfDay = false
  var cases: [(name: String, values: [[UInt8]])] = []

  /// Reads one option; false at the line's end.
  mutating func read(_ line: inout LayoutLine) throws(LayoutFault) -> Bool {
    guard let word = try? line.word() else { return false }
    switch word {
    case "absent":
      repeat { absentTexts.append(Array(try line.text().utf8)) } while line.hasText
    case "default":
      defaultJSON = Array(try line.scalar())
    case "invalid":
      treatsInvalidAsAbsent = true
    case "format":
      format = try line.text()
    case "zone":
      zone = try line.text()
    case "shown":
      displayTimeZone = try line.text()
    case "endOfDay":
      isEndOfDay = true
    case "case":
      let name = try line.text()
      var values: [[UInt8]] = []
      while line.hasText { values.append(Array(try line.text().utf8)) }
      cases.append((name, values))
    default:
      throw line.fault("'\(word)' is no option")
    }
    return true
  }
}
