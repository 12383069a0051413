import Foundation
import Testing

@testable import TicketSchema

/// The JSON Schemas against the key table; `Scripts/json-schema-test` tries them on schemas.
struct JSONSchemaTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../ticketgen.schema.json").standardizedFileURL

  /// A JSON text as Foundation reads it.
  private static func object(_ text: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The schema of a place: the root, or a definition.
  private static func schema(
    of place: SchemaPlace, in root: [String: Any]
  ) throws -> [String: Any] {
    if place == .ticket || place == .settings { return root }
    let definitions = try #require(root["$defs"] as? [String: Any])
    return try #require(definitions["\(place)"] as? [String: Any], "no definition of \(place)")
  }

  @Test func theFileInTheRepositoryIsCurrent() throws {
    let text = try? String(contentsOf: Self.file, encoding: .utf8)
    guard text != JSONSchema.ticket() else { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try JSONSchema.ticket().write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("rewrote ticketgen.schema.json: run again")
    } else {
      Issue.record(
        "ticketgen.schema.json is stale: run 'ticketgen json-schema > ticketgen.schema.json'")
    }
  }

  @Test(arguments: SchemaPlace.allCases)
  func everyKeyOfTheTableIsThere(place: SchemaPlace) throws {
    let settings: [SchemaPlace] = [.settings, .envelope, .color, .style]
    let text = settings.contains(place) ? JSONSchema.settings() : JSONSchema.ticket()
    let schema = try Self.schema(of: place, in: Self.object(text))
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(properties.keys.sorted() == place.keys.map(\.name).sorted())
    #expect(schema["additionalProperties"] as? Bool == false)
    for key in place.keys {
      let property = try #require(properties[key.name])
      let description = try #require(property["description"] as? String)
      #expect(description.contains(key.summary))
      #expect(description.hasSuffix(key.defaultNote.map { " Default: \($0)." } ?? ""))
      #expect((property["examples"] as? [Any])?.count == 1)
      #expect((property["default"] != nil) == (key.defaultValue != nil))
      let choices = (property["enum"] as? [Any])?.compactMap { $0 as? String }
      #expect((choices ?? []) == key.choices, "\(key.name)")
    }
  }

  @Test func requiredKeysAreRequired() throws {
    let field = try Self.schema(of: .field, in: Self.object(JSONSchema.ticket()))
    #expect(field["required"] as? [String] == ["type"])
    let envelope = try Self.schema(of: .envelope, in: Self.object(JSONSchema.settings()))
    #expect(envelope["required"] as? [String] == ["items"])
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    for text in [JSONSchema.ticket(), JSONSchema.settings()] {
      let definitions = try #require(try Self.object(text)["$defs"] as? [String: Any])
      let names = text.matches(of: /"#\/\$defs\/(\w+)"/).map { String($0.1) }
      #expect(Set(names) == Set(definitions.keys))
    }
  }

  @Test func linesStayShort() {
    let lines = (JSONSchema.ticket() + JSONSchema.settings()).split(separator: "\n")
    let long = lines.filter { $0.count > 100 && !$0.contains("\"description\"") }
    #expect(long == [])
  }

  @Test func rulesNameKeysOfTheirPlace() {
    for place in SchemaPlace.allCases {
      let names = Set(place.keys.map(\.name))
      let rules = place.rules
      #expect(names.isSuperset(of: rules.exactlyOne + rules.atMostOne))
      #expect(names.isSuperset(of: rules.companions.flatMap { [$0.key, $0.other] }))
    }
  }
}
