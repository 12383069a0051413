/// The entry of a `{…}` or `[…]` around a place, taken apart as its writer meant it: with brackets and braces
/// inside texts. It serves to explain entries that YAML refuses.
struct FlowEntry {
  /// The entry's value, or the whole entry where it has no key.
  let value: Range<Int>

  /// Takes apart the entry that holds an offset, in the collection that opens at `opening`.
  init(in source: [UInt8], opening: Int, at offset: Int) {
    let start = Self.start(in: source, opening: opening, at: offset)
    value = start..<Self.end(in: source, from: start)
  }

  /// Takes apart the entry whose value begins at an offset.
  init(in source: [UInt8], valueAt offset: Int) {
    value = offset..<Self.end(in: source, from: offset)
  }

  private static func start(in source: [UInt8], opening: Int, at offset: Int) -> Int {
    var start = opening + 1
    var depth = 0
    var place = opening + 1
    while place < offset {
      switch source[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: start = place + 1
      case UInt8(ascii: ":") where depth == 0 && place + 1 < offset && source[place + 1].isBlank:
        start = place + 1
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        // A quote within a word is a part of it.
        let before = source[..<place].last { !$0.isBlank }
        guard before.map({ ",:{[".utf8.contains($0) }) ?? false else { break }
        place = source[(place + 1)..<offset].firstIndex(of: source[place]) ?? place
      default: break
      }
      place += 1
    }
    while start < offset, source[start].isBlank || source[start].isLineBreak { start += 1 }
    return start
  }

  /// The end of a text in which brackets and braces come in pairs.
  private static func end(in source: [UInt8], from start: Int) -> Int {
    var depth = 0
    var end = start
    scan: while end < source.count, !source[end].isLineBreak {
      switch source[end] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { break scan }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: break scan
      default: break
      }
      end += 1
    }
    while end > start, source[end - 1].isBlank { end -= 1 }
    return end
  }
}
