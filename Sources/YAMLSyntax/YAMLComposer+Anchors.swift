import Diagnostics

extension YAMLComposer {
  /// Notes that an anchor's node is being read, and returns the number that tells it from others.
  mutating func openAnchor(_ name: String) -> Int {
    anchorNumber += 1
    anchors[name] = .open(anchorNumber)
    return anchorNumber
  }

  /// Notes what an anchor stands for, unless its name was given anew inside its own node.
  mutating func closeAnchor(_ name: String, number: Int, as anchored: Anchored) {
    if case .open(number) = anchors[name] { anchors[name] = .closed(anchored) }
  }

  /// Composes the node that an alias stands for, at the alias's own place.
  mutating func alias(_ name: String, at bytes: Range<Int>, depth: Int) -> Composed? {
    switch anchors[name] {
    case nil:
      add(
        .undefinedAlias, "no anchor `&\(shortened(name))` stands above this alias", at: bytes,
        notes: [
          Finding.Note("if a text is meant, quote it")
        ])
      return refused(at: bytes)
    case .open:
      add(
        .cyclicAlias,
        "this alias stands inside the node that `&\(shortened(name))` names: write out what is meant",
        at: bytes)
      return refused(at: bytes)
    case .closed(let anchored):
      guard countNodes(anchored.count - 1, at: bytes) else {
        return nil
      }
      guard depth + anchored.composed.height <= YAMLReader.maximumDepth else {
        addTooDeep(at: bytes)
        return refused(at: bytes)
      }
      for index in anchored.freeNulls { addNull(freeNulls[index]) }
      return Composed(
        node: YAMLNode(
          content: anchored.composed.node.content, range: range(bytes), isAlias: true,
          isRefused: anchored.composed.node.isRefused),
        height: anchored.composed.height)
    }
  }

  /// A node that a finding has refused.
  func refused(at bytes: Range<Int>) -> Composed {
    let scalar = YAMLScalar(text: "", style: .plain)
    return Composed(
      node: YAMLNode(content: .scalar(scalar), range: range(bytes), isRefused: true),
      height: 0)
  }

  /// Says that collections stand too deep inside each other.
  mutating func addTooDeep(at bytes: Range<Int>) {
    add(
      .tooDeep,
      "lists and mappings stand more than \(YAMLReader.maximumDepth) deep in each other: no schema "
        + "needs as many", at: bytes)
  }
}
