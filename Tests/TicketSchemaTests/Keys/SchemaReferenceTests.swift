import Foundation
import Testing

@testable import TicketSchema

/// `Documentation/SchemaReference.md` prints the tables that the reader works with.
struct SchemaReferenceTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation/SchemaReference.md").standardizedFileURL

  /// The tables by the name in their mark.
  private static var tables: [(mark: String, table: [String])] {
    let keys = SchemaPlace.allCases.map { place in ("keys: \(place)", table(of: place.keys)) }
    return keys + [("types", types), ("properties", properties)]
  }

  private static func table(of keys: [SchemaKey]) -> [String] {
    ["| key | value | meaning |", "| --- | --- | --- |"]
      + keys.map { key in
        var value = key.shape.form.rawValue
        if !key.choices.isEmpty {
          value = key.choices.map { "`\($0)`" }.joined(separator: ", ")
        }
        if key.isRequired { value += "; required" }
        var meaning = key.summary
        if !key.types.isEmpty {
          meaning = "For `\(key.types.map(\.rawValue).joined(separator: "`, `"))`. " + meaning
        }
        if let standard = key.defaultValue.map({ "`\($0)`" }) ?? key.defaultNote {
          meaning += " Default: \(standard)."
        }
        meaning += " Example: `\(key.name): \(key.example)`."
        return "| `\(key.name)` | \(value) | \(meaning) |"
      }
  }

  private static var types: [String] {
    ["| type | Swift value, and what the server may send |", "| --- | --- |"]
      + FieldTypeName.allCases.map { type in
        "| `\(type.rawValue)` | \(type.summary) |"
      }
  }

  private static var properties: [String] {
    ["| property | value | meaning |", "| --- | --- | --- |"]
      + ProtocolProperty.allCases.map { property in
        let value = property.isRequired ? "text; required" : "styled text; optional"
        return "| `\(property.rawValue)` | \(value) | \(property.summary) |"
      }
  }

  @Test func tablesAreThoseOfTheReader() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (mark, table) in Self.tables {
      let start = try #require(lines.firstIndex(of: "<!-- \(mark) -->"), "no mark \(mark)") + 1
      let end = lines[start...].firstIndex { !$0.isEmpty && !$0.hasPrefix("|") } ?? lines.count
      lines.replaceSubrange(start..<end, with: [""] + table + [""])
    }
    let expected = lines.joined(separator: "\n")
    guard expected != text else { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try expected.write(to: Self.page, atomically: true, encoding: .utf8)
      Issue.record("rewrote Documentation/SchemaReference.md: run again")
    } else {
      Issue.record("Documentation/SchemaReference.md is stale: run UPDATE_GOLDEN=1 swift test")
    }
  }

  @Test func exampleIsRead() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("yaml\n") }).dropFirst(5)
    let kind = try Sample.kind(String(example))
    #expect(kind.fields.count == 6)
    #expect(kind.display.count == 5)
  }

  @Test func examplesOfSettingsAreRead() {
    for key in SchemaPlace.settings.keys {
      let result = Sample.read([
        "a.yaml": Sample.ticket(),
        "ticketgen.yaml": "\(key.name): \(key.example)",
      ])
      #expect(result.catalog != nil, "\(result.findings.map(\.message))")
    }
  }

  @Test func keysOfOnePlaceDiffer() {
    for place in SchemaPlace.allCases {
      #expect(Set(place.keys.map(\.name)).count == place.keys.count)
      #expect(place.keys.allSatisfy { !$0.summary.isEmpty && !$0.example.isEmpty })
    }
  }
}
