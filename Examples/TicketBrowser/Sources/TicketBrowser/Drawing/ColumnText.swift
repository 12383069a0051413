/// Texts measured in the columns that they take on a terminal.
enum ColumnText {
  /// How many columns a text takes: two for wide East Asian characters and emoji.
  static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// A text with `…` for what is behind the columns.
  static func cut(_ text: String, to columns: Int) -> String {
    if width(of: text) <= columns { return text }
    var shown = ""
    var used = 1
    for character in text {
      used += width(of: character)
      if used > columns { break }
      shown.append(character)
    }
    return columns > 0 ? shown + "…" : ""
  }

  /// A text that takes exactly so many columns, cut or with spaces behind it.
  static func fit(_ text: String, to columns: Int) -> String {
    let text = cut(text, to: columns)
    return text + String(repeating: " ", count: max(0, columns - width(of: text)))
  }

  /// A text without what would control the terminal or turn its reading direction: a server may send
  /// anything.
  static func visible(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: shown.append("\u{FFFD}")
      // Joiners and the like belong to characters; U+202A to U+202E and U+2066 to U+2069 turn texts.
      case .format
      where [0x200B, 0x200E, 0x200F, 0x061C, 0xFEFF].contains(scalar.value)
        || 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value:
        shown.append("\u{FFFD}")
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }

  private static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // The variation selector asks for an emoji's picture.
      if scalar.value == 0xFE0F, width == 1 { return 2 }
      width = max(width, self.width(of: scalar))
    }
    let isFlag = character.unicodeScalars.first.map { 0x1F1E6...0x1F1FF ~= $0.value } ?? false
    return isFlag && character.unicodeScalars.count > 1 ? 2 : width
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch scalar.value {
    // Vowels and final consonants join the first letter of a Hangul syllable.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    case 0x1F1E6...0x1F1FF: return 1
    // Wide and fullwidth blocks of Unicode Standard Annex #11.
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1F200...0x1F320, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
