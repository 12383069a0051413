import TicketKit
import TicketSchema

/// What the rows of one kind hold at one path.
final class PathNode {
  let step: JSONPath.Step
  let path: JSONPath

  /// The words of the key by which the value goes: the last member name of the path.
  let words: KeyWords

  /// The words of the key above that one.
  let parentWords: KeyWords

  /// The scalars other than null, each with the place of its row.
  private(set) var scalars: [(row: Int, value: JSONTree)] = []

  /// The arrays that hold scalars only, and those that hold nothing.
  private(set) var lists: [(row: Int, value: JSONTree)] = []
  private(set) var emptyListCount = 0
  private(set) var nullCount = 0

  /// The rows in which an object stands here.
  private(set) var objectRows: [Int] = []

  /// How many arrays hold objects or arrays, and the most elements of one.
  private(set) var nestedListCount = 0
  private(set) var longestNestedList = 0

  /// Whether the values are objects that stand as JSON text in strings.
  fileprivate(set) var isEmbedded = false

  /// Whether something in the values is too deep or too much to be looked at.
  private(set) var isCut = false

  /// The members and elements in the order in which they were met.
  private(set) var children: [PathNode] = []
  private var places: [JSONPath.Step: Int] = [:]

  init(step: JSONPath.Step, path: JSONPath) {
    self.step = step
    self.path = path
    let names = path.memberNames
    words = KeyWords(names.last ?? "")
    parentWords = KeyWords(names.dropLast().last ?? "")
  }

  /// Notes a value.
  ///
  /// - Parameter budget: how many more paths may be noted for the kind.
  func note(_ value: JSONTree, row: Int, budget: inout Int) {
    switch value {
    case .null:
      nullCount += 1
    case .bool, .number, .string:
      scalars.append((row, value))
    case .object(let members):
      objectRows.append(row)
      note(members, row: row, budget: &budget)
    case .array(let elements):
      noteList(elements, value, row: row, budget: &budget)
    }
  }

  /// Notes the members of an object.
  func note(_ members: [JSONTree.Member], row: Int, budget: inout Int) {
    // The names of a level come first, so that one member with much in it does not take the room of
    // all the others.
    let nodes = members.map { child(.member($0.name), budget: &budget) }
    for (node, member) in zip(nodes, members) {
      node?.note(member.value, row: row, budget: &budget)
    }
  }

  private func noteList(
    _ elements: [JSONTree], _ value: JSONTree, row: Int, budget: inout Int
  ) {
    guard let first = elements.first else {
      emptyListCount += 1
      return
    }
    let isFlat = elements.allSatisfy { element in
      switch element {
      case .null, .bool, .number, .string: true
      case .array, .object: false
      }
    }
    if isFlat {
      lists.append((row, value))
      return
    }
    nestedListCount += 1
    longestNestedList = max(longestNestedList, elements.count)
    child(.index(0), budget: &budget)?.note(first, row: row, budget: &budget)
  }

  /// How deep paths go, and how long a key may be that is worth a field.
  static let deepest = 12
  static let longestKey = 200

  /// How long a path may be as it is written.
  private static let longestPath = 600

  /// An object inside a row that has more members than this is a table, whose keys are data.
  private static let mostMembers = 100

  private func child(_ step: JSONPath.Step, budget: inout Int) -> PathNode? {
    if let place = places[step] { return children[place] }
    var isLong = false
    if case .member(let name) = step { isLong = name.utf8.count > Self.longestKey }
    let isFull = !path.steps.isEmpty && children.count >= Self.mostMembers
    let path = JSONPath(path.steps + [step])
    guard path.steps.count <= Self.deepest, budget > 0, !isFull, !isLong,
      PathText.text(of: path).utf8.count <= Self.longestPath
    else {
      isCut = true
      return nil
    }
    budget -= 1
    let child = PathNode(step: step, path: path)
    places[step] = children.count
    children.append(child)
    return child
  }
}

extension PathNode {
  /// The child at a step; nil when there is none.
  func child(at step: JSONPath.Step) -> PathNode? { places[step].map { children[$0] } }

  /// Notes the first elements of lists of scalars where other rows have objects in the list: a path
  /// that enters the list meets both.
  func enterLists(budget: inout Int) {
    guard nestedListCount > 0 else { return }
    for (row, value) in lists {
      guard case .array(let elements) = value, let first = elements.first else { continue }
      child(.index(0), budget: &budget)?.note(first, row: row, budget: &budget)
    }
  }

  /// Reads the strings as JSON text, where every one that is not empty holds an object.
  func openEmbedded(budget: inout Int) {
    guard objectRows.isEmpty, lists.isEmpty, nestedListCount == 0, !scalars.isEmpty else { return }
    var objects: [(row: Int, members: [JSONTree.Member])] = []
    for (row, value) in scalars {
      guard case .string(let text) = value else { return }
      if text.isEmpty { continue }
      guard text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"),
        case .object(let members)? = try? JSONTree(reading: .init(text.utf8))
      else { return }
      objects.append((row, members))
    }
    guard !objects.isEmpty else { return }
    isEmbedded = true
    for (row, members) in objects { note(members, row: row, budget: &budget) }
  }
}
