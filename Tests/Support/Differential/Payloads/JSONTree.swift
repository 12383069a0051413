import TicketSchema

/// A JSON value that grows by paths, and is written with random spaces and escapes.
enum JSONTree {
  /// A number or word as it is written.
  case raw(String)
  case text(String)
  case array([JSONTree])
  case object([(name: String, value: JSONTree)])

  static let empty = JSONTree.object([])

  /// Whether a text is a number as JSON writes it.
  static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/#) != nil
  }

  /// Puts a value at a path; whatever stands in the way is replaced.
  mutating func set(_ steps: ArraySlice<JSONPath.Step>, to value: JSONTree) {
    guard let step = steps.first else {
      self = value
      return
    }
    switch step {
    case .member(let name):
      var members: [(name: String, value: JSONTree)] = []
      if case .object(let known) = self { members = known }
      let index = members.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
      var inner = index.map { members[$0].value } ?? .empty
      inner.set(steps.dropFirst(), to: value)
      if let index { members[index].value = inner } else { members.append((name, inner)) }
      self = .object(members)
    case .index(let index):
      var elements: [JSONTree] = []
      if case .array(let known) = self { elements = known }
      let position = index < 0 ? max(0, elements.count + index) : index
      while elements.count <= position { elements.append(.raw("null")) }
      elements[position].set(steps.dropFirst(), to: value)
      self = .array(elements)
    }
  }

  /// The value at a path; nil where there is none.
  func value(_ steps: ArraySlice<JSONPath.Step>) -> JSONTree? {
    guard let step = steps.first else { return self }
    switch (step, self) {
    case (.member(let name), .object(let members)):
      return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
        .value(steps.dropFirst())
    case (.index(let index), .array(let elements)):
      let position = index < 0 ? elements.count + index : index
      guard elements.indices.contains(position) else { return nil }
      return elements[position].value(steps.dropFirst())
    default:
      return nil
    }
  }

  /// The value's JSON.
  func json(_ dice: Dice) -> String {
    switch self {
    case .raw(let text):
      return text
    case .text(let text):
      return Self.quoted(text, dice)
    case .array(let elements):
      return "[" + elements.map { space(dice) + $0.json(dice) }.joined(separator: ",")
        + space(dice) + "]"
    case .object(let members):
      let texts = members.map { member in
        space(dice) + Self.quoted(member.name, dice) + space(dice) + ":" + space(dice)
          + member.value.json(dice)
      }
      return "{" + texts.joined(separator: ",") + space(dice) + "}"
    }
  }

  private func space(_ dice: Dice) -> String {
    dice.chance(90) ? "" : dice.pick([" ", "\n", "\t ", "\r\n"])
  }

  /// A text as a JSON string, some of whose characters are escaped without need.
  private static func quoted(_ text: String, _ dice: Dice) -> String {
    let escapesAll = dice.chance(5)
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || escapesAll:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
