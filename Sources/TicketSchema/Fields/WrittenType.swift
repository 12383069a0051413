import Diagnostics

/// A field's type as written: its name, and `?` where the value may be absent.
struct WrittenType {
  let name: FieldTypeName
  let hasQuestionMark: Bool

  /// Reads a type, reporting names that are none or that this version does not read.
  init?(_ written: WrittenText, report: inout SchemaReport) {
    let hasQuestionMark = written.text.hasSuffix("?")
    self.hasQuestionMark = hasQuestionMark
    let name = hasQuestionMark ? String(written.text.dropLast()) : written.text
    if let type = FieldTypeName(rawValue: name), type.isSupported {
      self.name = type
      return
    }
    let isList = name.hasPrefix("list(") && name.hasSuffix(")")
    if isList || FieldTypeName(rawValue: name) != nil {
      let wayOut = isList || name == "list" ? "leave the field out" : "read the field as decimal"
      let message = "the type \(quote(name)) is not supported yet: \(wayOut)"
      report.add(.notSupported, message, at: written.range)
      return nil
    }
    let names = FieldTypeName.allCases.filter(\.isSupported).map(\.rawValue)
    let nearest =
      Self.otherNames[name.lowercased()]?.rawValue ?? report.nearest(to: name, among: names)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    report.add(
      .unknownType,
      "there is no type \(quote(name)): "
        + (nearest.map { "did you mean `\($0)`?" } ?? "the types are \(list)"),
      at: written.range, suggestion: nearest.map { hasQuestionMark ? $0 + "?" : $0 })
    return nil
  }

  /// What other languages call the types.
  private static let otherNames: [String: FieldTypeName] = [
    "boolean": .bool, "datetime": .date, "double": .decimal, "float": .decimal, "int": .integer,
    "number": .decimal, "str": .string, "text": .string, "time": .date, "timestamp": .date,
  ]
}
