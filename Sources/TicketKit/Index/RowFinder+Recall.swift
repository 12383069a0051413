extension RowFinder {
  /// Passes over a gap that is not one of those that followed last: one that turned to the same row
  /// before, or one that is remembered or learned by its bytes.
  ///
  /// - Returns: Whether the gap has a form for this, so that the place is behind it.
  mutating func recall(_ place: inout Place, _ writer: inout RowWriter) throws(JSONFault) -> Bool {
    let start = place.at
    let frame = Int(memory.contexts.entries[place.gap].frame)
    let turn = nextTurn(place.gap, at: start)
    if turn != RowMemory.none {
      let end = start + Int(memory.gaps.entries[turn].length)
      place = Place(at: end, gap: turn, previous: place.gap, isParsed: false)
      try pass(turn, at: start, &writer)
      return true
    }
    guard let usual = usualGap(at: start) else { return false }
    let search = memory.search(frame, bytes, start..<usual.end)
    var gap = search.number
    if gap == RowMemory.none {
      guard usual.isPlain, memory.frames[frame].isObject else { return false }
      var parsed = ParsedGap(value: usual.end, outer: frame, frame: frame)
      let node = child(usual.name, in: frame)
      if !record(node, &parsed) { pass(node, &parsed) }
      gap = learn(parsed, from: start, search)
    }
    try pass(gap, at: start, &writer)
    memory.follow(place.gap, gap)
    place = Place(
      at: usual.end, gap: gap, previous: place.gap, isParsed: gap == RowMemory.loose)
    return true
  }

  /// The gap that turned to the next row from one like this, if it stands behind a value.
  ///
  /// - Parameter gap: The gap before the value.
  func nextTurn(_ gap: Int, at start: Int) -> Int {
    let contexts = memory.contexts.entries
    let turn = Int(contexts[row.turn].nextTurn)
    guard turn != RowMemory.none, contexts[turn].outer == contexts[gap].frame,
      memory.matches(turn, bytes, at: start)
    else { return RowMemory.none }
    return turn
  }

  /// Notes the gap that turns to the next row.
  mutating func turn(_ gap: Int) {
    if gap > RowMemory.loose, row.turn > RowMemory.loose {
      memory.contexts.entries[row.turn].nextTurn = Int32(truncatingIfNeeded: gap)
    }
    row.turn = gap
  }

  /// A gap that closes what it closes, and leads to a name and a value that is not to be opened.
  private struct UsualGap {
    let name: Range<Int>
    let end: Int

    /// Whether it closes and opens nothing.
    let isPlain: Bool
  }

  /// The gap that begins at an offset, if it has the usual form; what is wrong shows when it is
  /// parsed.
  private func usualGap(at start: Int) -> UsualGap? {
    var at = start
    var byte = bytes.byteOrZero(at: at)
    while byte == JSONByte.closeBrace || byte == JSONByte.closeBracket {
      at = scanner.skipSpace(at &+ 1)
      byte = bytes.byteOrZero(at: at)
    }
    var isPlain = at == start
    if byte <= 0x20 {
      at = scanner.skipSpace(at)
      byte = bytes.byteOrZero(at: at)
    }
    guard byte == JSONByte.comma else { return nil }
    at = scanner.skipSpace(at &+ 1)
    if bytes.byteOrZero(at: at) == JSONByte.openBrace {
      at = scanner.skipSpace(at &+ 1)
      isPlain = false
    }
    guard bytes.byteOrZero(at: at) == JSONByte.quote else { return nil }
    let end = scanner.plainEnd(at &+ 1)
    let name = at &+ 1..<end
    guard bytes.byteOrZero(at: end) == JSONByte.quote else { return nil }
    at = scanner.skipSpace(end &+ 1)
    guard bytes.byteOrZero(at: at) == JSONByte.colon else { return nil }
    at = scanner.skipSpace(at &+ 1)
    byte = bytes.byteOrZero(at: at)
    guard byte != JSONByte.openBrace, byte != JSONByte.openBracket else { return nil }
    return UsualGap(name: name, end: at, isPlain: isPlain)
  }
}
