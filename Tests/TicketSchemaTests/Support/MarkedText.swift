/// A text with places marked by `1️⃣` to `9️⃣`, which are taken out before it is read.
struct MarkedText {
  /// The text without its marks.
  private(set) var text = ""

  /// The UTF-8 offset of each mark in `text`.
  private(set) var offsets: [String: Int] = [:]

  init(_ marked: String) {
    for character in marked {
      if character.isMark {
        offsets[String(character)] = text.utf8.count
      } else {
        text.append(character)
      }
    }
  }

  /// The mark at an offset, or the offset as text where there is none.
  func name(of offset: Int) -> String {
    offsets.first { $0.value == offset }?.key ?? "offset \(offset)"
  }
}

extension Character {
  /// Whether the character is a digit in a key cap.
  fileprivate var isMark: Bool { unicodeScalars.contains("\u{20E3}") }
}
