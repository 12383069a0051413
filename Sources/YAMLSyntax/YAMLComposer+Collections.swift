import Diagnostics

extension YAMLComposer {
  /// Composes a sequence whose start was taken.
  mutating func sequence(
    isFlow: Bool, _ properties: YAMLEvent.Properties?, at bytes: Range<Int>, depth: Int
  ) -> Composed? {
    let start = contentStart(of: bytes, properties)
    guard depth <= YAMLReader.maximumDepth else { return tooDeep(at: start..<start + 1) }
    var items: [YAMLNode] = []
    var height = 0
    var end = start
    while !isAtEnd {
      guard let item = node(depth: depth, role: .item) else { return nil }
      height = max(height, item.height)
      end = item.node.range.bytes.upperBound
      items.append(item.node)
    }
    guard let last = take() else { return nil }
    if isFlow { end = last.bytes.upperBound }
    let place = start..<max(start, end)
    let isRefused = refusesTag(properties, kind: .sequence, at: bytes)
    return Composed(
      node: YAMLNode(content: .sequence(items), range: range(place), isRefused: isRefused),
      height: height + 1)
  }

  /// Composes a mapping whose start was taken.
  mutating func mapping(
    isFlow: Bool, _ properties: YAMLEvent.Properties?, at bytes: Range<Int>, depth: Int
  ) -> Composed? {
    let start = contentStart(of: bytes, properties)
    guard depth <= YAMLReader.maximumDepth else { return tooDeep(at: start..<start + 1) }
    var builder = MappingBuilder()
    var height = 0
    var end = start
    while !isAtEnd {
      guard let key = key(depth: depth, isFlow: isFlow),
        let value = value(of: key, depth: depth, isFlow: isFlow, in: &builder)
      else { return nil }
      height = max(height, value.height)
      end = max(end, key.bytes.upperBound, value.end)
    }
    guard let last = take() else { return nil }
    if isFlow { end = last.bytes.upperBound }
    let place = start..<max(start, end)
    if isFlow, let key = builder.bareKey { addBareKey(key, mapping: place) }
    let isRefused = refusesTag(properties, kind: .mapping, at: bytes) || builder.isRefused
    return Composed(
      node: YAMLNode(
        content: .mapping(builder.finish()), range: range(place), isRefused: isRefused),
      height: height + 1)
  }

  /// Passes over a collection that stands too deep.
  private mutating func tooDeep(at bytes: Range<Int>) -> Composed? {
    addTooDeep(at: bytes)
    return skipCollection() ? refused(at: bytes) : nil
  }
}
