/// How many columns a text takes on a terminal: 2 for wide East Asian characters and emoji, 0 for marks that
/// combine with the character before them, 1 for others. Control characters and tabs count 0.
package func displayWidth(of text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// How many columns one character as people see it takes on a terminal.
package func displayWidth(of character: Character) -> Int {
  if let byte = character.asciiValue { return byte >= 0x20 && byte < 0x7F ? 1 : 0 }
  var width = 0
  for scalar in character.unicodeScalars {
    // The variation selector asks for the emoji's picture, which is wide.
    if scalar.value == 0xFE0F, width == 1 { return 2 }
    width += displayWidth(of: scalar)
  }
  // Emoji that are joined are one picture. Letters and vowels that are one character, as in Thai and Hindi,
  // stand side by side.
  let isEmoji = character.unicodeScalars.first?.properties.isEmoji ?? false
  return isEmoji ? min(width, 2) : width
}

/// How many columns one scalar takes on a terminal when nothing combines with it.
private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  let properties = scalar.properties
  switch properties.generalCategory {
  case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
    return 0
  default: break
  }
  // The vowels and final consonants of a Hangul syllable written as letters join the first one.
  if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) {
    return 0
  }
  if properties.isEmojiPresentation, !isRegionalIndicator(scalar) { return 2 }
  return isEastAsianWide(scalar.value) ? 2 : 1
}

/// Whether a scalar is one of the letters that make flags in pairs.
private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  (0x1F1E6...0x1F1FF).contains(scalar.value)
}

/// Whether a scalar is Wide or Fullwidth by Unicode Standard Annex #11.
///
/// Blocks as a whole: unassigned places of the ideographic planes are wide by the annex as well.
private func isEastAsianWide(_ value: UInt32) -> Bool {
  switch value {
  case 0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0x33FF,  // kana, Bopomofo, enclosed and squared letters
    0x3400...0x4DBF, 0x4E00...0x9FFF,  // ideographs
    0xA000...0xA4CF,  // Yi
    0xA960...0xA97F,  // Hangul initial consonants, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, Nushu, kana supplements
    0x1D300...0x1D376,  // Tai Xuan Jing, counting rods
    0x1F200...0x1F320, 0x1F900...0x1F9FF,  // enclosed ideographs, emoji
    0x20000...0x3FFFD:
    true
  default: false
  }
}
