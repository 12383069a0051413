/// How the names of a schema are written in its conditions and templates, where not every name can stand.
enum WrittenName {
  /// What to do about a field's name that cannot stand somewhere.
  static let wayOut = "give the field another name, and keep the key with `from`"

  /// Whether a condition can name a field so: `sale price` and `now` are read as something else.
  static func canStandInCondition(_ field: String) -> Bool {
    guard case .success(.operand(let operand)) = ConditionParser.parse(field) else { return false }
    return operand.kind == .word && operand.written == field
      && operand.written != "true" && operand.written != "false"
  }

  /// Whether a template can name a field so: in `a:b`, the colon begins a format.
  static func canStandInTemplate(_ field: String) -> Bool {
    guard case .success(let template) = TemplateParser.parse("{\(field)}"),
      template.parts.count == 1, case .field(let read) = template.parts[0]
    else { return false }
    return read.format == nil && read.name == field
  }

  /// The name of a case beside an enum field: quoted where it cannot stand alone, as in `'on sale'`.
  static func ofCase(_ name: String) -> String {
    if isBareCase(name) { return name }
    let parts = name.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.map { String($0) }.joined(separator: "''") + "'"
  }

  /// Whether the name of a case stands alone beside an enum field.
  static func isBareCase(_ name: String) -> Bool {
    guard case .success(let syntax) = ConditionParser.parse("x == \(name)"),
      case .comparison(_, _, let operand) = syntax
    else { return false }
    return operand.written == name
  }
}
