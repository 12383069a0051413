import Diagnostics
import YAMLSyntax

/// Finds JSON keys that are read twice as the same type, which is nearly always a slip.
struct KeyReaders {
  private struct Reading: Hashable {
    let path: ExactText
    let type: FieldType
  }

  private var first: [Reading: (name: String, range: SourceRange)] = [:]

  /// Notes what a field reads, warning of what was read before.
  mutating func note(_ field: TicketField, at range: SourceRange, report: inout SchemaReport) {
    for path in field.paths {
      let reading = Reading(path: ExactText(path.normalized), type: field.type.withoutTypeName)
      guard let before = first[reading] else {
        first[reading] = (field.name, range)
        continue
      }
      let who = before.name == field.name ? "the field itself" : "field \(quote(before.name))"
      report.add(
        .keyReadTwice,
        "\(quote(path.normalized)) is read as the same type by \(who) already: correct the path, or "
          + "leave one out",
        at: range, notes: [.init("\(quote(before.name)) is here", at: before.range)])
    }
  }
}

extension FieldType {
  /// The type without the name of a generated enum, which differs from field to field.
  fileprivate var withoutTypeName: FieldType {
    guard case .enumeration(var type) = self else { return self }
    type.typeName = ""
    return .enumeration(type)
  }
}
