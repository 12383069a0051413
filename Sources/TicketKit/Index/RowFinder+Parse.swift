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
      var name = gap.value..<gap.value
      if memory.frames[gap.frame].isObject {
        guard bytes.byteOrZero(at: gap.value) == JSONByte.quote else {
          throw scanner.fault(.name, at: gap.value)
        }
        name = gap.value + 1..<(try scanner.skipString(gap.value + 1)) - 1
        node = child(name, in: gap.frame)
        gap.value = try scanner.skipColon(name.upperBound + 1)
      }
      if record(node, &gap) { return }
      var frame: Int?
      let inside = inside(gap.value)
      if inside != nil, isOpened(gap.value, node: node, in: gap.frame) {
        frame = memory.frame(
          in: gap.frame, isObject: bytes[gap.value] == JSONByte.openBrace, node: node,
          name: ByteHash.value(bytes, name))
      }
      guard let inside, let frame else {
        gap.isWhole = inside != nil
        return pass(node, &gap)
      }
      if gap.entered < 0 { gap.entered = node }
      gap.frame = frame
      gap.value = inside
    }
  }

  /// The node of a member by its name, or -1.
  func child(_ name: Range<Int>, in frame: Int) -> Int {
    let outer = memory.frames[frame].node
    return outer < 0 ? -1 : walk.member(outer, name) ?? -1
  }

  /// Notes that the value of a node is recorded, if it is.
  func record(_ node: Int, _ gap: inout ParsedGap) -> Bool {
    guard node >= 0, layout.trie.nodes[node].inner.isEmpty else { return false }
    gap.action = .record
    gap.target = layout.trie.nodes[node].slot
    return true
  }

  /// Notes that the value of a node is walked, or passed over where there is no node.
  func pass(_ node: Int, _ gap: inout ParsedGap) {
    gap.action = node >= 0 ? .walk : .skip
    gap.target = node
    if gap.entered < 0 { gap.entered = node }
  }

  /// The offset of the first name or element of a value; nil for scalars and what is empty.
  private func inside(_ start: Int) -> Int? {
    let byte = bytes.byteOrZero(at: start)
    guard byte == JSONByte.openBrace || byte == JSONByte.openBracket else { return nil }
    let inside = scanner.skipSpace(start + 1)
    return bytes.byteOrZero(at: inside) == byte + 2 ? nil : inside
  }

  /// Whether an array or object is taken apart; the walk takes what queries number the elements of.
  private func isOpened(_ start: Int, node: Int, in frame: Int) -> Bool {
    let depth = memory.frames[frame].depth
    guard depth < self.depth + Self.deepestFrame, depth < JSONScanner.deepestNesting else {
      return false
    }
    return node < 0
      || bytes[start] == JSONByte.openBrace && layout.trie.nodes[node].slot < 0
        && layout.trie.nodes[node].elements.isEmpty
  }
}

extension RowFinder {
  /// Remembers a gap that was parsed, and returns its number.
  ///
  /// - Parameters:
  ///   - start: Where the gap begins; nil: it is not to be remembered.
  ///   - search: What looking for the gap gave, if that was done.
  mutating func learn(
    _ parsed: ParsedGap, from start: Int?, _ search: RowMemory.Search? = nil
  ) -> Int {
    guard let start else { return memory.loosen(gap(parsed), context(parsed)) }
    let range = start..<parsed.value
    let search = search ?? memory.search(parsed.outer, bytes, range)
    guard search.number == RowMemory.none else { return search.number }
    var gap = gap(parsed)
    gap.rowOffset = UInt16(truncatingIfNeeded: parsed.rowStart - start)
    return memory.learn(gap, context(parsed), bytes, range, search)
  }

  /// What to do with the value behind a gap.
  private func gap(_ parsed: ParsedGap) -> RowGap {
    let number = parsed.action == .record ? parsed.target : layout.trie.slotCount
    let slot = layout.plan.slots[number]
    var gap = RowGap()
    gap.slot = Int32(truncatingIfNeeded: isDirect ? number + OffsetTable.headerCount : number)
    gap.bit = slot.bit
    gap.nullEntry = slot.nullEntry
    gap.usable = slot.usable
    // A scalar on the way of queries is of interest only if one of them ends there.
    if parsed.action == .walk, layout.trie.nodes[parsed.target].slot >= 0 { gap.usable = [] }
    if parsed.isWhole { gap.traits.insert(.isWhole) }
    if parsed.rowStart >= 0 { gap.traits.insert(.turns) }
    if parsed.entered >= 0, parsed.rowStart < 0 { gap.traits.insert(.enters) }
    return gap
  }

  private func context(_ parsed: ParsedGap) -> GapContext {
    var context = GapContext()
    context.action = parsed.action
    context.target = Int32(truncatingIfNeeded: parsed.target)
    context.outer = Int32(truncatingIfNeeded: parsed.outer)
    context.frame = Int32(truncatingIfNeeded: parsed.frame)
    context.depth = UInt16(truncatingIfNeeded: memory.frames[parsed.frame].depth)
    context.entered = Int32(truncatingIfNeeded: parsed.entered)
    if parsed.entered >= 0 {
      for slot in layout.trie.nodes[parsed.entered].inner {
        context.enteredBits |= layout.plan.slots[slot].bit
      }
    }
    return context
  }
}
