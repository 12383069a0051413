import Diagnostics

/// A field's type as written: its name, the type of a list's elements, and `?` where the value may be
/// absent.
struct WrittenType {
  let name: FieldTypeName

  /// The type of the elements, for a list.
  let element: FieldTypeName?
  let hasQuestionMark: Bool

  /// The type whose options the field takes.
  var optionOwner: FieldTypeName { element ?? name }

  /// The type without `?`, as it is written.
  var text: String { element.map { "list(\($0.rawValue))" } ?? name.rawValue }

  /// Every type without `?`.
  static var all: [WrittenType] {
    FieldTypeName.allCases.filter { $0 != .list }.map { WrittenType($0) }
      + elements.map { WrittenType(.list, of: $0) }
  }

  private init(_ name: FieldTypeName, of element: FieldTypeName? = nil) {
    self.name = name
    self.element = element
    hasQuestionMark = false
  }

  /// Reads a type, reporting names that are none.
  init?(_ written: WrittenText, report: inout SchemaReport) {
    let hasQuestionMark = written.text.hasSuffix("?")
    self.hasQuestionMark = hasQuestionMark
    let name = hasQuestionMark ? String(written.text.dropLast()) : written.text
    if let type = FieldTypeName(rawValue: name), type != .list {
      self.name = type
      element = nil
      return
    }
    let isList = name == "list" || name.hasPrefix("list(") && name.hasSuffix(")")
    guard isList else {
      Self.reportUnknown(name, written, hasQuestionMark, report: &report)
      return nil
    }
    let inner = String(name.dropFirst("list(".count).dropLast())
    guard let element = FieldTypeName(rawValue: inner), Self.elements.contains(element) else {
      Self.reportElement(inner, written, hasQuestionMark, report: &report)
      return nil
    }
    self.name = .list
    self.element = element
  }

  /// The types that a list's elements may have.
  private static let elements: [FieldTypeName] = [.string, .integer, .decimal, .enum]

  private static func reportUnknown(
    _ name: String, _ written: WrittenText, _ hasQuestionMark: Bool, report: inout SchemaReport
  ) {
    let names = FieldTypeName.allCases.map(\.rawValue)
    let nearest =
      otherNames[name.lowercased()]?.rawValue ?? report.nearest(to: name, among: names)
    let isList = nearest == FieldTypeName.list.rawValue
    let suggested = arrayType(name) ?? (isList ? "list(string)" : nearest)
    let list = names.map { $0 == "list" ? "`list(…)`" : "`\($0)`" }.joined(separator: ", ")
    report.add(
      .unknownType,
      "there is no type \(quote(name)): "
        + (suggested.map { "did you mean `\($0)`?" } ?? "the types are \(list)"),
      at: written.range, suggestion: suggested.map { hasQuestionMark ? $0 + "?" : $0 })
  }

  /// The list that other languages write as `string[]`.
  private static func arrayType(_ name: String) -> String? {
    guard name.hasSuffix("[]") else { return nil }
    let inner = String(name.dropLast(2))
    let element = FieldTypeName(rawValue: inner) ?? otherNames[inner.lowercased()]
    return element.flatMap { elements.contains($0) ? "list(\($0.rawValue))" : nil }
  }

  private static func reportElement(
    _ inner: String, _ written: WrittenText, _ hasQuestionMark: Bool, report: inout SchemaReport
  ) {
    let names = elements.map(\.rawValue)
    let plain = inner.hasSuffix("?") ? String(inner.dropLast()) : inner
    let meant = otherNames[plain.lowercased()].flatMap { elements.contains($0) ? $0.rawValue : nil }
    let nearest =
      names.contains(plain) ? plain : meant ?? report.nearest(to: plain, among: names)
    let list = names.map { "`list(\($0))`" }.joined(separator: ", ")
    let message =
      inner.hasSuffix("?") && nearest == plain
      ? "the elements of a list are never absent, null ones are left out: write `list(\(plain))`, or "
        + "`list(\(plain))?` where the whole list may be absent"
      : inner.isEmpty
        ? "a list names the type of its elements: write one of \(list)"
        : "a list has no elements of type \(quote(inner)): "
          + (nearest.map { "did you mean `list(\($0))`?" } ?? "write one of \(list)")
    report.add(
      .unknownType, message, at: written.range,
      suggestion: nearest.map { "list(\($0))" + (hasQuestionMark ? "?" : "") })
  }

  /// What other languages call the types.
  private static let otherNames: [String: FieldTypeName] = [
    "array": .list, "boolean": .bool, "datetime": .date, "double": .decimal, "float": .decimal,
    "int": .integer, "number": .decimal, "percent": .rate, "price": .money, "str": .string,
    "text": .string, "time": .date, "timestamp": .date,
  ]
}
