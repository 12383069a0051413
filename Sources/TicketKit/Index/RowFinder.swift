/// Finds the values of queries in rows, and learns how rows are written while it does.
///
/// A row is a chain of scalars with a gap before each. Every gap remembers which one followed it
/// last time; if the bytes of that one stand here, the next value has been found. Otherwise the
/// gap is parsed, and remembered as long as there is room: a response may be hostile.
struct RowFinder {
  /// How deep objects that nobody wants are taken apart; deeper ones are passed over whole.
  private static var deepestFrame: Int { 32 }

  private let scanner: JSONScanner
  private let walk: PathWalk
  private var memory: RowMemory

  /// The depth of the rows.
  private let depth: Int

  /// Where the values begin.
  private(set) var recorder: SlotRecorder

  init(_ scanner: JSONScanner, _ trie: PathTrie, depth: Int) {
    self.scanner = scanner
    self.depth = depth
    walk = PathWalk(scanner, trie)
    memory = RowMemory(depth: depth)
    recorder = SlotRecorder(slotCount: trie.slotCount)
  }

  private var trie: PathTrie { walk.trie }
  private var bytes: JSONBytes { scanner.bytes }

  /// Reads the row that begins with the brace at an offset, and returns the offset behind it.
  mutating func row(at start: Int) throws(JSONFault) -> Int {
    recorder.reset()
    if trie.nodes[0].slot >= 0 { recorder.pass(trie.nodes[0].slot, at: start, depth: depth) }
    var at = start
    var gap = RowMemory.rowStart
    var frame = RowMemory.rowFrame
    while true {
      let next = memory.match(after: gap, bytes, at: at)
      if next >= 0 {
        let known = memory.gaps[next]
        let value = at + known.length
        if known.action == .end { return value }
        if isValue(bytes.byteOrZero(at: value)) {
          at = try take(known.action, known.target, at: value, known.depth, entered: known.entered)
          gap = next
          frame = known.frame
          continue
        }
      }
      let parsed = try parse(frame, at: at, isRowStart: at == start)
      let learned = memory.learn(parsed, after: gap, in: frame, bytes, at: at)
      if parsed.action == .end { return parsed.value }
      at = try take(
        parsed.action, parsed.target, at: parsed.value, memory.frames[parsed.frame].depth,
        entered: parsed.entered)
      gap = learned
      frame = parsed.frame
    }
  }

  /// Whether a value may begin with a byte, and neither white space nor the end of an array or
  /// object stands there; what else is no value shows when it is scanned.
  @inline(__always)
  private func isValue(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != JSONByte.closeBracket && byte != JSONByte.closeBrace
  }

  /// Takes the value at the end of a gap, and returns the offset behind it.
  @inline(__always)
  private mutating func take(
    _ action: RowGap.Action, _ target: Int, at value: Int, _ depth: Int, entered: Int
  ) throws(JSONFault) -> Int {
    if entered >= 0 { recorder.forget(trie.nodes[entered].inner) }
    switch action {
    case .walk:
      return try walk.enter(target, at: value, depth: depth, &recorder)
    case .record:
      recorder.pass(target, at: value, depth: depth)
    case .skip, .end:
      break
    }
    let byte = bytes.byteOrZero(at: value)
    if byte == JSONByte.openBrace || byte == JSONByte.openBracket {
      return try scanner.skipValue(value, depth: depth)
    }
    return try scanner.skipScalar(value)
  }
}

/// What stands at the end of a gap that was parsed.
struct ParsedGap {
  var action: RowGap.Action
  var target = -1
  var value: Int
  var frame: Int
  var entered = -1
}

extension RowFinder {
  /// Parses from the end of a value to the beginning of the next.
  private mutating func parse(
    _ start: Int, at offset: Int, isRowStart: Bool
  ) throws(JSONFault) -> ParsedGap {
    var frame = start
    var at = offset
    var entered = -1
    if isRowStart {
      at = scanner.skipSpace(at + 1)
      if bytes.byteOrZero(at: at) == JSONByte.closeBrace {
        return ParsedGap(action: .end, value: at + 1, frame: frame)
      }
    } else {
      while true {
        at = scanner.skipSpace(at)
        let byte = bytes.byteOrZero(at: at)
        if byte == JSONByte.comma {
          at = scanner.skipSpace(at + 1)
          break
        }
        let isObject = memory.frames[frame].isObject
        guard byte == (isObject ? JSONByte.closeBrace : JSONByte.closeBracket) else {
          throw scanner.fault(isObject ? .commaOrBrace : .commaOrBracket, at: at)
        }
        at += 1
        frame = memory.frames[frame].parent
        if frame < 0 { return ParsedGap(action: .end, value: at, frame: RowMemory.rowFrame) }
      }
    }

    // At a member's name or an element; open what is not empty, up to a scalar.
    while true {
      var node = -1
      if memory.frames[frame].isObject {
        guard bytes.byteOrZero(at: at) == JSONByte.quote else {
          throw scanner.fault(.name, at: at)
        }
        let nameEnd = try scanner.skipString(at + 1)
        let outer = memory.frames[frame].node
        if outer >= 0 { node = walk.member(trie.nodes[outer], at + 1..<nameEnd - 1) ?? -1 }
        at = try scanner.skipColon(nameEnd)
      }
      if node >= 0, trie.nodes[node].inner.isEmpty {
        return ParsedGap(
          action: .record, target: trie.nodes[node].slot, value: at, frame: frame,
          entered: entered)
      }
      guard let inside = opening(at, node: node, in: frame),
        let inner = memory.frame(
          in: frame, isObject: bytes[at] == JSONByte.openBrace, node: node)
      else {
        return ParsedGap(
          action: node >= 0 ? .walk : .skip, target: node, value: at, frame: frame,
          entered: entered)
      }
      if entered < 0 { entered = node }
      frame = inner
      at = inside
    }
  }

  /// The offset of the first name or element, if the value can be taken apart; nil for scalars,
  /// empty values, and those that the walk takes.
  private func opening(_ start: Int, node: Int, in frame: Int) -> Int? {
    let byte = bytes.byteOrZero(at: start)
    guard byte == JSONByte.openBrace || byte == JSONByte.openBracket else { return nil }
    if node >= 0 {
      let inner = trie.nodes[node]
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
