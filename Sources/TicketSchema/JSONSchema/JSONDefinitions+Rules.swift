import Diagnostics

extension JSONDefinitions {
  /// What the keys of a place have to do with each other.
  static func rules(of place: SchemaPlace) -> [JSONMember] {
    let rules = place.rules
    var members: [JSONMember] = []
    if !rules.exactlyOne.isEmpty {
      members.append(member("oneOf", .array(rules.exactlyOne.map { required([$0]) })))
    }
    if !rules.atMostOne.isEmpty {
      members.append(member("not", required(rules.atMostOne)))
    }
    if !rules.companions.isEmpty {
      let companions = rules.companions.map { member($0.key, .strings([$0.other])) }
      members.append(member("dependentRequired", .object(companions)))
    }
    if place == .field { members += optionRules(place.keys) }
    return members
  }

  /// Which types take which options, and which they need.
  private static func optionRules(_ keys: [SchemaKey]) -> [JSONMember] {
    let options = keys.filter { !$0.types.isEmpty }
    let dependents = options.map { key in
      member(key.name, isOfType(of: key.types))
    }
    let needs = options.filter(\.isRequired).map { key in
      JSONValue.object([
        member("if", isOfType(of: key.types)), member("then", required([key.name])),
      ])
    }
    return [member("dependentSchemas", .object(dependents)), member("allOf", .array(needs))]
  }

  /// Whether a field is of a type, or a list of it.
  private static func isOfType(of types: [FieldTypeName]) -> JSONValue {
    let names = WrittenType.all.filter { types.contains($0.optionOwner) }.map(\.text)
    let choice = JSONValue.object([member("enum", .strings(names + names.map { $0 + "?" }))])
    return .object([member("properties", .object([member("type", choice)]))])
  }

  private static func required(_ keys: [String]) -> JSONValue {
    .object([member("required", .strings(keys))])
  }
}
