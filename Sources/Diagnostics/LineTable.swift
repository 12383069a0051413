/// Where the lines of a text begin: turns byte offsets into lines and columns.
///
/// Made by one pass over the bytes, and only once something is to be reported. A byte order mark belongs to
/// no column.
package struct LineTable: Sendable {
  /// The distance of the places whose number of scalars is known.
  private static let stride = 256

  private let bytes: [UInt8]

  /// The offset of each line's first byte.
  private let starts: [Int]

  /// How many scalars begin before each multiple of `stride`.
  private let scalarCounts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var scalarCounts: [Int] = []
    scalarCounts.reserveCapacity(bytes.count / Self.stride + 1)
    var scalars = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { scalarCounts.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      if byte == 0x0A {
        starts.append(offset + 1)
      } else if byte == 0x0D, offset + 1 == bytes.count || bytes[offset + 1] != 0x0A {
        starts.append(offset + 1)
      }
    }
    if bytes.count % Self.stride == 0 { scalarCounts.append(scalars) }
    self.starts = starts
    self.scalarCounts = scalarCounts
  }

  /// The number of lines; a text that ends with a line end has an empty last line.
  package var lineCount: Int { starts.count }

  /// The position of an offset, which is clamped to the text.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, starts[0]), bytes.count)
    let line = lineNumber(of: offset)
    let start = starts[line - 1]
    return SourcePosition(
      line: line, utf8Column: offset - start + 1,
      scalarColumn: scalars(before: offset) - scalars(before: start) + 1)
  }

  /// The bytes of a line, counted from 1, without its line end.
  package func bytes(ofLine line: Int) -> Range<Int> {
    let line = min(max(line, 1), lineCount)
    let start = starts[line - 1]
    var end = line < lineCount ? starts[line] : bytes.count
    if line < lineCount {
      end -= 1
      if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<max(start, end)
  }

  /// The number of the last line that begins at or before an offset.
  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  private func scalars(before offset: Int) -> Int {
    let known = min(offset / Self.stride, scalarCounts.count - 1)
    var count = scalarCounts[known]
    for place in known * Self.stride..<offset where bytes[place] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
