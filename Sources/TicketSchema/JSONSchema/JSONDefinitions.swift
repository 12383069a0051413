import Diagnostics

/// Collects the definitions to which a JSON Schema refers while it is made.
struct JSONDefinitions {
  private var definitions: [(name: String, value: JSONValue)] = []
  private var names: Set<String> = []

  /// The definitions, by name.
  func all() -> [JSONMember] {
    definitions.sorted { $0.name < $1.name }.map { member($0.name, $0.value) }
  }

  /// What describes a mapping with the keys of a place.
  mutating func members(of place: SchemaPlace) -> [JSONMember] {
    var members: [JSONMember] = [
      member("type", .string("object")),
      member(
        "properties",
        .object(place.keys.map { member($0.name, schema(of: $0)) })),
      member("patternProperties", .object([member("^x-", .bool(true))])),
      member("additionalProperties", .bool(false)),
    ]
    let required = place.keys.filter { $0.isRequired && $0.types.isEmpty }.map(\.name)
    // What a ticket file needs depends on what else it has.
    if !required.isEmpty, place != .ticket {
      members.append(member("required", .strings(required)))
    }
    return members + Self.rules(of: place)
  }

  /// What describes the value of a key, with what is to be said about it.
  private mutating func schema(of key: SchemaKey) -> JSONValue {
    var description = key.summary
    if !key.types.isEmpty {
      description = "For `\(key.types.map(\.rawValue).joined(separator: "`, `"))`. " + description
    }
    if let note = key.defaultNote { description += " Default: \(note)." }
    var members = [member("description", .string(description))]
    members += schema(of: key.shape)
    if let value = key.defaultValue {
      members.append(member("default", JSONExample.value(of: value)))
    }
    members.append(member("examples", .array([JSONExample.value(of: key.example)])))
    return .object(members)
  }

  private mutating func schema(of shape: SchemaShape) -> [JSONMember] {
    switch shape {
    case .text: [reference("text") { _ in Self.text }]
    case .choice(let choices): [member("enum", Self.choice(choices))]
    case .flag: [member("enum", Self.choice(["true", "false"]))]
    case .number(let limit): [reference("number\(limit)") { _ in Self.number(atMost: limit) }]
    case .color: [reference("colorText") { _ in Self.color }]
    case .fieldType(let isAlone):
      [reference(isAlone ? "typeAlone" : "type") { _ in Self.types(isAlone: isAlone) }]
    case .template: [reference("template") { $0.template() }]
    case .list(let item, let mayBeEmpty):
      [member("type", .string("array")), member("items", .object(schema(of: item)))]
        + (mayBeEmpty ? [] : [member("minItems", .integer(1))])
    case .keys(let place): [reference("\(place)") { .object($0.members(of: place)) }]
    case .names(let value):
      [
        member("type", .string("object")),
        member("additionalProperties", .object(schema(of: value))),
      ]
    case .display: display()
    case .either(let shapes):
      [member("anyOf", .array(shapes.map { .object(schema(of: $0)) }))]
    }
  }

  /// A reference to a definition, which is made when it is referred to first.
  private mutating func reference(
    _ name: String, _ make: (inout JSONDefinitions) -> JSONValue
  ) -> JSONMember {
    if names.insert(name).inserted {
      let value = make(&self)
      definitions.append((name, value))
    }
    return member("$ref", .string("#/$defs/\(name)"))
  }
}

extension JSONDefinitions {
  private mutating func display() -> [JSONMember] {
    let properties = ProtocolProperty.allCases.map { property in
      let value =
        property.isRequired
        ? reference("requiredProperty") { $0.requiredProperty() }
        : reference("property") { .object($0.property()) }
      return member(
        property.rawValue,
        .object([member("description", .string(property.summary)), value]))
    }
    let reserved = ReservedNames.displayEnvelope.sorted()
    return [
      member("type", .string("object")),
      member("properties", .object(properties)),
      member(
        "propertyNames", .object([member("not", .object([member("enum", .strings(reserved))]))])),
      member(
        "additionalProperties", .object([reference("property") { .object($0.property()) }])),
    ]
  }

  /// The value of a display property.
  private mutating func property() -> [JSONMember] {
    let item = SchemaShape.either([.template, .keys(.displayCase)])
    return schema(of: .either([.template, .keys(.displayValue), .list(item)]))
  }

  /// The value of a property that every ticket has, as plain text: some case always holds.
  private mutating func requiredProperty() -> JSONValue {
    let hasNoRuns = member("properties", .object([member("runs", .bool(false))]))
    return .object([
      reference("property") { .object($0.property()) },
      hasNoRuns,
      member("items", .object([hasNoRuns])),
      member(
        "contains",
        .object([member("properties", .object([member("when", .bool(false))]))])),
    ])
  }

  private mutating func template() -> JSONValue {
    // A key of a display value or case is no language.
    let others = SchemaPlace.displayCase.keys.map(\.name).joined(separator: "|")
    let tag = "^(?!(\(others))$)[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"
    let languages: [JSONMember] = [
      member("type", .string("object")),
      member(
        "patternProperties",
        .object([
          member(tag, .object(schema(of: .text))), member("^x-", .bool(true)),
        ])),
      member("additionalProperties", .bool(false)),
      member("minProperties", .integer(1)),
    ]
    return .object([member("anyOf", .array([.object(schema(of: .text)), .object(languages)]))])
  }

  /// Any scalar: YAML's numbers and truth values are texts where a text is due.
  private static var text: JSONValue {
    .object([member("type", .strings(["string", "number", "boolean"]))])
  }

  private static func number(atMost limit: Int) -> JSONValue {
    let number: [JSONMember] = [
      member("type", .string("number")), member("exclusiveMinimum", .integer(0)),
      member("maximum", .integer(limit)),
    ]
    let quoted: [JSONMember] = [
      member("type", .string("string")),
      member("pattern", .string("^[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)?$")),
    ]
    return .object([member("anyOf", .array([.object(number), .object(quoted)]))])
  }

  private static var color: JSONValue {
    .object([
      member("type", .string("string")), member("pattern", .string("^#[0-9A-Fa-f]{6}$")),
    ])
  }

  /// The texts of a choice; truth values stand without quotes too.
  private static func choice(_ choices: [String]) -> JSONValue {
    let flags = choices.compactMap { text in
      text == "true" ? true : text == "false" ? false : nil
    }
    return .array(flags.map(JSONValue.bool) + choices.map(JSONValue.string))
  }

  /// The field types; alone only those that need no option.
  private static func types(isAlone: Bool) -> JSONValue {
    let needy = isAlone ? SchemaPlace.field.keys.filter(\.isRequired).flatMap(\.types) : []
    let names = WrittenType.all.filter { !needy.contains($0.optionOwner) }.map(\.text)
    return .object([member("enum", .strings(names + names.map { $0 + "?" }))])
  }
}
