import Diagnostics

/// Texts as they stand in an explanation: in quotes, in one line, and not too long.
enum QuotedText {
  /// How many characters are shown.
  private static let limit = 200

  /// A text in quotes.
  static func text(_ text: String) -> String { "\"" + plain(text) + "\"" }

  /// A text without quotes.
  static func plain(_ text: some StringProtocol) -> String {
    let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    guard let end, end < text.endIndex else { return visibleText(text) }
    return visibleText(text[..<end]) + "…"
  }

  /// A JSON text as it was sent, its line ends and the spaces behind them as one space.
  static func json(_ bytes: some Sequence<UInt8>) -> String {
    var line: [UInt8] = []
    var isBehindLineEnd = false
    for byte in bytes.prefix(limit * 8) {
      switch byte {
      case 0x0A, 0x0D, 0x09:
        if !isBehindLineEnd { line.append(0x20) }
        isBehindLineEnd = true
      case 0x20 where isBehindLineEnd:
        break
      default:
        line.append(byte)
        isBehindLineEnd = false
      }
    }
    return plain(String(decoding: line, as: UTF8.self))
  }
}
