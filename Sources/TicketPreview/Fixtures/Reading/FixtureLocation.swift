import TicketSchema

/// Where a path leads in a fixture.
struct FixtureLocation {
  /// The steps with indices from the end made plain, as far as they select something.
  private(set) var steps: [JSONPath.Step] = []

  /// What stands there; nil: nothing.
  private(set) var value: FixtureValue?

  /// Whether the steps end at a string that should hold JSON text, and does not.
  private(set) var isMalformed = false

  /// Follows a path from a value, also through strings that hold JSON text.
  init(_ path: JSONPath, from value: FixtureValue, embedded: Set<JSONPath> = []) {
    self.value = value
    for (position, step) in path.steps.enumerated() {
      if position > 0, !embedded.isEmpty,
        embedded.contains(JSONPath(Array(path.steps[..<position])))
      {
        enterText()
        if isMalformed { return }
      }
      take(step)
    }
  }

  private mutating func take(_ step: JSONPath.Step) {
    switch (step, value) {
    case (.member(let name), .object(let members)?):
      value = members.last { $0.isNamed(name) }?.value
      steps.append(step)
    case (.index(let index), .array(let elements)?):
      let position = index < 0 ? elements.count + index : index
      let isThere = elements.indices.contains(position)
      value = isThere ? elements[position] : nil
      steps.append(isThere ? .index(position) : step)
    default:
      value = nil
      steps.append(step)
    }
  }

  /// Goes on in the text that a string holds; an object or array in its place is entered as it is.
  private mutating func enterText() {
    switch value {
    case .text(let inner)?:
      value = inner
    case .string(let content)?, .escaped(_, let content)?:
      // Of other strings of fixtures only scalars are JSON texts, and nobody can enter those.
      isMalformed = !content.isEmpty && !Self.isScalarText(content)
      if !isMalformed { value = nil }
    case .null?, .bool?, .number?, .array?, .object?, nil:
      break
    }
  }

  private static func isScalarText(_ content: String) -> Bool {
    let space = Array(" \t\r\n".utf8)
    let bytes = content.utf8.drop { space.contains($0) }.reversed().drop { space.contains($0) }
    let text = String(decoding: bytes.reversed(), as: UTF8.self)
    return ["true", "false", "null"].contains(text) || JSONNumber(text) != nil
  }
}
