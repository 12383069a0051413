import Diagnostics

/// Breaks text into lines of a terminal: at spaces and beside wide characters, and where there are
/// neither, anywhere between two characters.
struct LineWrapper {
  /// How wide a line may be; at least 2.
  let columns: Int

  /// How many lines there may be, the last of which ends in `…` where text is left out; at least 1.
  let lineLimit: Int

  init(columns: Int, lineLimit: Int = .max) {
    self.columns = max(2, columns)
    self.lineLimit = max(1, lineLimit)
  }

  /// One character as people see it.
  private struct Glyph {
    let character: Character
    let width: Int
    let look: TerminalSpan.Look

    var isSpace: Bool { character == " " || character == "\u{3000}" }
  }

  /// The lines of some spans; none for an empty text.
  func lines(_ spans: [TerminalSpan]) -> [TerminalLine] {
    var lines: [TerminalLine] = []
    var line: [Glyph] = []
    var width = 0
    // Where the line may be broken: before the glyph of this number.
    var breakAt: Int?
    for span in spans {
      for character in span.text {
        let glyph = Glyph(
          character: character, width: displayWidth(of: character), look: span.look)
        if glyph.isSpace || glyph.width > 1 || line.last.map({ $0.width > 1 || $0.isSpace }) == true
        {
          breakAt = line.count
        }
        if width + glyph.width > columns {
          guard lines.count + 1 < lineLimit else { return lines + [cut(line)] }
          let end = breakAt.map { $0 > 0 ? $0 : line.count } ?? line.count
          lines.append(Self.line(Self.trimmed(line[..<end])))
          line = Array(line[end...].drop(while: \.isSpace))
          width = line.reduce(0) { $0 + $1.width }
          breakAt = nil
          if line.isEmpty, glyph.isSpace { continue }
        }
        line.append(glyph)
        width += glyph.width
      }
    }
    let rest = Self.trimmed(line[...])
    return rest.isEmpty ? lines : lines + [Self.line(rest)]
  }

  /// The lines of a text from outside.
  func lines(untrusted text: String, _ look: TerminalSpan.Look = .plain) -> [TerminalLine] {
    lines([TerminalSpan(untrusted: text, look)])
  }

  /// A text from outside in one line.
  static func cut(_ text: String, to columns: Int, _ look: TerminalSpan.Look = .plain)
    -> TerminalLine
  {
    LineWrapper(columns: columns, lineLimit: 1).lines(untrusted: text, look).first
      ?? TerminalLine([])
  }

  /// A full line with `…` at its end.
  private func cut(_ line: [Glyph]) -> TerminalLine {
    var kept = line[...]
    var width = kept.reduce(0) { $0 + $1.width }
    while width > columns - 1, let last = kept.popLast() { width -= last.width }
    let ellipsis = Glyph(
      character: "…", width: 1, look: kept.last?.look ?? line.last?.look ?? .plain)
    return Self.line(kept + [ellipsis])
  }

  private static func trimmed(_ line: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    var line = line
    while line.last?.isSpace == true { line.removeLast() }
    return line
  }

  /// Glyphs as spans, one for each stretch in one look.
  private static func line(_ glyphs: ArraySlice<Glyph>) -> TerminalLine {
    var spans: [TerminalSpan] = []
    var text = ""
    var look = TerminalSpan.Look.plain
    for glyph in glyphs {
      if glyph.look != look {
        if !text.isEmpty { spans.append(TerminalSpan(text, look)) }
        text = ""
        look = glyph.look
      }
      text.append(glyph.character)
    }
    return TerminalLine(text.isEmpty ? spans : spans + [TerminalSpan(text, look)])
  }
}
