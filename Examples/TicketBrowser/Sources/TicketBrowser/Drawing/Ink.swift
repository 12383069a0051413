import TicketKit

/// How texts get their colours: by escape sequences, or not at all.
enum Ink {
  case plain
  case colored

  /// A run in the colour and weight of its style, as on a dark background.
  func text(_ text: String, style: TextStyle?) -> String {
    guard self == .colored, let style else { return text }
    var codes: [String] = []
    if let weight = style.weight, weight == .bold || weight == .semibold { codes.append("1") }
    if let color = style.color {
      let rgb = color.dark
      codes.append("38;2;\(rgb >> 16 & 0xFF);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)")
    }
    return codes.isEmpty ? text : "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// A text that stands back.
  func dimmed(_ text: String) -> String {
    self == .plain ? text : "\u{1B}[2m\(text)\u{1B}[0m"
  }

  /// A text with its colours exchanged.
  func reversed(_ text: String) -> String {
    self == .plain ? text : "\u{1B}[7m\(text)\u{1B}[0m"
  }
}
