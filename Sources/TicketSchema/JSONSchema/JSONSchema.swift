import Diagnostics

/// The JSON Schema (draft 2020-12) of schema files, made from the key table that the reader works with.
///
/// Editors complete and check YAML with it. It describes what the shape of a file tells: which keys
/// there are, what stands under them, which texts a key takes. That names refer to something, that
/// types match and texts can be parsed is left to the reader.
package enum JSONSchema {
  /// The schema of ticket and base files.
  package static func ticket() -> String {
    text(of: .ticket, title: "A ticket file of ticketgen", rules: ticketRules)
  }

  /// The schema of `ticketgen.yaml`.
  package static func settings() -> String {
    text(of: .settings, title: "The settings of ticketgen", rules: [])
  }

  private static func text(
    of place: SchemaPlace, title: String, rules: [JSONValue]
  ) -> String {
    var definitions = JSONDefinitions()
    var members: [JSONMember] = [
      member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      member("title", .string(title)),
    ]
    members += definitions.members(of: place)
    if !rules.isEmpty { members.append(member("allOf", .array(rules))) }
    members.append(member("$defs", .object(definitions.all())))
    return JSONValue.object(members).indentedText
  }

  /// What a ticket file needs beside what each of its keys needs.
  ///
  /// A file without `match` is taken for a base: its name, which tells, is not known here.
  private static var ticketRules: [JSONValue] {
    let isWhole = JSONValue.object([
      member("required", .strings(["match"])),
      member("properties", .object([member("extends", .bool(false))])),
    ])
    let properties = ProtocolProperty.allCases.filter(\.isRequired).map(\.rawValue)
    let needs = JSONValue.object([
      member("required", .strings(["display"])),
      member("dependentRequired", .object([member("promotion", .strings(["id"]))])),
      member(
        "properties",
        .object([member("display", .object([member("required", .strings(properties))]))])),
    ])
    let isBase = JSONValue.object([
      member("properties", .object([member("match", .bool(false))]))
    ])
    let lacks = JSONValue.object([
      member("properties", .object([member("summary", .bool(false))]))
    ])
    return [
      .object([member("if", isWhole), member("then", needs)]),
      .object([member("if", isBase), member("then", lacks)]),
    ]
  }
}
