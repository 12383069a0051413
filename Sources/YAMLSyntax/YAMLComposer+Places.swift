extension YAMLComposer {
  /// Where a node begins behind its anchor and tag.
  func contentStart(of bytes: Range<Int>, _ properties: YAMLEvent.Properties?) -> Int {
    if properties == nil { return bytes.lowerBound }
    var offset = bytes.lowerBound
    while offset < file.bytes.count {
      let byte = file.bytes[offset]
      guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") else { break }
      offset = wordEnd(from: offset)
      offset = skipBlanksAndComments(from: offset)
    }
    return min(offset, max(bytes.upperBound, bytes.lowerBound))
  }

  /// Where an event's tag stands.
  func tagRange(of bytes: Range<Int>) -> Range<Int> {
    var offset = bytes.lowerBound
    while offset < bytes.upperBound, file.bytes[offset] == UInt8(ascii: "&") {
      offset = skipBlanksAndComments(from: wordEnd(from: offset))
    }
    return offset..<max(offset, wordEnd(from: offset))
  }

  /// Where a scalar ends: a block scalar without its last line end and the empty lines that follow.
  func scalarEnd(of bytes: Range<Int>, _ style: YAMLScalar.Style) -> Int {
    guard style == .literal || style == .folded else { return bytes.upperBound }
    var end = bytes.upperBound
    while end > bytes.lowerBound {
      var start = end
      while start > bytes.lowerBound, file.bytes[start - 1].isBlank { start -= 1 }
      guard start > bytes.lowerBound, file.bytes[start - 1].isLineBreak else { break }
      end = start - 1
    }
    return end
  }

  /// The first place at or behind an offset that is neither white space nor in a comment.
  func skipBlanksAndComments(from start: Int) -> Int {
    var offset = start
    while offset < file.bytes.count {
      let byte = file.bytes[offset]
      if byte.isBlank || byte.isLineBreak {
        offset += 1
      } else if byte == UInt8(ascii: "#"), offset > start {
        while offset < file.bytes.count, !file.bytes[offset].isLineBreak { offset += 1 }
      } else {
        break
      }
    }
    return offset
  }

  /// Where an anchor or tag ends.
  private func wordEnd(from start: Int) -> Int {
    guard start < file.bytes.count else { return start }
    if file.bytes[start...].starts(with: "!<".utf8) {
      return file.bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? start
    }
    let isAnchor = file.bytes[start] == UInt8(ascii: "&")
    var offset = start + 1
    while offset < file.bytes.count {
      let byte = file.bytes[offset]
      let isInside =
        isAnchor
        ? Self.isAnchorCharacter(byte)
        : !byte.isBlank && !byte.isLineBreak && !",[]{}".utf8.contains(byte)
      guard isInside else { break }
      offset += 1
    }
    return offset
  }

  /// Whether libyaml takes a byte for a part of an anchor's name.
  private static func isAnchorCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
