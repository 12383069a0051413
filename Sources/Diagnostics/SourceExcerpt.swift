/// A line of source with a caret under a range of it.
struct SourceExcerpt {
  /// How many bytes of a line are shown on either side of the caret; longer lines are cut there.
  private static let reach = 160

  /// The cell width to which a tab moves on, as terminals have it.
  private static let tabStop = 8

  /// The source line and the caret line, each with its line end; empty for an empty line.
  let text: String

  /// Makes the excerpt of a range within one line of a text.
  ///
  /// - Parameters:
  ///   - line: the line, without its line end.
  ///   - range: what the caret points at; what lies outside of the line is left out.
  init(of bytes: [UInt8], line: Range<Int>, range: Range<Int>) {
    guard !line.isEmpty else {
      text = ""
      return
    }
    let range = range.clamped(to: line)
    let shown = Self.window(of: bytes, line: line, range: range)
    let isCut = (start: shown.lowerBound > line.lowerBound, end: shown.upperBound < line.upperBound)
    let marked = range.clamped(to: shown)

    let before =
      (isCut.start ? "…" : "") + Self.visible(bytes[shown.lowerBound..<marked.lowerBound])
    let inside = Self.visible(bytes[marked])
    let after = Self.visible(bytes[marked.upperBound..<shown.upperBound]) + (isCut.end ? "…" : "")

    let column = Self.column(after: before, from: 0)
    let width = max(1, Self.column(after: inside, from: column) - column)
    // A tab stays a tab, so that the caret is right whatever a terminal makes of it.
    let padding = before.map {
      $0 == "\t" ? "\t" : String(repeating: " ", count: displayWidth(of: $0))
    }
    text =
      before + inside + after + "\n" + padding.joined() + "^"
      + String(repeating: "~", count: width - 1) + "\n"
  }

  /// The part of a long line around the range, at the borders of characters.
  private static func window(
    of bytes: [UInt8], line: Range<Int>, range: Range<Int>
  ) -> Range<Int> {
    var start = max(line.lowerBound, range.lowerBound - reach)
    var end = min(line.upperBound, range.lowerBound + reach)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
    visibleText(String(decoding: bytes, as: UTF8.self), keepingTabs: true)
  }

  /// The column at which a text ends that begins at a column.
  private static func column(after text: String, from start: Int) -> Int {
    text.reduce(start) { column, character in
      character == "\t" ? (column / tabStop + 1) * tabStop : column + displayWidth(of: character)
    }
  }
}
