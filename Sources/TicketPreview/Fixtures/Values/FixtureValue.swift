import Diagnostics

/// A JSON value of a fixture, with what its text looks like beyond what it says.
indirect enum FixtureValue: Sendable {
  case null
  case bool(Bool)

  /// A number by its digits.
  case number(String)
  case string(String)

  /// A string that is written in a given way, between its quotes.
  case escaped(String, content: String)
  case array([FixtureValue])

  /// An object; of repeated names the last counts.
  case object([Member])

  /// A string that holds the JSON text of a value.
  case text(FixtureValue)

  /// A member of an object.
  struct Member: Sendable {
    var name: String

    /// How the name is written between its quotes; nil: as any string.
    var spelling: String?
    var value: FixtureValue

    init(_ name: String, _ value: FixtureValue, spelling: String? = nil) {
      self.name = name
      self.value = value
      self.spelling = spelling
    }
  }
}

extension FixtureValue {
  /// Whether the value is null.
  var isNull: Bool { if case .null = self { true } else { false } }

  /// Whether the value is an object.
  var isObject: Bool { if case .object = self { true } else { false } }

  /// Whether the value is a string, however it is written.
  var isString: Bool {
    switch self {
    case .string, .escaped, .text: true
    case .null, .bool, .number, .array, .object: false
    }
  }

  /// The content of a string, or the digits of a number; nil for other values.
  var content: String? {
    switch self {
    case .string(let content), .escaped(_, let content), .number(let content): content
    case .text(let value): value.json
    case .null, .bool, .array, .object: nil
    }
  }

  /// A text with every character as an escape, as it stands between quotes.
  static func escapes(of text: String) -> String {
    text.unicodeScalars.map(JSONValue.escaped).joined()
  }

  /// An object with some members.
  static func object(_ members: KeyValuePairs<String, FixtureValue>) -> FixtureValue {
    .object(members.map { Member($0.key, $0.value) })
  }
}

extension FixtureValue.Member {
  /// Whether the member has a name: names are equal when their Unicode scalars are.
  func isNamed(_ name: String) -> Bool {
    // Names that Swift holds for different are: that is quick to say of most.
    self.name == name && self.name.utf8.elementsEqual(name.utf8)
  }
}
