import Diagnostics

/// A stretch of a terminal's line in one look.
struct TerminalSpan: Hashable, Sendable {
  /// How characters look; a terminal without colours shows them plain.
  struct Look: Hashable, Sendable {
    var isBold = false
    var isDim = false

    /// A number of the 256 colours that terminals know.
    var color: UInt8?

    static let plain = Look()
    static let bold = Look(isBold: true)
    static let dim = Look(isDim: true)
  }

  /// Characters that all have a picture, in one line.
  let text: String
  let look: Look

  /// A span of characters that are known to be harmless.
  init(_ text: String, _ look: Look = .plain) {
    self.text = text
    self.look = look
  }

  /// A span of anything, in which what a terminal would obey or hide is written as `\u{…}`.
  init(untrusted text: String, _ look: Look = .plain) {
    self.init(visibleText(text), look)
  }

  /// How many columns the span takes.
  var width: Int { displayWidth(of: text) }

  /// The span as it is sent to a terminal.
  func rendered(isColored: Bool) -> String {
    guard isColored, look != .plain, !text.isEmpty else { return text }
    var codes: [String] = []
    if look.isBold { codes.append("1") }
    if look.isDim { codes.append("2") }
    if let color = look.color { codes.append("38;5;\(color)") }
    return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
