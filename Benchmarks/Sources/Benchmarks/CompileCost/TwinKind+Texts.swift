extension TwinKind {
  private var summary: String { "\(words[0])·\(words[1]), number \(number) of the samples." }

  /// The kind's schema.
  var schema: String {
    var lines = ["summary: \(summary)", "match: \(number)", "id: \(identity)", "fields:"]
    lines += fields.map { "  " + $0.schemaLine }
    lines.append("display:")
    lines += displays.flatMap { $0.schemaLines.map { "  " + $0 } }
    if let promotion {
      lines.append("promotion:")
      lines += promotion.schemaLines.map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The `Codable` struct with the same fields and display properties, written as somebody would who
  /// takes what the compiler synthesizes.
  var codable: String {
    var lines = ["import Foundation", "import TicketKit", "", "/// \(summary)"]
    let conformances = promotion == nil ? "CodableTicket" : "CodableTicket, Promotion"
    lines.append("public struct \(typeName): \(conformances) {")
    lines += memberLines.map { $0.isEmpty ? "" : "  " + $0 }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private var memberLines: [String] {
    let nested = fields.filter { $0.parent != nil }
    var lines: [String] = []
    for field in fields where field.parent == nil {
      lines.append("public let \(field.name): \(field.swiftType)")
    }
    lines += parents(of: nested).map { "private let \($0): \($0.capitalized)" }
    for field in fields {
      guard case .enumeration(let cases) = field.kind else { continue }
      lines += [""] + enumLines(field.enumName, cases)
    }
    lines += keyLines(nested)
    for parent in parents(of: nested) {
      let members = nested.filter { $0.parent == parent }
      lines += ["", "private struct \(parent.capitalized): Codable {"]
      for field in members { lines.append("  let \(field.key): \(field.swiftType)") }
      lines.append("}")
    }
    lines += nested.flatMap { field in
      ["", "public var \(field.name): \(field.swiftType) { \(field.parent ?? "").\(field.key) }"]
    }
    let id = fields.contains { $0.name == identity && $0.swiftType == "Int" }
    lines += ["", "public var type: TicketType { TicketType(rawValue: \"\(swiftName)\") }"]
    lines.append("public var id: String { \(id ? "String(\(identity))" : identity) }")
    lines += displays.flatMap { display in
      display.swiftLines.isEmpty ? [] : [""] + display.swiftLines
    }
    if let promotion { lines += [""] + promotion.swiftLines }
    return lines
  }

  /// An enum with a case for what the server may invent, as that of a ticket has.
  private func enumLines(_ name: String, _ cases: [String]) -> [String] {
    let reading = cases.enumerated().map { "    case \"\($0)\": self = .\($1)" }
    let writing = cases.enumerated().map { "    case .\($1): try container.encode(\($0))" }
    return ["public enum \(name): Codable, Hashable, Sendable {"] + cases.map { "  case \($0)" }
      + [
        "  case unrecognized(String)", "", "  public init(from decoder: any Decoder) throws {",
        "    let text = try Format.text(decoder)", "    switch text {",
      ] + reading
      + [
        "    default: self = .unrecognized(text)", "    }", "  }", "",
        "  public func encode(to encoder: any Encoder) throws {",
        "    var container = encoder.singleValueContainer()", "    switch self {",
      ] + writing
      + ["    case .unrecognized(let text): try container.encode(text)", "    }", "  }", "}"]
  }

  private func parents(of fields: [TwinField]) -> [String] {
    Set(fields.compactMap(\.parent)).sorted()
  }

  private func keyLines(_ nested: [TwinField]) -> [String] {
    let own = fields.filter { $0.parent == nil }
    guard own.contains(where: { $0.key != $0.name }) else { return [] }
    let cases = own.map {
      $0.key == $0.name ? "case \($0.name)" : "case \($0.name) = \"\($0.key)\""
    }
    let all = cases + parents(of: nested).map { "case \($0)" }
    return ["", "private enum CodingKeys: String, CodingKey {"] + all.map { "  " + $0 } + ["}"]
  }

  /// A row of the kind in JSON.
  func row(_ row: Int) -> String {
    var random = SeededGenerator(seed: UInt64(truncatingIfNeeded: number * 31 + row))
    var members = ["\"kind\": \(number)"]
    var objects: [String: [String]] = [:]
    for field in fields {
      guard let value = field.json(row: row, &random) else { continue }
      let member = "\"\(field.key)\": \(value)"
      if let parent = field.parent {
        objects[parent, default: []].append(member)
      } else {
        members.append(member)
      }
    }
    for (parent, inner) in objects.sorted(by: { $0.key < $1.key }) {
      members.append("\"\(parent)\": {\(inner.joined(separator: ", "))}")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
