import TicketKit
import TicketSchema

extension JSONTree {
  /// The value that a path selects; nil when it selects nothing.
  func value(at path: JSONPath) -> JSONTree? {
    var value = self
    for step in path.steps {
      switch (step, value) {
      case (.member(let name), .object(let members)):
        guard let member = members.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
          return nil
        }
        value = member.value
      case (.index(let index), .array(let elements)):
        guard elements.indices.contains(index) else { return nil }
        value = elements[index]
      case (.member, _), (.index, _):
        return nil
      }
    }
    return value
  }

  /// Whether the value is an object.
  var isObject: Bool {
    if case .object = self { true } else { false }
  }
}

extension JSONPath {
  /// The path with one more member.
  func member(_ name: String) -> JSONPath { JSONPath(steps + [.member(name)]) }

  /// The names of the members on the path.
  var memberNames: [String] {
    steps.compactMap { step in
      if case .member(let name) = step { name } else { nil }
    }
  }

  /// The path with one more index.
  func element(_ index: Int) -> JSONPath { JSONPath(steps + [.index(index)]) }
}
