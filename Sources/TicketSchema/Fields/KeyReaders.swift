import Diagnostics
import YAMLSyntax

/// Finds JSON keys that are read twice as the same type, which is nearly always a slip.
///
/// Of several paths only the first is compared with other fields: that a further one is the path of
/// another field is a fallback, `nameEn: {type: string, from: [nameEn, name]}`.
struct KeyReaders {
  private struct Reading: Hashable {
    let path: JSONPath
    let type: FieldType
  }

  /// Who reads a value.
  private struct Reader {
    let name: String
    let type: FieldType
    let range: SourceRange
  }

  /// The first reader of each path: mostly the only one, and a path is faster to hash than its type.
  private var first: [JSONPath: Reader] = [:]

  /// The first readers of a path as types other than its first one's.
  private var further: [Reading: Reader] = [:]

  /// - Parameter count: how many fields will be noted.
  init(expecting count: Int) { first.reserveCapacity(count) }

  /// Notes what a field reads, warning of what was read before.
  mutating func note(_ field: TicketField, at range: SourceRange, report: inout SchemaReport) {
    var own: Set<JSONPath> = []
    for (number, path) in field.paths.enumerated() {
      let isNew = field.paths.count == 1 || own.insert(path).inserted
      if !isNew { warn(of: path, by: "the field itself", note: nil, at: range, report: &report) }
      guard number == 0 else { continue }
      if let before = enter(path, Reader(name: field.name, type: field.type, range: range)) {
        warn(
          of: path, by: "field \(quote(before.name))",
          note: .init("\(quote(before.name)) is here", at: before.range), at: range,
          report: &report)
      }
    }
  }

  /// Enters a reader of a path, or returns the one that reads it as the same type.
  private mutating func enter(_ path: JSONPath, _ reader: Reader) -> Reader? {
    guard let only = first.updateValue(reader, forKey: path) else { return nil }
    first[path] = only
    let type = reader.type.withoutTypeName
    if only.type.withoutTypeName == type { return only }
    let reading = Reading(path: path, type: type)
    if let before = further[reading] { return before }
    further[reading] = reader
    return nil
  }

  private func warn(
    of path: JSONPath, by who: String, note: Finding.Note?, at range: SourceRange,
    report: inout SchemaReport
  ) {
    report.add(
      .keyReadTwice,
      "\(quote(path.normalized)) is read as the same type by \(who) already: correct the path, or "
        + "leave one out",
      at: range, notes: note.map { [$0] } ?? [])
  }
}

extension FieldType {
  /// The type without the name of a generated enum, which differs from field to field.
  var withoutTypeName: FieldType {
    guard var type = enumType else { return self }
    type.typeName = ""
    if case .list = self { return .list(.enumeration(type)) }
    return .enumeration(type)
  }
}
