extension JSONScanner {
  /// Checks one value that stands inside of `depth` arrays and objects.
  func skipValue(_ start: Int, depth: Int) throws(JSONFault) -> Int {
    var at = start
    var open = ContainerStack(depth: depth)
    while true {
      let byte = bytes.byteOrZero(at: at)
      if byte == JSONByte.openBrace || byte == JSONByte.openBracket {
        let isObject = byte == JSONByte.openBrace
        guard open.push(isObject: isObject) else { throw fault(.nesting, at: at) }
        at = skipSpace(at + 1)
        if bytes.byteOrZero(at: at) != byte + 2 {
          if isObject { at = try skipName(at) }
          continue
        }
        // The bracket that closes is the opening one's byte and two: `[` `]`, `{` `}`.
        at += 1
        open.pop()
      } else {
        at = try skipScalar(at)
      }

      // Behind a value: close what ends here, or go on with the next one.
      while open.depth > depth {
        at = skipSpace(at)
        let byte = bytes.byteOrZero(at: at)
        if byte == JSONByte.comma {
          at = skipSpace(at + 1)
          if open.isObject { at = try skipName(at) }
          break
        }
        guard byte == (open.isObject ? JSONByte.closeBrace : JSONByte.closeBracket) else {
          throw fault(open.isObject ? .commaOrBrace : .commaOrBracket, at: at)
        }
        at += 1
        open.pop()
      }
      if open.depth == depth { return at }
    }
  }
}

/// The arrays and objects that are open, innermost last: one bit for each.
private struct ContainerStack {
  private var bits = SIMD8<UInt64>()

  /// How many are open, counting those around the value that is read.
  private(set) var depth: Int

  /// Whether the innermost one is an object.
  private(set) var isObject = false

  init(depth: Int) {
    self.depth = depth
  }

  /// Enters an array or object; false when that nests too deep.
  mutating func push(isObject: Bool) -> Bool {
    guard depth < JSONScanner.deepestNesting else { return false }
    let bit: UInt64 = 1 << UInt64(depth & 63)
    if isObject { bits[depth >> 6] |= bit } else { bits[depth >> 6] &= ~bit }
    depth += 1
    self.isObject = isObject
    return true
  }

  /// Leaves the innermost one.
  mutating func pop() {
    depth -= 1
    guard depth > 0 else { return }
    isObject = bits[(depth - 1) >> 6] & (1 << UInt64((depth - 1) & 63)) != 0
  }
}
