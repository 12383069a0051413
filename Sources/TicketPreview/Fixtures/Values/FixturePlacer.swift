import TicketSchema

/// Puts values at the paths of a kind's rows, and takes them away.
///
/// What paths go through is made on the way: objects, arrays long enough for every path of the kind,
/// and texts in strings.
struct FixturePlacer {
  /// Past this an index is not worth an array: what stands there is left out.
  private static let longestArray = 1_000

  /// How many texts are written one in the other: each level doubles the backslashes of those in it.
  private static let deepestText = 8

  /// The paths at which a text is made; at deeper ones stands the value itself, which decoders enter
  /// as well.
  private let embedded: Set<JSONPath>

  /// How many elements the array at a path has.
  private let lengths: [JSONPath: Int]

  /// Whether indices from the beginning and from the end of an array may meet the same element.
  let isTight: Bool

  /// Whether a tight placer would make shorter arrays.
  let canBeTight: Bool

  /// - Parameters:
  ///   - paths: All that may be asked for.
  ///   - isTight: Whether indices from both ends of an array may meet the same element.
  init(paths: [JSONPath], embedded: [JSONPath], isTight: Bool = false) {
    self.embedded = Self.shallow(Set(embedded))
    var fronts: [JSONPath: Int] = [:]
    var backs: [JSONPath: Int] = [:]
    for path in paths {
      for (position, step) in path.steps.enumerated() {
        guard case .index(let index) = step else { continue }
        let array = JSONPath(Array(path.steps[..<position]))
        // 2^53 is the largest index that a schema can write, so that neither overflows.
        if index < 0 {
          backs[array] = max(backs[array] ?? 0, -index)
        } else {
          fronts[array] = max(fronts[array] ?? 0, index + 1)
        }
      }
    }
    self.isTight = isTight
    canBeTight = !isTight && fronts.keys.contains { backs[$0] != nil }
    lengths = fronts.merging(backs) { isTight ? max($0, $1) : $0 + $1 }
  }

  /// The paths around which there are not too many texts already.
  private static func shallow(_ embedded: Set<JSONPath>) -> Set<JSONPath> {
    embedded.filter { path in
      let outer = path.steps.indices.lazy.filter {
        embedded.contains(JSONPath(Array(path.steps[..<$0])))
      }
      return outer.prefix(deepestText).count < deepestText
    }
  }

  /// Puts a value at a path; false, and no change, where something else stands in the way.
  func place(_ value: FixtureValue, at path: JSONPath, in root: inout FixtureValue?) -> Bool {
    var copy = root
    guard change(&copy, path.steps, 0, { $0 = value }) else { return false }
    root = copy
    return true
  }

  /// Takes the value at a path away; an element of an array becomes null.
  func remove(_ path: JSONPath, from root: inout FixtureValue?) {
    guard let row = root, FixtureLocation(path, from: row, embedded: embedded).value != nil else {
      return
    }
    var copy = root
    if change(&copy, path.steps, 0, { $0 = nil }) { root = copy }
  }

  private func change(
    _ node: inout FixtureValue?, _ steps: [JSONPath.Step], _ position: Int,
    _ body: (inout FixtureValue?) -> Void
  ) -> Bool {
    guard position < steps.count else {
      body(&node)
      return true
    }
    let isText =
      position > 0 && !embedded.isEmpty && embedded.contains(JSONPath(Array(steps[..<position])))
    var inner = node
    if isText, case .text(let value)? = node {
      inner = value
    } else if isText, node != nil {
      return false
    }
    node = nil
    let isDone =
      switch steps[position] {
      case .member(let name): changeMember(&inner, name, steps, position, body)
      case .index(let index): changeElement(&inner, index, steps, position, body)
      }
    node = isText ? inner.map { .text($0) } : inner
    return isDone
  }

  private func changeMember(
    _ node: inout FixtureValue?, _ name: String, _ steps: [JSONPath.Step], _ position: Int,
    _ body: (inout FixtureValue?) -> Void
  ) -> Bool {
    var members: [FixtureValue.Member] = []
    if case .object(let found)? = node { members = found } else if node != nil { return false }
    node = nil
    let place = members.lastIndex { $0.isNamed(name) }
    var child = place.map { members[$0].value }
    if let place { members[place].value = .null }
    let isDone = change(&child, steps, position + 1, body)
    if let child {
      if let place {
        members[place].value = child
      } else {
        members.append(FixtureValue.Member(name, child))
      }
    } else {
      members.removeAll { $0.isNamed(name) }
    }
    node = .object(members)
    return isDone
  }

  private func changeElement(
    _ node: inout FixtureValue?, _ index: Int, _ steps: [JSONPath.Step], _ position: Int,
    _ body: (inout FixtureValue?) -> Void
  ) -> Bool {
    var elements: [FixtureValue] = []
    if case .array(let found)? = node { elements = found } else if node != nil { return false }
    let length = lengths[JSONPath(Array(steps[..<position]))] ?? 0
    guard length <= Self.longestArray else { return false }
    node = nil
    while elements.count < length { elements.append(.null) }
    let place = index < 0 ? elements.count + index : index
    guard elements.indices.contains(place) else { return false }
    var child: FixtureValue? = elements[place].isNull ? nil : elements[place]
    elements[place] = .null
    let isDone = change(&child, steps, position + 1, body)
    elements[place] = child ?? .null
    node = .array(elements)
    return isDone
  }
}
