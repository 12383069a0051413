import TicketKit
import TicketSchema

/// What TicketKit makes of the samples' values by the types that come into question.
final class FieldProbes {
  private struct Key: Hashable {
    let type: FieldType
    let absent: [String]
  }

  private let zone: String
  private var probes: [Key: FieldProbe?] = [:]

  /// - Parameter zone: the project's zone.
  init(zone: String) { self.zone = zone }

  /// The probe of a type; nil where TicketKit knows no such type, which would be a slip of ours.
  func probe(_ type: FieldType, absent: [String] = []) -> FieldProbe? {
    let key = Key(type: type.withoutCases, absent: absent)
    if let probe = probes[key] { return probe }
    let probe = make(key)
    probes[key] = probe
    return probe
  }

  private func make(_ key: Key) -> FieldProbe? {
    let field = TicketField(
      name: "x", valueName: "xValue", type: key.type, isOptional: true,
      paths: [JSONPath([.member("x")])], absentTexts: key.absent, defaultJSON: nil,
      treatsInvalidAsAbsent: false)
    let kind = TicketKind(
      name: "x", typeName: "XTicket", schemaPath: "", summary: nil, match: .unknown, idField: nil,
      fields: [field], display: [])
    var settings = ProjectSettings.standard
    settings.timeZone = zone
    let table = LayoutTable.text(for: TicketCatalog(settings: settings, kinds: [kind]))
    return FieldProbe(TicketLayout(table))
  }
}

extension FieldType {
  /// The type with one case for all: which values an enum accepts does not go by its cases.
  fileprivate var withoutCases: FieldType {
    let plain = EnumType(
      typeName: "X", cases: [EnumType.Case(name: "x", swiftName: "x", values: ["x"])])
    switch self {
    case .enumeration: return .enumeration(plain)
    case .list(.enumeration): return .list(.enumeration(plain))
    default: return self
    }
  }
}
