/// One line for a terminal: spans from left to right.
struct TerminalLine: Sendable {
  var spans: [TerminalSpan]

  init(_ spans: [TerminalSpan]) { self.spans = spans }

  init(_ text: String, _ look: TerminalSpan.Look = .plain) { spans = [TerminalSpan(text, look)] }

  /// How many columns the line takes.
  var width: Int { spans.reduce(0) { $0 + $1.width } }

  /// Where a line stands in the room that there is for it.
  enum Alignment {
    case left
    case center
  }

  /// The line with spaces around it, so that it takes so many columns.
  func padded(to columns: Int, _ alignment: Alignment = .left) -> TerminalLine {
    let room = max(0, columns - width)
    let left = alignment == .center ? room / 2 : 0
    return TerminalLine([Self.spaces(left)] + spans + [Self.spaces(room - left)])
  }

  /// Two lines as one.
  static func + (left: TerminalLine, right: TerminalLine) -> TerminalLine {
    TerminalLine(left.spans + right.spans)
  }

  /// The line as it is sent to a terminal, ended.
  func rendered(isColored: Bool) -> String {
    spans.lazy.map { $0.rendered(isColored: isColored) }.joined() + "\n"
  }

  private static func spaces(_ count: Int) -> TerminalSpan {
    TerminalSpan(String(repeating: " ", count: count))
  }
}
