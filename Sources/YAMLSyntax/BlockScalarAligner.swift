/// Lays the text of a literal or folded scalar along its lines, to tell where each byte comes from.
///
/// A block scalar's lines stand in the text as they are, but for the indentation; only what joins two
/// lines differs, a space or line ends. So the lines lead, and whatever joins them is taken as it comes.
struct BlockScalarAligner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The source of every byte of `expected`, or nil when the lines do not read as that.
  func sources(of expected: String, in range: Range<Int>) -> [Range<Int>]? {
    let text = Array(expected.utf8)
    let lines = contentLines(in: range)
    guard let first = lines.first(where: { !isBlank($0) }) else { return nil }
    // With an indentation indicator the first line may begin with spaces of its own.
    let ownLine = text.split(separator: 0x0A).first { !$0.allSatisfy(\.isBlank) }
    let ownSpaces = ownLine?.prefix { $0 == 0x20 }.count ?? 0
    let indentation = max(0, spaces(at: first) - ownSpaces)

    var sources: [Range<Int>] = []
    sources.reserveCapacity(text.count)
    var previousEnd = lines.first?.lowerBound ?? range.lowerBound
    for line in lines {
      let content = line.dropFirst(min(indentation, spaces(at: line)))
      guard let start = content.first else { continue }
      let joint = previousEnd..<start
      let before = sources.count
      while sources.count < text.count, text[sources.count] == 0x0A { sources.append(joint) }
      if sources.count == before, before > 0, before < text.count, text[before] == 0x20,
        !bytes[start].isBlank
      {
        sources.append(joint)
      }
      for place in content {
        guard sources.count < text.count, text[sources.count] == bytes[place] else { return nil }
        sources.append(place..<place + 1)
      }
      previousEnd = line.upperBound
    }
    // What is left are line ends, and lines of white space that the range leaves out.
    while sources.count < text.count, text[sources.count].isBlank || text[sources.count] == 0x0A {
      sources.append(previousEnd..<min(previousEnd + 1, range.upperBound))
    }
    return sources.count == text.count ? sources : nil
  }

  /// The lines behind the scalar's header, without their line ends.
  private func contentLines(in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    var offset = range.lowerBound
    while offset <= range.upperBound {
      if offset == range.upperBound || bytes[offset].isLineBreak {
        lines.append(start..<offset)
        if offset + 1 < range.upperBound, bytes[offset] == 0x0D, bytes[offset + 1] == 0x0A {
          offset += 1
        }
        start = offset + 1
      }
      offset += 1
    }
    return Array(lines.dropFirst())
  }

  private func spaces(at line: Range<Int>) -> Int {
    bytes[line].prefix { $0 == 0x20 }.count
  }

  private func isBlank(_ line: Range<Int>) -> Bool { bytes[line].allSatisfy(\.isBlank) }
}
