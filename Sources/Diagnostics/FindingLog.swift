/// Writes findings as a SARIF 2.1.0 log of one run: the form that code scanners read.
///
/// Columns count Unicode scalars. Paths are relative to the working folder, which the log calls
/// `%SRCROOT%`. A run without findings has a log without results.
package struct FindingLog {
  private var tables = LineTables()

  /// The version of ticketgen.
  private let version: String

  package init(version: String) {
    self.version = version
  }

  /// The log of findings sorted by place without exact duplicates, its line ended.
  package mutating func text(_ findings: some Sequence<Finding>) -> String {
    let findings = findings.sortedByPlace()
    var severities: [String: Finding.Severity] = [:]
    for finding in findings { severities[finding.id] = finding.severity }
    let rules = severities.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let indices = Dictionary(
      rules.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })

    var results: [JSONValue] = []
    for finding in findings { results.append(result(finding, rule: indices[finding.id])) }
    let driver = JSONValue.members([
      "name": .string("ticketgen"), "semanticVersion": .string(version),
      "rules": .array(rules.map { rule($0.key, $0.value) }),
    ])
    let run = JSONValue.members([
      "tool": .members(["driver": driver]), "columnKind": .string("unicodeCodePoints"),
      "results": .array(results),
    ])
    let log = JSONValue.members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"), "runs": .array([run]),
    ])
    return log.text + "\n"
  }

  private func rule(_ id: String, _ severity: Finding.Severity) -> JSONValue {
    .members([
      "id": .string(id),
      "defaultConfiguration": .members(["level": .string(severity.rawValue)]),
    ])
  }

  private mutating func result(_ finding: Finding, rule: Int?) -> JSONValue {
    var related: [JSONValue] = []
    for (number, note) in finding.notes.enumerated() {
      related.append(
        .members([
          "id": .integer(number + 1),
          "physicalLocation": place(note.place ?? finding.place),
          "message": message(note.message),
        ]))
    }
    return .members([
      "ruleId": .string(finding.id), "ruleIndex": rule.map { .integer($0) },
      "level": .string(finding.severity.rawValue), "message": message(finding.message),
      "locations": .array([.members(["physicalLocation": place(finding.place)])]),
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": fix(finding).map { .array([$0]) },
    ])
  }

  /// The suggestion, which stands in the place of the range.
  private mutating func fix(_ finding: Finding) -> JSONValue? {
    guard let suggestion = finding.suggestion, case .range(let range) = finding.place else {
      return nil
    }
    let replacement = JSONValue.members([
      "deletedRegion": region(.range(range)),
      "insertedContent": .members(["text": .string(suggestion)]),
    ])
    let change = JSONValue.members([
      "artifactLocation": location(range.file.path), "replacements": .array([replacement]),
    ])
    return .members(["artifactChanges": .array([change])])
  }

  private mutating func place(_ place: Finding.Place) -> JSONValue {
    .members(["artifactLocation": location(place.path), "region": region(place)])
  }

  /// The region of a place; nil for a file as a whole.
  private mutating func region(_ place: Finding.Place) -> JSONValue? {
    guard let span = tables.span(of: place) else { return nil }
    var bytes: Range<Int>?
    if case .range(let range) = place { bytes = range.bytes }
    return .members([
      "startLine": .integer(span.start.line), "startColumn": .integer(span.start.scalarColumn),
      "endLine": .integer(span.end.line), "endColumn": .integer(span.end.scalarColumn),
      "byteOffset": bytes.map { .integer($0.lowerBound) },
      "byteLength": bytes.map { .integer($0.count) },
    ])
  }

  private func location(_ path: String) -> JSONValue {
    let path = normalizedPath(path)
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    // SARIF has no `..` in a path that counts from a base.
    let isBelow = !isAbsolute && path != ".." && !path.hasPrefix("../")
    return .members([
      "uri": .string((isAbsolute ? "file://" : "") + Self.escapedPath(path)),
      "uriBaseId": isBelow ? .string("%SRCROOT%") : nil,
    ])
  }

  /// A plain message, in which single braces would be placeholders, and `[…](…)` a link.
  private func message(_ text: String) -> JSONValue {
    let holdsLink = text.contains("](")
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{", "}": result += "\(scalar)\(scalar)"
      case "[" where holdsLink, "]" where holdsLink: result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return .members(["text": .string(result)])
  }

  /// A path as RFC 3986 has it, with `%` and two digits for each byte that may not stand for itself.
  private static func escapedPath(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + String(repeating: "0", count: 2 - digits.count) + digits
      }
    }
    return result
  }
}
