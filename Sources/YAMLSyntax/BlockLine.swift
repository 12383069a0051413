/// A line of a block mapping or list, taken apart without YAML's rules for what may stand where: it serves to
/// explain lines that YAML refuses.
struct BlockLine {
  /// The line without its line end.
  let bytes: Range<Int>

  /// Where the content begins, behind white space and dashes.
  let content: Int

  /// Where the `:` behind the key stands, or nil for a line without one.
  let colon: Int?

  /// The value, or, without a key, the content: up to the end of the line or a comment, without white space
  /// around it.
  let value: Range<Int>

  /// Takes apart the line that holds an offset.
  init(in source: [UInt8], at offset: Int) {
    bytes = SourceLine(in: source, at: offset).bytes
    let line = source[bytes]
    content = Self.contentStart(of: line)
    colon = Self.colon(in: line[content...])
    var start = colon.map { $0 + 1 } ?? content
    while start < line.endIndex, source[start].isBlank { start += 1 }
    var end = Self.commentStart(in: line[start...]) ?? line.endIndex
    while end > start, source[end - 1].isBlank { end -= 1 }
    value = start..<end
  }

  private static func contentStart(of line: ArraySlice<UInt8>) -> Int {
    var start = line.startIndex
    while start < line.endIndex {
      let isDash = line[start] == UInt8(ascii: "-")
      guard line[start].isBlank || isDash && (start + 1 == line.endIndex || line[start + 1].isBlank)
      else { break }
      start += 1
    }
    return start
  }

  /// The first `:` with white space or nothing behind it, outside a key in quotes.
  private static func colon(in content: ArraySlice<UInt8>) -> Int? {
    var start = content.startIndex
    if let first = content.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return nil
    }
    if let quote = content.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = content.dropFirst().firstIndex(of: quote) else { return nil }
      start = end + 1
    }
    return content[start...].indices.first { place in
      content[place] == UInt8(ascii: ":")
        && (place + 1 == content.endIndex || content[place + 1].isBlank)
    }
  }

  private static func commentStart(in content: ArraySlice<UInt8>) -> Int? {
    content.indices.first { place in
      content[place] == UInt8(ascii: "#") && place > content.startIndex
        && content[place - 1].isBlank
    }
  }
}
