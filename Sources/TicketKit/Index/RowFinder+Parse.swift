extension RowFinder {
  /// How deep objects that nobody wants are taken apart; deeper ones are passed over whole.
  private static var deepestFrame: Int { 32 }

  /// Parses from the end of a value, or from the brace that opens a row, to the next value.
  mutating func parse(
    _ outer: Int, at start: Int, opensRow: Bool
  ) throws(JSONFault) -> ParsedGap {
    var gap = ParsedGap(value: start, outer: outer, frame: outer)
    if opensRow {
      gap.value = scanner.skipSpace(start + 1)
      if bytes.byteOrZero(at: gap.value) == JSONByte.closeBrace {
        gap.value += 1
        gap.isEnd = true
        return gap
      }
    } else {
      try close(&gap)
      if gap.isEnd { return gap }
    }
    try open(&gap)
    return gap
  }

  /// Parses from the end of a value to the next name or element.
  private func close(_ gap: inout ParsedGap) throws(JSONFault) {
    var at = gap.value
    while true {
      at = scanner.skipSpace(at)
      let byte = bytes.byteOrZero(at: at)
      if byte == JSONByte.comma {
        gap.value = scanner.skipSpace(at + 1)
        return
      }
      let isObject = memory.frames[gap.frame].isObject
      guard byte == (isObject ? JSONByte.closeBrace : JSONByte.closeBracket) else {
        throw scanner.fault(isObject ? .commaOrBrace : .commaOrBracket, at: at)
      }
      at += 1
      gap.frame = memory.frames[gap.frame].parent
      if gap.frame < 0 {
        gap.frame = RowMemory.rowFrame
        gap.value = at
        return cross(&gap)
      }
    }
  }

  /// Goes on from the end of a row to the first name of the next, if that is what follows.
  private func cross(_ gap: inout ParsedGap) {
    gap.isEnd = true
    guard crossesRows else { return }
    let comma = scanner.skipSpace(gap.value)
    guard bytes.byteOrZero(at: comma) == JSONByte.comma else { return }
    let start = scanner.skipSpace(comma + 1)
    guard bytes.byteOrZero(at: start) == JSONByte.openBrace else { return }
    let name = scanner.skipSpace(start + 1)
    guard bytes.byteOrZero(at: name) == JSONByte.quote else { return }
    gap.isEnd = false
    gap.rowStart = start
    gap.value = name
  }

  /// Parses from a name or element to its value, and opens what is not empty, up to a scalar.
  private mutating func open(_ gap: inout ParsedGap) throws(JSONFault) {
    while true {
      var node = -1
      var name: UInt64 = 0
      if memory.frames[gap.frame].isObject {
        guard bytes.byteOrZero(at: gap.value) == JSONByte.quote else {
          throw scanner.fault(.name, at: gap.value)
        }
        let range = gap.value + 1..<(try scanner.skipString(gap.value + 1)) - 1
        let outer = memory.frames[gap.frame].node
        if outer >= 0 { node = walk.member(outer, range) ?? -1 }
        name = ByteHash.value(bytes, range)
        gap.value = try scanner.skipColon(range.upperBound + 1)
      }
      if node >= 0, layout.trie.nodes[node].inner.isEmpty {
        gap.action = .record
        gap.target = layout.trie.nodes[node].slot
        return
      }
      guard let inside = inside(gap.value, node: node, in: gap.frame),
        let frame = memory.frame(
          in: gap.frame, isObject: bytes[gap.value] == JSONByte.openBrace, node: node, name: name)
      else {
        gap.action = node >= 0 ? .walk : .skip
        gap.target = node
        if gap.entered < 0 { gap.entered = node }
        return
      }
      if gap.entered < 0 { gap.entered = node }
      gap.frame = frame
      gap.value = inside
    }
  }

  /// The offset of the first name or element, if the value can be taken apart; nil for scalars,
  /// empty values, and those that the walk takes.
  private func inside(_ start: Int, node: Int, in frame: Int) -> Int? {
    let byte = bytes.byteOrZero(at: start)
    guard byte == JSONByte.openBrace || byte == JSONByte.openBracket else { return nil }
    if node >= 0 {
      let inner = layout.trie.nodes[node]
      guard byte == JSONByte.openBrace, inner.slot < 0, inner.elements.isEmpty else { return nil }
    }
    let depth = memory.frames[frame].depth
    guard depth < self.depth + Self.deepestFrame, depth < JSONScanner.deepestNesting else {
      return nil
    }
    let inside = scanner.skipSpace(start + 1)
    return bytes.byteOrZero(at: inside) == byte + 2 ? nil : inside
  }
}

extension RowFinder {
  /// Remembers a gap that was parsed, and returns its number.
  ///
  /// - Parameter start: Where the gap begins; nil: it is not to be remembered.
  mutating func learn(_ parsed: ParsedGap, from start: Int?) -> Int {
    let plan = layout.plan
    let slot = parsed.action == .record ? parsed.target : plan.slots.count - 1
    var gap = RowGap()
    gap.slot = Int32(truncatingIfNeeded: isDirect ? slot + OffsetTable.headerCount : slot)
    gap.bit = plan.slots[slot].bit
    gap.nullEntry = plan.slots[slot].nullEntry
    gap.usable = plan.slots[slot].usable
    // A scalar on the way of queries is of interest only if one of them ends there.
    if parsed.action == .walk, layout.trie.nodes[parsed.target].slot >= 0 { gap.usable = [] }
    if parsed.rowStart >= 0 { gap.traits.insert(.turns) }
    if parsed.entered >= 0, parsed.rowStart < 0 { gap.traits.insert(.enters) }

    var context = GapContext()
    context.action = parsed.action
    context.target = Int32(truncatingIfNeeded: parsed.target)
    context.outer = Int32(truncatingIfNeeded: parsed.outer)
    context.frame = Int32(truncatingIfNeeded: parsed.frame)
    context.depth = UInt16(truncatingIfNeeded: memory.frames[parsed.frame].depth)
    context.entered = Int32(truncatingIfNeeded: parsed.entered)
    if parsed.entered >= 0 {
      for slot in layout.trie.nodes[parsed.entered].inner {
        context.enteredBits |= plan.slots[slot].bit
      }
    }
    guard let start else { return memory.loosen(gap, context) }
    gap.rowOffset = UInt16(truncatingIfNeeded: parsed.rowStart - start)
    return memory.learn(gap, context, bytes, start..<parsed.value)
  }
}
